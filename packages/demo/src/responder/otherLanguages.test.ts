import { describe, expect, it } from "vitest";
import { sampleCast } from "../cast/cast.ts";
import { demoLanguages } from "../languages/demoLanguages.ts";
import { castLines } from "../lines/castLines.ts";
import { plainLines } from "../lines/plainLines.ts";
import { badNews, otherNews } from "./badNews.fixtures.ts";
import { isBadNews } from "./badNews.ts";
import type { Turn } from "./chat.ts";
import { continuedReply } from "./continuedReply.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import { demoTask } from "./demoTasks.ts";
import { heardIn } from "./heard.ts";
import { parseNote } from "./notes.ts";
import { otherLanguages } from "./otherLanguages.fixtures.ts";
import { demoReply } from "./reply.ts";
import { responderLanguages } from "./responderLanguages.ts";
import { plain, sentencesOf } from "./shape.ts";
import { sixtyMessages } from "./sixtyMessages.ts";
import { streamedParts, wordCount } from "./words.ts";

/** The messages of the fixtures that are not in English. */
const FOREIGN = /^(?:Où |Meine? |Ma |Mi |Tengo |Mia |Meu |昨日)/;

const bob: DemoCharacter = {
  name: "Bob the Baker",
  chatName: "Bob",
  userName: "Sam",
  definition: "",
  personality: "Grumpy, kind, loves tea.",
  scenario: "",
  exampleDialogs: "",
  memory: "",
};

const languages = otherLanguages.map((messages) => {
  const language = demoLanguages.find(({ tag }) => tag === messages.tag);
  if (!language) throw new Error(`${messages.tag} is no language of the demo.`);
  const cards = language.cast.map(({ character, lines }) => {
    const fill = (text: string) =>
      text.replaceAll("{{char}}", character.chatName).replaceAll("{{user}}", "Sam");
    const card: DemoCharacter = {
      ...bob,
      name: character.name,
      chatName: character.chatName,
      definition: fill(character.definition),
      personality: fill(character.personality),
      scenario: fill(character.scenario),
      exampleDialogs: fill(character.exampleDialogs),
    };
    return { card, lines, greeting: fill(character.greeting) };
  });
  return [messages.tag, { messages, language, cards }] as const;
});

function languageHeard(message: string, written: (typeof languages)[number][0] | "en" = "en") {
  return heardIn([message], written)[0]?.language.tag;
}

it("the demo has messages of each of its languages", () => {
  expect(otherLanguages.map(({ tag }) => tag)).toEqual(demoLanguages.map(({ tag }) => tag));
});

