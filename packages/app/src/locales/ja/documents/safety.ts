import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";

const list = listOf("ja", { style: "narrow" });

/** What a place is called in a sentence. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "カリフォルニア州",
  "us-ny": "ニューヨーク州",
  "us-or": "オレゴン州",
  "us-wa": "ワシントン州",
  "us-age": "お住まいの州",
  us: "アメリカ合衆国",
  de: "ドイツ",
  fr: "フランス",
  it: "イタリア",
  eu: "欧州連合（EU）",
  gb: "イギリス",
  au: "オーストラリア",
  other: "お住まいの国",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "AIと話していることを知らせること",
  crisis: "危機的な状況での支援",
  age: "年齢の確認",
  minors: "18歳未満の人の保護",
  marks: "AIが作ったものを明示すること",
  figures: "数値の公表",
  images: "性的な画像の削除",
};

/** What keeps users safe, in Japanese, by the rules of the place where they are. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "安全について",
  lead: "キャラクターとは何か、危機的な状況で何が起きるか、どこに電話すればよいか、誰が何を見られるかを説明します。",
  sections: [
    {
      id: "ai",
      heading: "キャラクターはすべてAIです",
      paragraphs: [
        "返信を書いているのは人間ではありません。キャラクターの言うことはフィクションです。間違っていることもあり、専門的な助言ではありません。医療、法律、お金についての助言でもありません。",
        `チャットでは、最初に、別の日に戻ってきたときに、そして使用${rules.notice_hours}時間ごとに（18歳未満と回答した人には${rules.minor_notice_hours}時間ごとに）、そのことをお知らせします。キャラクターには、尋ねられたらAIであると答えるように指示しています。人間だと主張する答えは差し替えられます。`,
        "返信を含むファイルには、どの言葉をAIが書いたかが、機械で読み取れる形で記されています。",
      ],
    },
    {
      id: "crisis",
      heading: "危機的な状況のとき",
      paragraphs: [
        "自分を傷つけるかもしれないこと、または摂食障害があることをメッセージに書くと、チャットに相談窓口が表示されます。表示は閉じるまで残ります。誰にも通知されません。ほかの人が危険な目にあう物語では、相談窓口は表示されません。",
        ...(rules.crisis_pause ? ["相談窓口を閉じるまで、チャットは一時停止します。"] : []),
        "これはプログラムが行っており、間違えることがあります。人の代わりにはなりません。危険が迫っているときは、電話してください。",
        ...(rules.crisis_figures
          ? [
              "お住まいの地域の法律は、相談窓口を表示した回数を毎年公表することを運営者に求めています。誰に表示したかは決して公表されません。",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `相談窓口を表示した回数（${region === null ? "全体" : "お住まいの地域"}）:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "相談窓口",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "18歳未満の人",
      paragraphs: [
        "AIコンパニオンは、18歳未満の人の一部には適さない場合があります。",
        [
          "成人向けコンテンツは、ユーザーが表示を選ぶまで非表示です。",
          rules.age_check
            ? "お住まいの地域では、そのために独立したサービスによる年齢確認が必要です。こちらに伝わるのは、はい・いいえだけです。そのようなサービスがない場合、成人向けコンテンツはありません。"
            : "その前に、ユーザーは18歳以上であることを申告します。",
          "「",
          { text: "成人向けコンテンツ", href: `${paths.policy()}#adults` },
          "」をご覧ください。",
        ],
        "18歳未満の人についての性的なコンテンツは、フィクションであっても禁止です。",
      ],
    },
    {
      id: "report",
      heading: "通報する",
      paragraphs: [
        [
          "キャラクター、メッセージ、画像、プロフィールのメニューには「通報」があります。アカウントは不要です。禁止されていることは",
          { text: "ルール", href: `${paths.policy()}#rules` },
          "に書かれています。",
          { text: "運営者に連絡する", href: paths.contactUs() },
          "こともできます。",
        ],
        [
          "自分、または代理を務める人の性的な画像が、同意なくここに載っていますか？ ",
          { text: "削除を依頼してください", href: paths.takeDown() },
          "。48時間以内に決定します。",
        ],
        [
          "通報にはそれぞれ受付番号があります。その番号で",
          { text: "通報の状況を確認", href: paths.reportState() },
          "できます。",
        ],
      ],
    },
    {
      id: "laws",
      heading: "お住まいの地域のルール",
      paragraphs: [
        region === null
          ? "お住まいの地域がわかりません。そのため、すべてのルールのうち最も厳しいものが適用されます。"
          : `${regionNames[region]}のルールは次のとおりです。`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year}年: ${count === null ? `${SMALLEST_PUBLISHED_COUNT}回未満` : `${count}回`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`（${about}）`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}（${dayOf(since)}から）: ${list(about.map((subject) => lawSubjects[subject]))}。`;
}
