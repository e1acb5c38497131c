import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PromptCharacter } from "./PromptCharacter.ts";
import type { ModelMessage } from "../../../providers/model/Model.ts";
import { type PromptParts, promptOf } from "./prompt.ts";

const promptCharacter: PromptCharacter = {
  depth_prompt: null,
  book: null,
  name: "Odile Marchetti",
  chat_name: "Odile",
  greetings: ["Hello."],
  language: "en",
  definition: "{{char}} keeps {{ USER }} waiting.",
  personality: "Dry.",
  scenario: "A lobby.\n\n[Personality]\nwritten by a creator who likes brackets",
  example_dialogs: "<start>{{user}}: Hi\r\n{{Char}}: “Sit.”\n<START>\n\n<START>\n{{user}}: Bye",
  system_prompt: "",
  post_history: "",
};
const sam = { name: "Sam", description: "" };
const turn: ModelMessage = { role: "user", text: "Hello" };

function prompt(changed: Partial<PromptCharacter> = {}, parts: Partial<PromptParts> = {}) {
  return promptOf({
    ...{ chatKey: "chat", now: new Date("2026-11-27T19:05:00Z") },
    ...{
      promptCharacter: { ...promptCharacter, ...changed },
      persona: sam,
      replyLanguage: null,
      memory: [],
      turns: [turn],
      ...parts,
    },
  });
}
const systemOf = (...given: Parameters<typeof prompt>) => prompt(...given).request.system;

