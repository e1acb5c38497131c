import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CleanerOptions, ReplyCleaner } from "./ReplyCleaner.ts";

const speakers = { char: ["Orrery", "The Orrery"], user: ["Rosa"] };

/** The text that is left of pieces; without what turned out to be reasoning. */
function cleaned(pieces: readonly string[], options: CleanerOptions = { speakers }, isComplete = true) {
  const cleaner = new ReplyCleaner(options);
  const text = pieces.map((piece) => cleaner.add(piece)).join("") + cleaner.end(isComplete);
  return text.slice(cleaner.discarded);
}

/** Expects a text whatever pieces the answer comes in: whole, by letters, cut once anywhere, cut at random. */
function expectCleaned(answer: string, text: string, options?: CleanerOptions, isComplete?: boolean): void {
  expect(cleaned([answer], options, isComplete)).toBe(text);
  expect(cleaned([...answer], options, isComplete)).toBe(text);
  for (let at = 1; at < answer.length; at += 1) {
    expect(cleaned([answer.slice(0, at), answer.slice(at)], options, isComplete)).toBe(text);
  }
  fc.assert(
    fc.property(fc.array(fc.nat(answer.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), answer.length];
      const pieces = places.map((place, at) => answer.slice(places[at - 1] ?? 0, place));
      expect(cleaned(pieces, options, isComplete)).toBe(text);
    }),
    { numRuns: 30 },
  );
}

const same = (answers: readonly string[]) => answers.map((answer) => [answer, answer] as const);

describe("reasoning", () => {
  it.each([
    ["<think>The user greets.</think>Good evening.", "Good evening."],
    ["\n<think>\nThe user\ngreets.\n</think>\n\nGood evening.", "Good evening."],
    ["<think></think>Good evening.", "Good evening."],
    ["<THINK>a</THINK>Good.", "Good."],
    ["<thinking>a</thinking>\nGood.", "Good."],
    ["<thought>a</thought>Good.", "Good."],
    ["<seed:think>a</seed:think>Good.", "Good."],
    ["[THINK]a < b[/THINK]Good.", "Good."],
    ["◁think▷a◁/think▷Good.", "Good."],
    ["<|START_THINKING|>a<|END_THINKING|>Good.", "Good."],
    ["<|begin_of_thought|>a<|end_of_thought|>Good.", "Good."],
    ["<|channel>thought\na<channel|>Good.", "Good."],
    ["<think>a</think><think>b</think>Good.", "Good."],
    ["<think>A < B </thin </think> *smiles* </think>", "*smiles* "],
    ["<think>Cut before its end", ""],
    ["<think>Nothing follows.</think>\n", ""],
    ["The lamp is lit. <think>Wait, is she late?</think>Come in.", "The lamp is lit. Come in."],
    ["The lamp is lit.\n\n<think>Wait.</think>\n\nCome in.", "The lamp is lit.\n\nCome in."],
    ["The lamp is lit.\n<think>Is she", "The lamp is lit."],
    ["The lamp <think>Hm.</think>is lit.", "The lamp is lit."],
    ["I should greet her.\n</think>\n\nGood evening.", "Good evening."],
    ["Okay, so the user knocks; a short line.</think>Good evening.", "Good evening."],
    ["She knocks; keep it short.\n</thinking>\nGood evening.", "Good evening."],
    ["Keep it short.[/THINK]Good evening.", "Good evening."],
    ["<analysis>She knocks.</analysis>\nGood.", "Good."],
    ["<inner_monologue>a</inner_monologue>Good.", "Good."],
    ["<thought_process>a</thought_process>Good.", "Good."],
    ["<antThinking>a</antThinking>Good.", "Good."],
    ["< think >a</ think >Good.", "Good."],
    ["<think/>Good.", "Good."],
    ["[REASONING]a[/REASONING]Good.", "Good."],
    ["<思考>a</思考>こんばんは。", "こんばんは。"],
    ["My steps:\na\n[BEGIN FINAL RESPONSE]\nGood.\n[END FINAL RESPONSE]", "Good."],
    ["<think>a</think>\n<answer>\nGood.\n</answer>", "Good."],
    ["<response>Good.</response> Done.", "Good."],
  ])("%j is the reply %j, in whatever pieces it comes", (answer, text) => expectCleaned(answer, text));

  it.each([
    [
      "<|channel|>analysis<|message|>Short.<|end|><|start|>assistant<|channel|>final<|message|>Good.<|return|>",
      "Good.",
    ],
    [
      "<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>commentary<|message|>b<|end|>" +
        "<|start|>assistant<|channel|>final<|message|>Good.",
      "Good.",
    ],
    ["<|channel|>final<|message|>Good.", "Good."],
    ["analysisShe knocks. Short.assistantfinalGood.", "Good."],
    ["analysisShe knocks. Short.assistantcommentaryNo.assistantfinalGood.", "Good."],
    ["<|channel|>analysis<|message|>Cut before its", ""],
    ["analysisShe knocks", ""],
  ])("the channels of gpt-oss: %j is the reply %j", (answer, text) => expectCleaned(answer, text));

  it.each(
    same([
      "<thinking of you>",
      "<th",
      "She wrote <think> on the board.",
      "It puts <think> before its reasoning, and </think> after it.",
      'The tags "<think>" and "</think>" are its own.',
      "Use `<think>` and `</think>`.",
      "```html\n<think>\nnot this\n</think>\n```\nDone.",
      "~~~\n</think>\n~~~",
      "analysis is my work.",
      "I think <3 is a heart, and x<y.",
      "[thinks] Hm. [1] and [x]",
      "He said: </think>, then left.",
      "She wrote <answer> me </answer> on it.",
      "One.\n<answer>\nTwo.\n</answer>",
      "[BEGIN] and [END of it]",
    ]),
  )("%j is text", (answer, text) => expectCleaned(answer, text));

  it("waits from the beginning on for a server that writes only the closing mark", () => {
    const cleaner = new ReplyCleaner({ opensInReasoning: true });
    expect(["She knocks ", "twice.", "</think>", "Good", " evening"].map((one) => cleaner.add(one))).toEqual([
      ...["", "", "", "Good", " evening"],
    ]);
    expect(cleaner.discarded).toBe(0);
    expectCleaned("Good evening.", "Good evening.", { opensInReasoning: true });
  });
});

