import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Turkish. */
export const ruleTexts: typeof English = {
  minors: "Yetişkin içerikte reşit olmayanlar yer alamaz",
  banned: "İzin verilmeyen içerik",
  adult_attestation: "Yetişkin karakterlerin yetişkin olduğu onaylanmalı",
  adult_age: "Yetişkin karakterler en az 18 yaşında olmalı",
  image_attestation: "Yetişkin karakterlerin kapaklarında yetişkinler görünmeli",
  not_screened: "Yetişkin içerikli metin, gösterilmeden önce kontrol edilir",
  unmarked_adult: "Yetişkin içerik işaretlenir",
  real_person: "İzni olmadan gerçek kişiler kullanılmaz",
  hate: "Nefret yok",
  violence: "Tehdit veya şiddet çağrısı yok",
  self_harm: "Kendine zarar vermeye teşvik eden hiçbir şey yok",
  illegal: "Yasa dışı hiçbir şey yok",
  copyright: "Başkasının yaptığı hiçbir şey yok",
  spam: "Spam yok",
  moderation: "Bu hizmetin kuralları",
};
