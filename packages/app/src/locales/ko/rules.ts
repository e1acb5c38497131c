import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Korean that a decision or an error can name. */
export const ruleTexts: typeof English = {
  minors: "성인 콘텐츠에 미성년자 금지",
  banned: "허용되지 않는 내용",
  adult_attestation: "성인 캐릭터는 성인이라는 확인 필요",
  adult_age: "성인 캐릭터는 18세 이상",
  image_attestation: "성인 캐릭터의 커버에는 성인만",
  not_screened: "성인용 글은 표시 전에 검사",
  unmarked_adult: "성인 콘텐츠 표시 필수",
  real_person: "동의 없는 실존 인물 금지",
  hate: "혐오 금지",
  violence: "위협과 폭력 선동 금지",
  self_harm: "자해를 부추기는 내용 금지",
  illegal: "불법 금지",
  copyright: "다른 사람이 만든 것 금지",
  spam: "스팸 금지",
  moderation: "이 서비스의 규칙",
};
