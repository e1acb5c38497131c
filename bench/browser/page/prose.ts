const sentences = [
  "The *lamp* turns once, twice, and the sea goes dark between. ",
  "“You are late,” she says, “and you know what that means here.” ",
  "*She sets the cup down without a sound.* ",
  "Nobody had come up the stairs since **October**, and nobody was meant to. ",
  "Rain runs along the glass; somewhere below, the door has not quite closed. ",
];

/** A text of this many tokens (about one word each), in paragraphs of about sixty. */
export function proseOf(tokens: number): readonly string[] {
  const made: string[] = [];
  let sentence = 0;
  let inParagraph = 0;
  while (made.length < tokens) {
    const words = (sentences[sentence % sentences.length] ?? "").match(/\S+\s*/g) ?? [];
    made.push(...words);
    inParagraph += words.length;
    sentence += 1;
    if (inParagraph >= 60) {
      made.push("\n\n");
      inParagraph = 0;
    }
  }
  return made.slice(0, tokens);
}
