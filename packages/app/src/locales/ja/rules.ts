import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Japanese that a decision or an error can name. */
export const ruleTexts: typeof English = {
  minors: "成人向けコンテンツに未成年者を登場させない",
  banned: "禁止されている内容",
  adult_attestation: "成人向けキャラクターは成人であることの確認が必要",
  adult_age: "成人向けキャラクターは18歳以上",
  image_attestation: "成人向けキャラクターのカバー画像は成人のみ",
  not_screened: "成人向けの文章は表示前にチェック",
  unmarked_adult: "成人向けコンテンツは明示する",
  real_person: "実在の人物を同意なく使わない",
  hate: "ヘイトの禁止",
  violence: "脅迫や暴力の扇動の禁止",
  self_harm: "自傷行為を促すものの禁止",
  illegal: "違法なものの禁止",
  copyright: "ほかの人が作ったものの禁止",
  spam: "スパムの禁止",
  moderation: "このサービスのルール",
};