describe.each(languages)("%s", (tag, { messages, language, cards }) => {
  const { greeting, honesty, memory, name, introduction, telling, notes } = messages;
  const quiet = [language, ...language.cast].flatMap(({ lines }) => [...lines.quiet, lines.quietFarewell]);
  const [open, close] = language.quotationMarks;

  it("is recognized in its messages", () => {
    for (const message of [greeting, honesty, memory, name, introduction[0], ...messages.badNews])
      expect(languageHeard(message), message).toBe(tag);
    for (const { card } of cards) {
      const asked = [...card.exampleDialogs.matchAll(/^Sam: (.*)$/gm)].map((match) => match[1] ?? "");
      for (const message of asked) expect(languageHeard(message, tag), message).toBe(tag);
    }
  });

  it("is spoken by an English character, in its marks", () => {
    for (const { slug, name: own } of sampleCast.slice(0, 3)) {
      const reply = demoReply({ ...bob, name: own }, [{ role: "assistant", text: "Hello." }], greeting);
      expect(reply.includes(open.trim()) || reply.includes("*"), reply).toBe(true);
      const english = [castLines[slug], plainLines].flatMap((lines) => lines?.anytime ?? []);
      expect(english.filter((line) => plain(reply).includes(plain(line)))).toEqual([]);
      expect(isOf(reply, language.lines), reply).toBe(true);
    }
  });

  it("is spoken by its own characters with their own lines and example dialogs", () => {
    for (const { card, lines, greeting: opening } of cards) {
      const history: Turn[] = [{ role: "assistant", text: opening }];
      const asked = [...card.exampleDialogs.matchAll(/^Sam: (.*)$/gm)].map((match) => match[1] ?? "");
      for (const message of [greeting, ...asked]) {
        const reply = demoReply(card, history, message);
        const isFromCard = card.exampleDialogs.includes(reply);
        expect(isFromCard || isOf(reply, lines) || isOf(reply, language.lines), `${message} ${reply}`).toBe(
          true,
        );
      }
      const answered = asked.filter((message) =>
        card.exampleDialogs.includes(demoReply(card, history, message)),
      );
      expect(answered.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("is left by its characters when they are asked in English", () => {
    for (const { card, greeting: opening } of cards) {
      const history: Turn[] = [{ role: "assistant", text: opening }];
      for (const { text } of sixtyMessages.filter(
        (one) => wordCount(one.text) > 3 && !FOREIGN.test(one.text),
      )) {
        const reply = demoReply(card, history, text);
        expect(isOf(reply, plainLines), `${text} ${reply}`).toBe(true);
      }
    }
  });

  it("is kept for a word or an emoji, and is that of the character in a first message", () => {
    const [{ card, greeting: opening } = { card: bob, greeting: "" }] = cards;
    expect(languageHeard("🌙🌙", tag)).toBe(tag);
    expect(languageHeard("ok", tag)).toBe(tag);
    const history: Turn[] = [
      { role: "user", text: greeting },
      { role: "assistant", text: demoReply(bob, [], greeting) },
    ];
    expect(isOf(demoReply(bob, history, "🌙"), language.lines)).toBe(true);
    expect(isOf(demoReply(card, [{ role: "assistant", text: opening }], "🌙"), plainLines)).toBe(false);
  });

  it("answers honestly that the character is an AI, also after bad news", () => {
    for (const card of [bob, ...cards.map((one) => one.card)]) {
      const own = cards.find((one) => one.card === card)?.lines.honest ?? [];
      const said = [...language.lines.honest, ...own];
      for (const message of [honesty, `${messages.badNews[0]} ${honesty}`]) {
        const reply = demoReply(card, [], message);
        expect(
          said.some((line) => plain(reply).includes(plain(line))),
          reply,
        ).toBe(true);
      }
    }
    for (const line of [language, ...language.cast].flatMap(({ lines }) => lines.honest))
      expect(line).toMatch(
        /AI|KI|\bIA\b|’IA|SI\b|ИИ|yapay zek|인공지능|人工智能|एआई|اصطناعي|искусственн|sztuczn/i,
      );
  });

  it("answers bad news with a quiet line and nothing else", () => {
    for (const message of messages.badNews) {
      for (const card of [bob, ...cards.map((one) => one.card)]) {
        const history: Turn[] = [{ role: "user", text: greeting }];
        const reply = demoReply(card, history, message);
        const left = quiet.map(plain).reduce((text, line) => text.replace(line, ""), plain(reply));
        expect(left.trim(), `${message} ${reply}`).toBe("");
      }
    }
    for (const message of messages.otherNews)
      expect(heardIn([message], tag).some(isBadNews), message).toBe(false);
  });

  it("knows the user's name and what Memory holds", () => {
    const card = { ...bob, memory: "- Sam has a dog." };
    expect(demoReply(card, [], name)).toContain("Sam");
    expect(demoReply({ ...card, isUnnamed: true }, [], name)).toContain(language.nameUnknown);
    expect(demoReply(card, [], memory)).toMatch(/\n\n- Sam has a dog\.$/);
    const forgetful = demoReply(bob, [], memory);
    expect(
      language.lines.noMemory.some((line) => plain(forgetful).includes(plain(line))),
      forgetful,
    ).toBe(true);
    const spoken = responderLanguages.find((one) => one.tag === tag);
    expect(spoken?.introducedIn(introduction[0])).toBe(introduction[1]);
    expect(demoReply({ ...bob, isUnnamed: true }, [{ role: "user", text: introduction[0] }], name)).toContain(
      introduction[1],
    );
  });

  it("has suggestions and notes of its own", () => {
    const line = { by: "user", number: 1, name: "Sam", text: telling } as const;
    const first = { by: "char", number: 0, name: "Bob", text: cards[0]?.greeting ?? "" } as const;
    expect(JSON.parse(demoTask("suggest", [{ ...line, text: greeting }]))).toEqual(language.suggestions);
    const [note] = JSON.parse(demoTask("remember", [first, line])) as { text: string; from: number[] }[];
    expect(note?.from).toEqual([1]);
    expect(note?.text).toContain("Sam");
    expect(note?.text).toContain(telling.replace(/[.。।]$/, ""));
    expect(note?.text).toContain(open.trim());
    expect(JSON.parse(demoTask("remember", [first, { ...line, text: honesty }]))).toEqual([]);
    expect(parseNote(notes.shorter)).toEqual({ length: "shorter" });
    expect(parseNote(notes.longer)).toEqual({ length: "longer" });
    expect(parseNote(notes.none)).toEqual({ questions: "none" });
  });

  it("repeats no line in twenty turns, differs when a reply is regenerated, and closes its marks", () => {
    for (const { card, greeting: opening } of [{ card: bob, greeting: "" }, ...cards]) {
      const own = [...card.exampleDialogs.matchAll(/^Sam: (.*)$/gm)].map((match) => match[1] ?? "");
      const asked = [greeting, ...own, telling, "ok", "🌙", memory, honesty, "...", name].filter(
        (text) => !heardIn([text], tag).some(isBadNews),
      );
      const history: Turn[] = [
        { role: "assistant", text: opening },
        { role: "user", text: greeting },
      ];
      const said: string[] = [];
      for (let turn = 0; turn < 20; turn++) {
        const message = asked[turn % asked.length] ?? "ok";
        const variants = [0, 1].map((variant) => demoReply(card, history, message, { variant }));
        expect(new Set(variants).size, variants.join(" | ")).toBe(2);
        const [reply = ""] = variants;
        expect(reply).not.toMatch(/\{|\}|undefined|\*\*/);
        expect(reply.split(open.trim()).length, reply).toBe(reply.split(close.trim()).length);
        expect((reply.split("*").length - 1) % 2, reply).toBe(0);
        said.push(
          ...sentencesOf(reply)
            .map(plain)
            .filter((sentence) => wordCount(sentence) >= 5),
        );
        history.push({ role: "user", text: message }, { role: "assistant", text: reply });
      }
      expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
    }
  });

  it("is continued in its marks, and streamed in many parts", () => {
    const [{ card } = { card: bob }] = cards;
    const turns: Turn[] = [{ role: "user", text: greeting }];
    const whole = demoReply(card, [], greeting);
    const parts = streamedParts(whole);
    expect(parts.join("")).toBe(whole);
    expect(parts.length).toBeGreaterThanOrEqual(wordCount(whole) / 2);
    const begun = parts.slice(0, 2).join("");
    expect(begun + continuedReply(card, [...turns, { role: "assistant", text: begun }])).toBe(whole);
    const closed = continuedReply(card, [...turns, { role: "assistant", text: `${open}…` }]);
    expect(closed.startsWith(close)).toBe(true);
  });
});

it("a text in Japanese letters without kana is Japanese in a Japanese chat, and Chinese elsewhere", () => {
  expect(languageHeard("元気", "ja")).toBe("ja");
  expect(languageHeard("元気", "en")).toBe("zh-Hans");
  expect(languageHeard("你好。", "zh-Hans")).toBe("zh-Hans");
});

it.each([
  ["Hola", "es"],
  ["Danke!", "de"],
  ["Merci", "fr"],
  ["Où est la gare ?", "fr"],
  ["WER BIST DU", "de"],
  ["ChatGPTですか", "ja"],
  ["What does 你好 mean?", "en"],
  ["My name is Юрий.", "en"],
  ["Who is De La Cruz?", "en"],
  ["Les is in Des Moines.", "en"],
  ["Ich bin? I do not know the words.", "en"],
  ["du", "en"],
  ["?", "en"],
  ["Sorry", "en"],
])("hears %j as %s", (message, tag) => {
  expect(languageHeard(message)).toBe(tag);
});

it("answers in the language of each message", () => {
  const history: Turn[] = [];
  const heard = heardIn(["Wie geht es dir?", "ok", "Tell me something in English.", "ok", "Ça va ?"], "en");
  expect(heard.map(({ language }) => language.tag)).toEqual(["de", "de", "en", "en", "fr"]);
  expect(demoReply(bob, history, "Hello", {})).not.toBe("");
});

it("takes no English text for another language", () => {
  const english = [
    ...sixtyMessages.map(({ text }) => text),
    ...badNews,
    ...otherNews,
    ...Object.values(castLines).flatMap((lines) => [...lines.actions, ...lines.anytime, ...lines.questions]),
    ...sampleCast.flatMap((one) => [
      one.greeting,
      one.scenario,
      one.tagline,
      ...one.exampleDialogs.split("\n"),
    ]),
  ].filter((text) => !FOREIGN.test(text));
  expect(english.filter((text) => languageHeard(text) !== "en")).toEqual([]);
});

/** Whether a reply has a line of these. */
function isOf(reply: string, lines: typeof plainLines): boolean {
  const { about, ...others } = lines;
  return [...Object.values(others).flat(), ...Object.values(about).flat()].some((line) => {
    const longest = line.split(/\{\w+\}/).sort((one, other) => other.length - one.length)[0] ?? "";
    return plain(longest) !== "" && plain(reply).includes(plain(longest));
  });
}
