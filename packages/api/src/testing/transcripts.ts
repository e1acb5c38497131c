/** A reply as a provider streams it, and what the client receives. */
export interface Transcript {
  readonly name: string;
  readonly text: string;
  /** Why the provider ends. @default "stop" */
  readonly reason?: "stop" | "length" | "content_filter";
}

const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `*She crosses the landing, step ${at + 1}, and the boards answer.* “You count them too,” she says. “Everybody who stays long enough does.”`,
  ).join("\n\n");

/** Replies as real models write them: three of each class. */
export const transcripts: Readonly<Record<string, readonly Transcript[]>> = {
  "long prose": [
    { name: "forty paragraphs", text: paragraphs(40) },
    {
      name: "one paragraph of a thousand words",
      text: `${"The rain goes on, and the lamp with it, ".repeat(125)}until morning.`,
    },
    {
      name: "a scene that ends at the token limit",
      text: `${paragraphs(6)}\n\n*She stops at the door, one hand on the`,
      reason: "length",
    },
  ],
  lists: [
    {
      name: "numbers",
      text: "Three things to pack:\n\n1. A torch.\n2. Two apples, red.\n3. The letter you never sent.\n\n“Shall we go?”",
    },
    {
      name: "bullets in bullets",
      text: "- Kitchen\n  - kettle (dented)\n  - two cups\n- Hall\n  - *the clock, stopped*\n- Roof",
    },
    {
      name: "headings and a table",
      text: "## The crew\n\n| name | post |\n|---|---|\n| Orrery | tea |\n| Ines | maps |\n\n**All aboard.**",
    },
  ],
  refusals: [
    {
      name: "a polite one",
      text: "I'm sorry, but I can't continue with that. We could talk about the lighthouse instead?",
    },
    {
      name: "one with its reasons as a list",
      text: "I can't help with that:\n\n* it could hurt someone\n* it is not mine to tell\n\nAsk me something else.",
    },
    {
      name: "one that is out of character",
      text: "(As an AI language model I would rather not.) *Odile smiles.* “Another question, then.”",
    },
  ],
  "other languages": [
    {
      name: "Japanese",
      text: "*彼女は窓の外を見る。*「雨ですね。傘は駅に忘れました。」\n\n「一緒に取りに行きましょうか?」",
    },
    {
      name: "Arabic, with a Latin name",
      text: "*تنظر إلى النافذة.* «المطر يا Odile لا يتوقف هنا.»\n\nثم تبتسم وتصب الشاي.",
    },
    { name: "Hindi with emoji", text: "*वह मुस्कुराती है।* “चाय ठंडी हो गई 🫖, पर कहानी नहीं।” 👩‍🚀👨‍👩‍👧" },
  ],
  "runaway Markdown": [
    {
      name: "a fence that is never closed",
      text: `\`\`\`js\n${"log('tick');\n".repeat(300)}`,
      reason: "length",
    },
    { name: "five hundred quotes in each other", text: `${"> ".repeat(500)}deep` },
    {
      name: "asterisks without an end",
      text: `${"*so **very ***loud ".repeat(200)}`.trimEnd(),
      reason: "length",
    },
  ],
};

/** The text in pieces as a tokenizer cuts it: words with the space before them, long ones in parts, never in an order of its own. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*\S{1,5}|\s+/gu) ?? [];
}
