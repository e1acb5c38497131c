import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in simplified Chinese. */
export const ruleTexts: typeof English = {
  minors: "成人内容中不得有未成年人",
  banned: "不允许的内容",
  adult_attestation: "成人角色须确认是成年人",
  adult_age: "成人角色须年满 18 岁",
  image_attestation: "成人角色的封面上须是成年人",
  not_screened: "成人文字在显示前会经过检查",
  unmarked_adult: "成人内容须标明",
  real_person: "未经同意不得涉及真实人物",
  hate: "不得宣扬仇恨",
  violence: "不得威胁他人或煽动暴力",
  self_harm: "不得鼓励自我伤害",
  illegal: "不得有违法内容",
  copyright: "不得使用他人的作品",
  spam: "不得发布垃圾内容",
  moderation: "本服务的规则",
};
