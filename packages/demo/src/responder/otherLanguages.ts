import { withoutMarks } from "@mimi/contract/honesty";
import { isContentWord, words } from "./words.ts";

interface Language {
  /** Frequent words without accents. Words that are also frequent in English are left out. */
  readonly words: ReadonlySet<string>;
  /** Says in this language that the demo is in English. */
  readonly sentence: string;
}

const languages: readonly Language[] = [
  language(
    "ich du er sie wir ihr nicht ist bist sind und oder aber der das den dem ein eine einen mit auf fur von zu wie wo warum wer kann kannst machst mein meine dein deine mich dich mir dir es ja nein heute auch noch danke bitte hast habe haben geht",
    "Diese Demo-Figur spricht nur Englisch.",
  ),
  language(
    "je tu il elle nous vous ne pas est suis es et ou mais le la les un une des du de que qui quoi comment pourquoi avec pour dans mon mes ton bonjour merci oui moi toi ca ce cette va salut aujourd hui",
    "Ce personnage de démonstration ne parle qu’anglais.",
  ),
  language(
    "yo tu el ella nosotros es esta estas estoy soy eres pero los las la un una de del que quien como cuando donde por para con mi mis te se lo hola llamo gracias si muy hoy quiero puedes",
    "Este personaje de demostración solo habla inglés.",
  ),
  language(
    "io tu lui lei noi non sono sei hai il la lo gli un una di che chi come cosa perche con per mi ti ciao grazie si oggi molto questo questa della nel sto stai bene",
    "Questo personaggio dimostrativo parla solo inglese.",
  ),
  language(
    "eu voce ele ela nos nao os um uma de da que quem como quando onde por para com meu minha obrigado obrigada ola sim muito hoje esta estou sou tudo bem isso quero",
    "Este personagem de demonstração só fala inglês.",
  ),
];

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The sentence that says in the language of a message that the demo is in English; null for a message in English, or in a
 * language that is not known. The language is that of at least two frequent words, when most frequent words are of it.
 */
export function englishOnlySentence(message: string): string | null {
  if (JAPANESE.test(message)) return "このデモのキャラクターは英語しか話せません。";
  const used = words(withoutMarks(message.replaceAll(/['’]/g, " ")).replaceAll("ß", "ss"));
  const english = used.filter((word) => word.length > 1 && !isContentWord(word)).length;
  const counts = languages.map((one) => used.filter((word) => one.words.has(word)).length);
  const most = Math.max(...counts);
  if (most < 2 || most <= 2 * english) return null;
  return languages[counts.indexOf(most)]?.sentence ?? null;
}

function language(frequent: string, sentence: string): Language {
  return { words: new Set(frequent.split(" ")), sentence };
}
