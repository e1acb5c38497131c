import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Japanese, which the sentences put in quotation marks. */
export const ruleTopicTexts: typeof English = {
  minors: "成人向けコンテンツと未成年者",
  banned: "禁止されている内容",
  adult_attestation: "キャラクターが成人であることの確認",
  adult_age: "成人向けキャラクターの年齢",
  image_attestation: "成人向けキャラクターのカバー画像",
  unmarked_adult: "成人向けコンテンツの明示",
  real_person: "実在の人物",
  hate: "ヘイト",
  violence: "脅迫と暴力",
  self_harm: "自傷行為",
  illegal: "違法なもの",
  copyright: "ほかの人の作品",
  spam: "スパム",
  moderation: "モデレーターが削除した内容",
};
