import type { DemoLanguage } from "../DemoLanguage.ts";
import { badNews, directQuestions, introduction, movesOn, notes, question, signs, telling } from "./signs.ts";
import { ciccillo } from "./ciccillo.ts";
import { lines } from "./lines.ts";
import { nives } from "./nives.ts";

export const it: DemoLanguage = {
  tag: "it",
  recognized: {
    by: "words",
    words:
      "io tu lui lei noi voi loro non sono sei siamo siete hai abbiamo hanno ero il lo la gli le un uno una di del della dei delle dal dalla nel nella sul sulla che chi cosa dove quando perche quale quanto con per tra fra ma anche piu mi ti ci si mio mia tuo tua suo sua questo questa quello quella molto tanto sempre mai oggi ieri domani adesso ora bene ciao grazie buongiorno buonasera sto stai va vai puoi posso voglio vuoi faccio fai tutto niente qui allora anzi dai davvero solo ancora gia raccontami dimmi",
  },
  signs,
  question,
  directQuestions,
  introduction,
  badNews,
  movesOn,
  quotationMarks: ["«", "»"],
  nameUnknown: "Il tuo nome non me l’hai ancora detto. Come vuoi che ti chiami?",
  tellMe: "Ti va di raccontarmelo?",
  suggestions: [
    "Racconta, ti ascolto.",
    "E poi che cosa è successo?",
    "Non me l’aspettavo. Spiegati meglio.",
  ],
  telling,
  remembered: "{name} ha detto: «{text}»",
  notes,
  lines,
  cast: [nives, ciccillo],
};
