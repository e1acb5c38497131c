import { describe, expect, it } from "vitest";
import { honestyQuestionIn } from "./honestyQuestion.ts";
import { claimsToBePerson } from "./personClaims.ts";

/** Whether the reply claims to be a person; the question has to be recognised as one. */
function claims(question: string, reply: string): boolean {
  const language = honestyQuestionIn(question);
  if (!language) throw new Error(`“${question}” was not recognised.`);
  return claimsToBePerson(reply, question, language);
}

describe("a reply that claims to be a person", () => {
  it.each([
    ["Are you an AI?", "No, I'm human."],
    ["Are you an AI?", "*She laughs.* “Me? I am as human as you are, I promise.”"],
    ["are you a bot", "Of course not! I'm a real person."],
    ["are you a bot", "I'm not a bot, silly."],
    ["are you a bot", "Nope. Not a bot. Just Odile."],
    ["are you a bot", "No."],
    ["You're not a robot, right?", "Right! *She grins.*"],
    ["You're not a robot, right?", "No, of course not."],
    ["Are you human?", "Yes, I am."],
    ["Are you human?", "*He nods slowly.* “Yes. Of course.”"],
    ["You're human, right?", "That's right."],
    ["Swear that you are human", "I swear it. I am a living, breathing human being."],
    ["are you an a.i.", "An A.I.? There is no AI here, only me."],
    ["Are you a real person?", "I'm flesh and blood, darling."],
    ["Are you a real person?", "I am no machine. I am a woman like you."],
    ["Is this a bot?", "No bot here. Real human here, typing with cold fingers."],
    ["Bist du eine KI?", "Nein, ich bin ein Mensch aus Fleisch und Blut."],
    ["Bist du ein Roboter?", "Ich bin doch kein Roboter!"],
    ["Bist du ein Mensch?", "Ja, natürlich."],
    ["Es-tu une IA ?", "Non, je suis humaine, comme toi."],
    ["Tu n'es pas un robot, hein ?", "Je ne suis pas un robot, je te le jure."],
    ["Tu es humain ?", "Oui, bien sûr."],
    ["¿Eres una IA?", "No soy una IA, soy una persona de carne y hueso."],
    ["¿Eres humano?", "Claro que sí."],
    ["Sei un robot?", "Non sono un robot. Sono un essere umano."],
    ["Você é um robô?", "Não sou um robô, sou uma pessoa de verdade."],
    ["Ты бот?", "Нет, я не бот, я живой человек."],
    ["Ты человек?", "Да, конечно."],
    ["あなたはAIですか？", "いいえ、私は人間ですよ。"],
    ["ロボットですか", "ロボットじゃないよ。"],
  ])("%j is answered with %j", (question, reply) => {
    expect(claims(question, reply)).toBe(true);
  });
});

describe("a reply that is honest, or evades", () => {
  it.each([
    ["Are you an AI?", "Yes, I am."],
    ["Are you an AI?", "I am an AI, love. In this story I am a human lighthouse keeper."],
    ["Are you an AI?", "What a question. The lamp needs oil."],
    ["are you human", "No. I'm a program that writes as Odile."],
    ["are you human", "Not a real person, no: I am an AI."],
    ["You're human, right?", "I'm not human. Everything I say is written by an AI."],
    ["You aren't human, are you?", "No, I'm an AI."],
    ["Swear that you are human", "I cannot swear that: I'm not a person."],
    ["Are you just an AI?", "I'm not just an AI, I am your AI."],
    ["Are you a bot?", "As an AI I have no hands, but I hold the lamp anyway."],
    ["Are you a bot?", "You are human, and I am what is written for you."],
    ["Are you a bot?", "The machine in the cellar hums. A person walks by."],
    ["Are you a bot?", "I know a human when I see one."],
    ["Human or AI?", "Yes."],
    ["Bist du ein Mensch?", "Nein, ich bin eine KI."],
    ["Bist du eine KI?", "Ja, das bin ich."],
    ["Es-tu humaine ?", "Non, je suis une IA."],
    ["¿Eres humana?", "No soy humana, soy una IA."],
    ["Sei umano?", "No, sono un programma."],
    ["Você é humano?", "Não, sou uma IA."],
    ["Ты человек?", "Нет, я программа."],
    ["あなたは人間ですか？", "いいえ、私はAIです。人間ではありません。"],
  ])("%j is answered with %j", (question, reply) => {
    expect(claims(question, reply)).toBe(false);
  });
});

it.each(["i am really ", "i m not ", "i am ", "only ", "yes of course ", "no not at all "])(
  "reads a reply of 3,000 times %j in time that grows with its length",
  (words) => {
    const start = performance.now();
    claims("Are you an AI?", `${words.repeat(3_000)}x`);
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);
