import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Russian. */
export const ruleTexts: typeof English = {
  minors: "Никаких несовершеннолетних в контенте для взрослых",
  banned: "Запрещённый контент",
  adult_attestation: "Нужно подтвердить, что персонаж для взрослых совершеннолетний",
  adult_age: "Персонажам для взрослых не меньше 18 лет",
  image_attestation: "На обложках персонажей для взрослых должны быть взрослые",
  not_screened: "Текст для взрослых проверяется до показа",
  unmarked_adult: "Контент для взрослых помечается",
  real_person: "Никаких реальных людей без их согласия",
  hate: "Никакой ненависти",
  violence: "Никаких угроз и призывов к насилию",
  self_harm: "Ничего, что побуждает причинять себе вред",
  illegal: "Ничего незаконного",
  copyright: "Ничего, что создал кто-то другой",
  spam: "Никакого спама",
  moderation: "Правила этого сервиса",
};
