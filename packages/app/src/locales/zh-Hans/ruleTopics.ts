import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in simplified Chinese. */
export const ruleTopicTexts: typeof English = {
  minors: "成人内容中的未成年人",
  banned: "不允许的内容",
  adult_attestation: "确认角色是成年人",
  adult_age: "成人角色的年龄",
  image_attestation: "成人角色的封面",
  unmarked_adult: "标明成人内容",
  real_person: "真实人物",
  hate: "仇恨",
  violence: "威胁与暴力",
  self_harm: "自我伤害",
  illegal: "违法内容",
  copyright: "他人的作品",
  spam: "垃圾内容",
  moderation: "审核员移除的内容",
};
