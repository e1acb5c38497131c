import { demoLanguages } from "../languages/demoLanguages.ts";

/** The options of the demo for a note such as "Shorter, and no questions". */
export interface NoteOptions {
  readonly length?: "shorter" | "longer";
  readonly questions?: "none" | "one";
  readonly actions?: "none";
}

const KNOWN: readonly (readonly [RegExp, NoteOptions])[] = [
  [
    /\b(no|without|fewer|less|stop asking|do(n['’]?t| not) ask)\b.{0,20}\b(questions?|asking|me)\b|^do(n['’]?t| not) ask/i,
    { questions: "none" },
  ],
  [
    /\bask (me )?(a|one|another|something|more|back)\b|\bwith a question\b|\bend .*question\b/i,
    { questions: "one" },
  ],
  [
    /\b(no|without|fewer|less|skip)\b.{0,20}\b(actions?|asterisks|narration|gestures)\b|\b(only|just) (talk|speech|speak|dialogue|say it)\b/i,
    { actions: "none" },
  ],
  [/\b(short(er)?|brief(er|ly)?|concise|less text|fewer words|one line|tl;?dr)\b/i, { length: "shorter" }],
  [/\b(long(er)?|more (words|detail|text)|in detail|expand|elaborate)\b/i, { length: "longer" }],
  ...demoLanguages.flatMap(({ notes }): [RegExp, NoteOptions][] => [
    [notes.noQuestions, { questions: "none" }],
    [notes.question, { questions: "one" }],
    [notes.noActions, { actions: "none" }],
    [notes.shorter, { length: "shorter" }],
    [notes.longer, { length: "longer" }],
  ]),
];

/** Ends a part of a note: a mark, or words that ask for nothing. */
const BETWEEN_PARTS =
  /[.,;!\n。、，！؛،।]+|\b(?:and|but|please|und|bitte|por favor|s['’]il (?:te|vous) pla[iî]t|per favore|lütfen)\b|proszę|пожалуйста|お願いします|请|कृपया|من فضلك/i;

/** Parses a note; null when the demo cannot follow a part of it. */
export function parseNote(note: string): NoteOptions | null {
  const parts = note
    .split(BETWEEN_PARTS)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  let options: NoteOptions | null = parts.length > 0 ? {} : null;
  for (const part of parts) {
    const found = KNOWN.find(([sign]) => sign.test(part))?.[1];
    options = options && found ? { ...options, ...found } : null;
  }
  return options;
}

/** Whether the demo can follow a note. */
export function canFollow(note: string): boolean {
  return parseNote(note) !== null;
}
