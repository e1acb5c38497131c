import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Arabic, for "the rule about ...". */
export const ruleTopicTexts: typeof English = {
  minors: "القاصرين في محتوى البالغين",
  banned: "المحتوى غير المسموح به",
  adult_attestation: "تأكيد أن الشخصية بالغة",
  adult_age: "عمر شخصيات البالغين",
  image_attestation: "أغلفة شخصيات البالغين",
  unmarked_adult: "تصنيف محتوى البالغين",
  real_person: "الأشخاص الحقيقيين",
  hate: "الكراهية",
  violence: "التهديد والعنف",
  self_harm: "إيذاء النفس",
  illegal: "ما هو غير قانوني",
  copyright: "أعمال الآخرين",
  spam: "المحتوى المزعج",
  moderation: "المحتوى الذي أزاله المشرفون",
};
