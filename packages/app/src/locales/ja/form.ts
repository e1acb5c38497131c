import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in Japanese. */
export const formTexts: typeof English = {
  adult:
    "成人向けキャラクターを作れるのは成人だけです。もう一度保存して、18歳以上であることを確認してください。",
  deleted: "キャラクターを削除しました。",
  restored: "キャラクターを復元しました。",
  cropAgain: "もう一度切り抜く",
  published: {
    private: "保存しました。自分だけが見られます。",
    unlisted: "公開しました。リンクを知っている人なら誰でも見られます。",
    public: "公開しました。誰でも見られます。",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "公開できません。" : "保存できません。";
    if (topic === undefined) return `${what}成人向けの文章のチェックに失敗しました。もう一度お試しください。`;
    return `${what}${fields ?? "キャラクター"}が「${topic}」についてのルールに反しています。`;
  },
  refusedField: (topic) => `「${topic}」についてのルールに反しています。`,
  restSaved: "それ以外はすべて保存しました。",
  fieldNames: {
    name: "名前",
    chatName: "呼び名",
    tagline: "キャッチコピー",
    coverAlt: "カバー画像の説明",
    tags: "タグ",
    warnings: "内容についての注意",
    bio: "紹介",
    rating: "対象年齢",
    adultAge: "キャラクターの年齢",
    greeting: "最初のメッセージ",
    alternateGreetings: "ほかの最初のメッセージ",
    definition: "キャラ設定",
    personality: "性格",
    scenario: "シナリオ",
    systemPrompt: "システムプロンプト",
    postHistory: "最後の指示",
    exampleDialogs: "会話例",
    book: "ロアブックの項目",
    version: "バージョン",
  },
  nameBeforeTrial: "先にキャラクターに名前を付けてください。",
  pending: "審査に送りました。承認されるまで、自分だけが見られます。",
  makePublic: "全員に公開",
  madePublic: "誰でも見られるようになりました。",
  edit: "編集",
  title: "新しいキャラクター",
  editTitle: (name) => `${name}を編集`,
};