describe("tokens of chat templates", () => {
  const ends = [
    ...[
      "<|im_end|>",
      "<|eot_id|>",
      "</s>",
      "<end_of_turn>",
      "<|endoftext|>",
      "<｜end▁of▁sentence｜>",
      "<|end|>",
    ],
    ...[
      "<|END_OF_TURN_TOKEN|>",
      "<eos>",
      "<|return|>",
      "<|eom_id|>",
      "<turn|>",
      "<|end_of_text|>",
      "<|IM_END|>",
    ],
  ];
  it.each(ends)("%s ends the reply, and nothing after it is a part of it", (token) => {
    expectCleaned(`Good evening.${token}`, "Good evening.");
    expectCleaned(`Good evening.${token}\n<|im_start|>user\nI step inside.`, "Good evening.");
    expectCleaned(`Good evening.\n${token}\n`, "Good evening.");
  });

  it.each([
    ["<|start_header_id|>assistant<|end_header_id|>\n\nGood.", "Good."],
    ["<|im_start|>assistant\nGood.", "Good."],
    ["<start_of_turn>model\nGood.", "Good."],
    ["<s>Good.</s>", "Good."],
    ["<｜Assistant｜>Good.", "Good."],
    ["[/INST] Good.", "Good."],
    ["<|im_start|>Orrery\nGood.", "Good."],
    ["<|im_start|>user\nI knock.<|im_end|>\n<|im_start|>assistant\nGood.", "Good."],
    ["Good.<|im_start|>user\nI knock.", "Good."],
    ["Good.[INST] I knock. [/INST]", "Good."],
    ["<s>[INST] I knock. [/INST] Good.</s>", "Good."],
    ["[SYSTEM_PROMPT]Be kind.[/SYSTEM_PROMPT][INST]I knock.[/INST]Good.", "Good."],
    ["[|assistant|]Good.[|endofturn|]", "Good."],
    ["<BOS_TOKEN>Good.<EOS_TOKEN>", "Good."],
    ["Good.<END-OF-TURN>", "Good."],
    ["Good.[EOS]", "Good."],
    ["Good.[e~[", "Good."],
    ["Good.<|im_end|", "Good."],
    ["Good.<|im_", "Good."],
    ["assistant\n\nGood.", "Good."],
    ["model\nGood.", "Good."],
  ])("%j is the reply %j", (answer, text) => expectCleaned(answer, text));

  it.each(
    same([
      "The engineer pointed at the log: `</s>` marks the end.",
      "The token <|im_end|> ends a turn.",
      "He was <s>late</s> early.",
      "<|:3|> hi <b>you</b>",
      "```\n<|im_end|>\n```",
      "Two ``<|eot_id|> and ` more`` ends.",
    ]),
  )("%j is text", (answer, text) => expectCleaned(answer, text));

  it("a stray backtick is no code", () => {
    expectCleaned("It`s late.<|im_end|>", "It`s late.");
    expectCleaned("It`s late.\n\nGood.<|im_end|>`", "It`s late.\n\nGood.");
  });
});

