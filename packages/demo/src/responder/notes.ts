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
  [
    /\b(short(er)?|brief(er|ly)?|concise|less text|fewer words|one line|tl;?dr|kürzer|plus court|más corto)\b/i,
    { length: "shorter" },
  ],
  [
    /\b(long(er)?|more (words|detail|text)|in detail|expand|elaborate|länger|plus long|más largo)\b/i,
    { length: "longer" },
  ],
];

/** Parses a note; null when the demo cannot follow a part of it. */
export function parseNote(note: string): NoteOptions | null {
  const parts = note
    .split(/[.,;!\n]+|\b(?:and|but|please|und|bitte)\b/i)
    .map((part) => part.trim())
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