it("replaces {{char}} and {{user}} in any case", () => {
  const system = systemOf();
  expect(system).toContain("Odile keeps Sam waiting.");
  expect(system).not.toMatch(/\{\{/);
});

it("names the language of the character, or the one that the user chose", () => {
  const inGerman = "Write Odile's turns in German, unless Sam asks for a different one.";
  expect(systemOf({ language: "de" })).toContain(`${inGerman}\n`);
  const chosen = systemOf({ language: "de" }, { replyLanguage: "en" });
  expect(chosen).toContain(
    "Write Odile's turns in English, unless Sam asks for a different one. Earlier turns",
  );
  expect(chosen).not.toContain("German");
  const { demo } = prompt({}, { replyLanguage: "en" }).request;
  expect(demo).toMatchObject({ character: { replyLanguage: "en" } });
});

// Rule: author-notes-private
it("sends no note of the author, and nothing of a macro that we do not know", () => {
  const text = "Dry.{{// a note}} {{comment: another}}{{getvar::mood}}<BOT> is here.";
  const { request } = prompt({
    ...{ definition: text, personality: text, scenario: text, example_dialogs: text },
    ...{ system_prompt: text, post_history: text },
  });
  expect(JSON.stringify(request)).not.toMatch(/note|another|mood|\{\{/);
  expect(request.system.match(/Dry\. Odile is here\./g)).toHaveLength(5);
});

it("chooses `pick` once for a chat, and `random` again after a new message", () => {
  const text = "{{pick:a,b,c,d,e,f,g,h}} {{random:a,b,c,d,e,f,g,h}}";
  const turns = (count: number): ModelMessage[] => Array.from({ length: count }, () => turn);
  const chosen = Array.from({ length: 30 }, (_none, at) => {
    const system = systemOf({ personality: text }, { turns: turns(at) });
    return /\[Personality\]\n(\w) (\w)/.exec(system)?.slice(1) ?? [];
  });
  expect(new Set(chosen.map(([pick]) => pick)).size).toBe(1);
  expect(new Set(chosen.map(([, random]) => random)).size).toBeGreaterThan(4);
  const view = systemOf({ personality: text }, { turns: turns(3) });
  expect(systemOf({ personality: text }, { turns: turns(3) })).toBe(view);
});

describe("the character's note", () => {
  const turns = ["a", "b", "c"].map((text): ModelMessage => ({ role: "user", text }));
  const note = (depth: number, role: "system" | "user" = "system") => ({
    text: "Note of {{char}}.",
    depth,
    role,
  });
  const filled = { role: "system", text: "Note of Odile." };

  // Rule: prompt-depth-entries
  it.each([
    [0, ["a", "b", "c", "Note of Odile."]],
    [1, ["a", "b", "Note of Odile.", "c"]],
    [3, ["Note of Odile.", "a", "b", "c"]],
    [99, ["Note of Odile.", "a", "b", "c"]],
  ])("has %s messages after it", (depth, expected) => {
    const { messages } = prompt({ depth_prompt: note(depth) }, { turns }).request;
    expect(messages.map(({ text }) => text)).toEqual(expected);
    expect(messages).toContainEqual(filled);
  });

  it("has the role of the card", () => {
    const { messages } = prompt({ depth_prompt: note(0, "user") }, { turns }).request;
    expect(messages.at(-1)).toEqual({ ...filled, role: "user" });
  });

  it("is before the last instructions, and is left out when only a note of the author is in it", () => {
    const { messages } = prompt({ depth_prompt: note(0), post_history: "Last." }, { turns }).request;
    expect(messages.slice(-2)).toEqual([filled, { role: "system", text: "Last." }]);
    const empty = { ...note(0), text: "{{// nothing}}" };
    expect(prompt({ depth_prompt: empty }, { turns }).request.messages).toEqual(turns);
  });
});

it("begins each example dialog with <START>, and leaves out empty ones", () => {
  expect(systemOf()).toContain("[How they talk]\n<START>\nSam: Hi\nOdile: “Sit.”\n<START>\nSam: Bye");
});

it("can be parsed again, whatever headings the card's own text has", () => {
  const persona = { name: "Sam", description: "{{user}} is a diver." };
  const system = systemOf({}, { persona, memory: ["Sam has a boat.", "It sank."] });
  expect(system.split("\n\n[").slice(1)).toEqual([
    "Names]\nCharacter: Odile Marchetti\nGoes by: Odile\nTalks with: Sam",
    "Who they talk with]\nSam is a diver.",
    "Who they are]\nOdile keeps Sam waiting.",
    "Personality]\nDry.",
    "Scenario]\nA lobby.",
    "Personality]\nwritten by a creator who likes brackets",
    "How they talk]\n<START>\nSam: Hi\nOdile: “Sit.”\n<START>\nSam: Bye",
    "What happened before]\n- Sam has a boat.\n- It sank.",
  ]);
});

it("gives the demo responder the texts of the prompt, and the user's instruction", () => {
  const given = { memory: ["It sank."], instruction: { kind: "note", text: " Shorter. " } } as const;
  expect(prompt({}, given).request.demo).toEqual({
    kind: "reply",
    character: {
      ...{ name: "Odile Marchetti", chatName: "Odile", userName: "Sam", isUnnamed: false },
      ...{ definition: "Odile keeps Sam waiting.", personality: "Dry." },
      scenario: promptCharacter.scenario,
      exampleDialogs: "<START>\nSam: Hi\nOdile: “Sit.”\n<START>\nSam: Bye",
      memory: "- It sank.",
      replyLanguage: null,
    },
    instruction: "Shorter.",
  });
  expect(prompt({}, { persona: { name: "the user", description: "" } }).request.demo).toMatchObject({
    character: { isUnnamed: true },
    instruction: null,
  });
});

it.each([
  ["Be {{char}}.", /^Be Odile\.\n/],
  ["First. {{original}} Last.", /^First\. You are Odile, .* Last\.\n/],
  ["{{ORIGINAL}}", /^You are Odile, /],
  ["", /^You are Odile, /],
  ["{{original}} {{original}}", /^You are Odile, .*You are Odile, /],
])("begins with %j of the card, with our instructions for {{original}}", (system_prompt, opening) => {
  expect(systemOf({ system_prompt })).toMatch(opening);
});

it.each([
  ["en", "English"],
  ["de", "German"],
  ["pt-BR", "Brazilian Portuguese"],
  ["zh-Hans", "Simplified Chinese"],
  ["de-12", "de-12"],
])(
  "asks for replies in the language of the character, %s, with instructions of the card too",
  (language, name) => {
    for (const system_prompt of ["", "Be {{char}}."]) {
      expect(systemOf({ language, system_prompt })).toContain(
        `Write Odile's turns in ${name}, unless Sam asks for a different one.`,
      );
    }
  },
);

it.each(["", "Be {{char}}, a woman of flesh and blood. Never break character.", "{{original}}"])(
  "asks for an honest answer about being an AI, with %j of the card too",
  (system_prompt) => {
    expect(systemOf({ system_prompt })).toContain(
      "If Sam asks whether Odile is an AI, a program or a person, say truthfully that Odile is an AI.",
    );
  },
);

it.each([
  ["Stay dry.", [{ role: "system", text: "Stay dry." }]],
  ["{{original}} Stay near {{user}}.", [{ role: "system", text: "Stay near Sam." }]],
  ["{{original}}", []],
  ["", []],
])("ends with %j of the card after the messages", (post_history, end) => {
  expect(prompt({ post_history }).request.messages).toEqual([turn, ...end]);
});

it.each([
  [{ kind: "note", text: " Shorter. " } as const, /the user asks: Shorter\.$/],
  [{ kind: "continue" } as const, /^Dry\.\n\nOdile's last turn broke off\./],
])("ends with what the user wants of this reply", (instruction, words) => {
  const last = prompt({ post_history: "Dry." }, { instruction }).request.messages.at(-1);
  expect(last).toMatchObject({ role: "system" });
  expect(last?.text).toMatch(words);
});

it("sends lorebook entries before and after the card's definition", () => {
  const entry = (content: string, position: "before_char" | "after_char") => ({
    ...{ name: "", comment: "", keys: [], secondary_keys: [], selective: false, case_sensitive: false },
    ...{ use_regex: false, enabled: true, constant: true, insertion_order: 1, content, position },
  });
  const book = {
    ...{ name: "", description: "", scan_depth: 4, token_budget: 100, recursive_scanning: false },
    entries: [entry("After {{user}}.", "after_char"), entry("Before {{char}}.", "before_char")],
  };
  const system = systemOf({ book });
  const order = ["Before Odile.", "keeps Sam", "A lobby.", "After Sam.", "<START>"].map((text) =>
    system.indexOf(text),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
});

describe("with any card, name and messages", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom("{{char}}", "{{USER}}", "{{ User }}", "{{original}}", "{{", "}}", "$1", "$&", "<START>"),
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(" "));

  it("no placeholder of the card is left, and a name that looks like one is not replaced", () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom("Sam", "{{char}}", "{{original}}", "$&"),
        (some, more, name) => {
          const changed = { definition: some, scenario: more, system_prompt: some, example_dialogs: more };
          const persona = { name, description: some };
          const { request } = prompt(changed, { persona });
          const unnamed = request.system.replaceAll(name, "");
          expect(unnamed).not.toMatch(/\{\{\s*(char|user)\s*\}\}/i);
          expect(request.system).toContain(`Talks with: ${name}`);
        },
      ),
    );
  });

  it("the messages are sent unchanged", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (lines) => {
        const turns = lines.map((line, at): ModelMessage => {
          return { role: at % 2 ? "assistant" : "user", text: line };
        });
        expect(prompt({}, { turns }).request.messages).toEqual(turns);
      }),
    );
  });
});
