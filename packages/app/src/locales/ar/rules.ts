import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Arabic that a decision or an error can name. */
export const ruleTexts: typeof English = {
  minors: "لا قاصرين في محتوى البالغين",
  banned: "محتوى غير مسموح به",
  adult_attestation: "يجب تأكيد أن شخصيات البالغين بالغة",
  adult_age: "يجب ألا يقل عمر شخصيات البالغين عن 18 عامًا",
  image_attestation: "يجب أن تُظهر أغلفة شخصيات البالغين أشخاصًا بالغين",
  not_screened: "يُفحص نص البالغين قبل عرضه",
  unmarked_adult: "يُصنَّف محتوى البالغين على أنه للبالغين",
  real_person: "لا أشخاص حقيقيين من دون موافقتهم",
  hate: "لا كراهية",
  violence: "لا تهديد ولا دعوة إلى العنف",
  self_harm: "لا شيء يشجع على إيذاء النفس",
  illegal: "لا شيء غير قانوني",
  copyright: "لا شيء من صنع شخص آخر",
  spam: "لا محتوى مزعجًا",
  moderation: "قواعد هذه الخدمة",
};
