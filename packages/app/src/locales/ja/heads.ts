import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "AIキャラクターを見つけて、最初のメッセージを読み、チャットを始めましょう。";

/** What search engines and shared links show of each page in Japanese, apart from those of characters. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `プライバシーポリシー · ${app}`,
    description: "Mimiが保存する情報、その保存場所、データのコピーを受け取る方法と削除する方法。",
  },
  term: {
    title: `利用規約 · ${app}`,
    description: "Mimiを利用すると、この規約に同意したことになります。短いので、ぜひお読みください。",
  },
  safety: {
    title: `安全について · ${app}`,
    description:
      "キャラクターとは何か、危機的な状況で何が起きるか、どこに電話すればよいか、誰が何を見られるか。",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description: "同意なく共有された自分の性的な画像について、削除を依頼できます。アカウントは不要です。",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "通報したものがどうなったかを、受付番号で確認できます。",
  },
  contactUs: {
    title: `お問い合わせ · ${app}`,
    description:
      "Mimiは誰でも運営できるソフトウェアです。運営者とは、このアドレスでMimiを運営している個人または会社です。",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "お探しのページは今は存在しないか、もともと存在しません。",
  },
};
