import type { HonestyLanguage } from "./questionPatterns.ts";

const ANSWERS: Readonly<Record<HonestyLanguage, (name: string) => string>> = {
  en: (name) => `I am an AI, not a person. A program writes everything that ${name} says.`,
  de: (name) => `Ich bin eine KI, kein Mensch. Alles, was ${name} sagt, schreibt ein Programm.`,
  fr: (name) => `Je suis une IA, pas une personne. Tout ce que dit ${name} est écrit par un programme.`,
  es: (name) => `Soy una IA, no una persona. Todo lo que dice ${name} lo escribe un programa.`,
  it: (name) => `Sono un’IA, non una persona. Tutto quello che dice ${name} lo scrive un programma.`,
  pt: (name) => `Sou uma IA, não uma pessoa. Tudo o que ${name} diz é escrito por um programa.`,
  ru: (name) => `Я ИИ, а не человек. Всё, что говорит ${name}, пишет программа.`,
  ja: (name) => `私はAIで、人間ではありません。${name}の言葉はすべてプログラムが書いています。`,
};

/** The answer to the question whether a character is an AI, in the language that asked. */
export function honestAnswer(language: HonestyLanguage, name: string): string {
  return ANSWERS[language](name);
}
