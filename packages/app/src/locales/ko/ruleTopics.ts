import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Korean, which the sentences put in quotation marks. */
export const ruleTopicTexts: typeof English = {
  minors: "성인 콘텐츠 속 미성년자",
  banned: "허용되지 않는 내용",
  adult_attestation: "캐릭터가 성인이라는 확인",
  adult_age: "성인 캐릭터의 나이",
  image_attestation: "성인 캐릭터의 커버",
  unmarked_adult: "성인 콘텐츠 표시",
  real_person: "실존 인물",
  hate: "혐오",
  violence: "위협과 폭력",
  self_harm: "자해",
  illegal: "불법",
  copyright: "다른 사람의 작품",
  spam: "스팸",
  moderation: "운영진이 삭제한 콘텐츠",
};
