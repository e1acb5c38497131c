import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in Japanese. `email` is null where the operator has not set an address. */
export const contactOf: typeof English = (email) => ({
  title: "お問い合わせ",
  lead: "Mimiは誰でも運営できるソフトウェアです。運営者とは、このアドレスでMimiを運営している個人または会社です。",
  sections: [
    {
      id: "operator",
      heading: "運営者について",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "アカウントの中を調べたり、支払いについての質問に答えたりできるのは、運営者だけです。",
        [
          "データのコピーやアカウントの削除は、自分で行えます。「",
          { text: "データのコピーと削除", href: `${paths.policy()}#yours` },
          "」をご覧ください。",
        ],
      ],
    },
    {
      id: "report",
      heading: "問題のあるコンテンツ",
      paragraphs: [
        [
          "キャラクターやメッセージが法律または",
          { text: "ルール", href: `${paths.policy()}#rules` },
          "に反している場合は、ページのアドレスを添えて運営者に連絡してください。アカウントは不要です。見た内容をコピーする必要もありません。",
        ],
        "誰かに危険が迫っている場合は、先に警察に連絡してください。",
      ],
    },
    {
      id: "plan",
      heading: "プランについて",
      paragraphs: [
        "有料プランの変更や解約は、自分で行えます。ページ上部の「プレミアム」を選び、「サブスクリプションを管理」へ進んでください。",
      ],
    },
  ],
});

const unknownAddress =
  "運営者は、このページにメールアドレスを設定していません。このサイトへのリンクがあった場所か、有料プランの領収書で連絡先をお探しください。";

const writeTo = (email: string) => ["運営者への連絡先: ", { text: email, href: `mailto:${email}` }];
