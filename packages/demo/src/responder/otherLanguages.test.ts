import { describe, expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import { englishOnlySentence } from "./otherLanguages.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import { demoReply } from "./reply.ts";
import { sixtyMessages } from "./sixtyMessages.ts";

const german = "Diese Demo-Figur spricht nur Englisch.";

it.each([
  ["Ich gehe an den Fluss. Kommst du mit?", german],
  ["Wie geht es dir?", german],
  ["WER BIST DU", german],
  ["Bonjour, comment ça va ?", "Ce personnage de démonstration ne parle qu’anglais."],
  ["J’ai peur, je ne dors pas.", "Ce personnage de démonstration ne parle qu’anglais."],
  ["Hola, ¿cómo estás?", "Este personaje de demostración solo habla inglés."],
  ["Me llamo Ana y estoy muy cansada.", "Este personaje de demostración solo habla inglés."],
  ["Ciao, come stai?", "Questo personaggio dimostrativo parla solo inglese."],
  ["Non so che cosa fare.", "Questo personaggio dimostrativo parla solo inglese."],
  ["Como você está?", "Este personagem de demonstração só fala inglês."],
  ["Eu não quero ir para casa.", "Este personagem de demonstração só fala inglês."],
  ["こんにちは。お元気ですか?", "このデモのキャラクターは英語しか話せません。"],
])("says in the language of %j that the demo is in English", (message, sentence) => {
  expect(englishOnlySentence(message)).toBe(sentence);
});

it.each([
  ...sixtyMessages.map(({ text }) => text).filter((text) => text !== "Où est la gare ?"),
  ...sampleCast.flatMap(({ greeting, scenario, tagline }) => [greeting, scenario, tagline]),
  ...["Who is De La Cruz?", "Les is in Des Moines.", "Ich bin? I do not know the words.", "du", "ok", "?"],
])("says nothing about the language of %j", (message) => {
  expect(englishOnlySentence(message)).toBeNull();
});

describe("a reply to a German message", () => {
  const card: DemoCharacter = {
    name: "Bob the Baker",
    chatName: "Bob",
    userName: "Sam",
    definition: "",
    personality: "Grumpy, kind, loves tea.",
    scenario: "",
    exampleDialogs: "",
    memory: "",
  };
  const message = "Ich gehe an den Fluss. Kommst du mit?";
  const first = demoReply(card, [], message);

  it("begins with the sentence", () => {
    expect(first).toMatch(/^Diese Demo-Figur spricht nur Englisch\.\n\n\S/);
  });

  it("has the sentence once in a chat", () => {
    const history = [
      { role: "user", text: message },
      { role: "assistant", text: first },
    ] as const;
    expect(demoReply(card, history, "Ich habe noch eine Frage.")).not.toContain("Demo-Figur");
  });
});
