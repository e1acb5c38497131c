import type { DemoLanguage } from "../DemoLanguage.ts";
import { jadwiga } from "./jadwiga.ts";
import { licho } from "./licho.ts";
import { lines } from "./lines.ts";
import { badNews, directQuestions, introduction, movesOn, notes, question, signs, telling } from "./signs.ts";

export const pl: DemoLanguage = {
  tag: "pl",
  recognized: {
    by: "words",
    letters: /[ąęłżźćńś]/iu,
    words:
      "ja ty ona ono oni wy jest sa jestem jestes byc byl byla bylo bedzie bede nie tak tez juz jeszcze ale lub czy co kto gdzie kiedy jak dlaczego czemu jaki jaka jakie ile ze zeby bo wiec dla przez przed nad przy mnie mi cie ciebie tobie sie siebie moj moja moje twoj twoja twoje swoj jego jej ich nas nam wam czesc hej witaj witam dobry dzien dziekuje dzieki prosze bardzo tylko teraz dzis dzisiaj wczoraj jutro zawsze nigdy moze mozesz moge chce chcesz mam masz wiem wiesz robisz robie tu tutaj tego tym ta te dobrze zle fajnie nic cos ktos opowiedz powiedz lubie lubisz kocham bylam bylem",
  },
  signs,
  question,
  directQuestions,
  introduction,
  badNews,
  movesOn,
  quotationMarks: ["„", "”"],
  nameUnknown: "Nie znam jeszcze twojego imienia. Jak mam się do ciebie zwracać?",
  tellMe: "Chcesz mi o tym opowiedzieć?",
  suggestions: ["Opowiadaj, słucham.", "I co było potem?", "Tego się nie da tak zostawić. Wyjaśnij."],
  telling,
  remembered: "{name} mówi: „{text}”",
  notes,
  lines,
  cast: [licho, jadwiga],
};