describe("names and turns", () => {
  it.each([
    ["Orrery: The lamp is lit.", "The lamp is lit."],
    ["**Orrery:** The lamp is lit.", "The lamp is lit."],
    ["**Orrery**: The lamp is lit.", "The lamp is lit."],
    ["*The Orrery:* The lamp is lit.", "The lamp is lit."],
    ["ORRERY：灯がついた。", "灯がついた。"],
    ["{{char}}: The lamp is lit.", "The lamp is lit."],
    ["<think>a</think>\n\nOrrery:\nThe lamp is lit.", "The lamp is lit."],
    ["The lamp is lit.\nRosa: I step inside.\nOrrery: Sit down.", "The lamp is lit."],
    ["The lamp is lit.\n\n**Rosa:** I step inside.", "The lamp is lit."],
    ["The lamp is lit.\n\n{{user}}: I step inside.\n\n{{char}}: Sit.", "The lamp is lit."],
    ["Rosa: I step inside.\nOrrery: Sit down.", "Sit down."],
    ["Rosa: I step inside.", ""],
    ["Assistant: The lamp is lit.", "The lamp is lit."],
    ["### Response:\nThe lamp is lit.", "The lamp is lit."],
    ["<BOT>: The lamp is lit.", "The lamp is lit."],
    ["<Orrery>: The lamp is lit.", "The lamp is lit."],
    ["***Orrery:*** The lamp is lit.", "The lamp is lit."],
    ["**Orrery**\nThe lamp is lit.", "The lamp is lit."],
    ["The lamp is lit.\n\n### Instruction:\nI step inside.", "The lamp is lit."],
    ["The lamp is lit.\n### Human: I step inside.", "The lamp is lit."],
    ["The lamp is lit.\n<USER>: I step inside.", "The lamp is lit."],
    ["The lamp is lit.\n{{ user }}: I step inside.", "The lamp is lit."],
    ["The lamp is lit.\n*{{user}}: I step inside.*", "The lamp is lit."],
    ["{{user}} is late, says {{CHAR}}.", "Rosa is late, says Orrery."],
  ])("%j is the reply %j", (answer, text) => expectCleaned(answer, text));

  it.each(
    same([
      "Orrery is my name.",
      "Orrery, that is me",
      "The lamp is lit.\nRosa, come in.",
      "The lamp is lit.\nRosa",
      '"Rosa: sit down," she says.',
      "```\nRosa: admin\n```",
      "*Orrery nods.*",
      "Assistant managers are here.",
      "Here it is:\nUser: admin\nHuman: no",
    ]),
  )("%j is text", (answer, text) => expectCleaned(answer, text));

  it("is not changed in an answer without speakers", () => {
    expectCleaned('["Rosa: hi", "{{user}}"]', '["Rosa: hi", "{{user}}"]', {});
    expectCleaned("<think>Three.</think>\n[1]", "[1]", {});
  });

  it.each([
    ["Captain Ilse Brandt", "Ilse: Good."],
    ["E\u0301lodie Marchand", "\u00C9lodie : Good."],
    ["\u0418\u0432\u0430\u043D", "\u0418\u0412\u0410\u041D: Good."],
  ])("a name before the reply can be a part of the name %s, in any case", (name, answer) => {
    expectCleaned(answer, "Good.", { speakers: { char: [name], user: ["Rosa"] } });
  });

  it("a character with the user's name can say it", () => {
    expectCleaned("One.\nRosa: two", "One.\nRosa: two", { speakers: { char: ["Rosa"], user: ["Rosa"] } });
  });
});

describe("space", () => {
  it.each([
    ["\n\n\n The lamp is lit.\n\n \n", "The lamp is lit."],
    ["The lamp\r\nis lit.\r\n\r\n", "The lamp\r\nis lit."],
    [" \n\t", ""],
    ["\u200B\n\u3164", ""],
    ["\u2800\nThe lamp is lit.", "The lamp is lit."],
    ["One.\n\n\n\nTwo.", "One.\n\n\n\nTwo."],
  ])("%j is the reply %j", (answer, text) => expectCleaned(answer, text));

  it("at the end of a reply that was cut is kept", () => {
    expectCleaned("The lamp is lit.\n\n", "The lamp is lit.\n\n", { speakers }, false);
  });
});

describe("a continuation", () => {
  const options = { speakers, continues: '*She lifts the lamp and says "come in, you are l' };
  it.each([
    ['ate," then turns away.*', 'ate," then turns away.*'],
    [" late\n\nor not", " late\n\nor not"],
    ["<think>Go on.</think>\n\nate.", "ate."],
    ["\nRosa: I step inside.", ""],
    ["Orrery: ate.", "ate."],
    ["I should be early.", "I should be early."],
    ["<|im_end|>", ""],
  ])("%j adds %j", (answer, text) => expectCleaned(answer, text, options));
  it("knows that a block of code is open", () => {
    const inCode = { speakers, continues: "```\nlog:" };
    expectCleaned("\nRosa: <|im_end|>\n```\n", "\nRosa: <|im_end|>\n```", inCode);
  });
});

// Rule: reply-cleaned
it("passes on plain text at once, and everything but the end of a line", () => {
  const cleaner = new ReplyCleaner({ speakers });
  expect(["Good ", "evening", "\n", "*I nod.*", " <", "3 "].map((one) => cleaner.add(one))).toEqual([
    ...["Good ", "evening", "", "\n*I nod.*", " ", "<3 "],
  ]);
});

// Rule: reply-cleaned
it("takes time by the length of the answer, whatever it consists of", () => {
  const hard = ["<", "[", "`", "\n", " ", "\n\n```\n", "<think>", "{{", "Rosa", "\nRosa", "<|a", "I should "];
  for (const piece of hard) {
    const cleaner = new ReplyCleaner({ speakers });
    const began = performance.now();
    for (let at = 0; at < 100_000; at += piece.length) cleaner.add(piece);
    cleaner.end(true);
    expect([piece, performance.now() - began < 10_000]).toEqual([piece, true]);
  }
});
