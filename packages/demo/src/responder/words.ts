/** Words without meaning for a topic. */
const STOP = new Set(
  `a an the and or but nor so yet if then else than as at by for from in into of off on onto out over to up with
without within about above after again against all also always am any anybody anyone anything are around away back be
because been before being below between both can cannot could did do does doing done down during each either enough ever
every everybody everyone everything few get gets getting go goes going gone good got great had has have having he her
here hers herself him himself his how however i im ive ill id is isnt it its itself just keep kind know known let lets
like little lot lots made make makes making many may maybe me mean might mine more most much must my myself neither never
new no nobody none not nothing now of ok okay old once one only other others our ours out own per perhaps please quite
rather really right said same say says see seem seems seen shall she should since some somebody someone something
somewhere anywhere nowhere everywhere elsewhere sometimes soon sort still such sure take tell than thank thanks that thats the their theirs them themselves there theres
these they theyre thing things think this those though thought through thus till today together told tomorrow tonight
too toward towards try two under until upon us use used very want wanted wants was wasnt way we well went were weve what
whats when where whether which while who whom whose why will wish without wont would yes yesterday yet you youd youll
your youre yours yourself youve hi hello hey yeah yep nope ah oh um hmm bit day days night morning evening week weeks
year years time times moment people person ask asked asking talk talking talked come comes came coming look looking
looked feel feeling feels felt give gave need needs needed help work works actually basically honestly literally
haha hahaha lol hehe wow huh hm helped helps yay oops
dont doesnt didnt cant couldnt wouldnt shouldnt arent havent hasnt three four five
first last next another anyway especially exactly totally completely pretty`.split(/\s+/),
);

/** The words of a text in lower case, without apostrophes ("don’t" is "dont"). */
export function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether a word can name or describe a topic. */
export function isContentWord(word: string): boolean {
  return word.length > 1 && !STOP.has(word.toLowerCase().replaceAll(/['’]/g, ""));
}

/** A simple stem: "stories", "story" and "story’s" are the same. */
export function stem(word: string): string {
  let root = word.toLowerCase().replaceAll(/['’]s?$/g, "");
  if (root.length > 4) root = root.replace(/ies$/, "y").replace(/(ss|x|ch|sh)es$/, "$1");
  if (root.length > 3) root = root.replace(/([^su])s$/, "$1");
  if (root.length > 5) root = root.replace(/(ing|ed|ly)$/, "");
  return root.replace(/([bdfgklmnprt])\1$/, "$1").replace(/e$/, "");
}

/** The stems of the words with meaning. */
export function contentStems(text: string): Set<string> {
  return new Set(words(text).filter(isContentWord).map(stem));
}

/** Letters of scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The number of words in a text. */
export function wordCount(text: string): number {
  const found = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return found.reduce((sum, word) => sum + (UNSPACED.test(word) ? segmentsOf(word).length : 1), 0);
}

/** The words of a text in small letters, in any script. */
export function wordsIn(text: string): string[] {
  return [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}

/** The parts of a text that are written one after the other as it is streamed: words with what follows them. */
export function streamedParts(text: string): string[] {
  const parts = text.match(/\S+\s*/g) ?? [];
  return parts.flatMap((part) => (UNSPACED.test(part) ? segmentsOf(part) : part));
}

/** The words of a text in a script without spaces; what is no letter is a part of its own. */
function segmentsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
