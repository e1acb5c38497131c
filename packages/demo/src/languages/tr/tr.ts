import type { DemoLanguage } from "../DemoLanguage.ts";
import { lines } from "./lines.ts";
import { rifki } from "./rifki.ts";
import { badNews, directQuestions, introduction, movesOn, notes, question, signs, telling } from "./signs.ts";
import { zeliha } from "./zeliha.ts";

export const tr: DemoLanguage = {
  tag: "tr",
  recognized: {
    by: "words",
    letters: /[ğışİ]/u,
    words:
      "ben sen biz siz onlar bir bu su ve ama ile icin gibi daha cok ne nasil neden nicin kim nerede nereye hangi kac mi mu degil var yok evet hayir tamam merhaba selam tesekkurler tesekkur sag ol lutfen bana sana beni seni bende sende benim senin bizim onun bugun dun yarin simdi sonra hep hic sey seyi zaman biraz kadar diye cunku belki bile artik iyi kotu guzel istiyorum biliyorum biliyor misin musun miyim oldu olan olur olsun yani iste peki anlat soyle annem babam gunaydin aksamlar",
  },
  signs,
  question,
  directQuestions,
  introduction,
  badNews,
  movesOn,
  quotationMarks: ["“", "”"],
  nameUnknown: "Adını daha söylemedin. Sana nasıl sesleneyim?",
  tellMe: "Anlatmak ister misin?",
  suggestions: ["Anlat, dinliyorum.", "Peki sonra ne oldu?", "Bunu beklemiyordum. Biraz açsana."],
  telling,
  remembered: "{name} şunu söyledi: “{text}”",
  notes,
  lines,
  cast: [rifki, zeliha],
};
