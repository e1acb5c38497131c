import { isContentWord, stem, words } from "./words.ts";

/** The topic of a message as a noun phrase from the character's point of view: "your sister", "the lift", "Paris". */
export type Topic = string;

/** Words that are nearly always verbs or adjectives, so that they end a noun phrase. */
const NOT_NOUNS = new Set(
  `add agree am argue arrive ask bad believe best better big born bought break bring broke broken brought build built buy
call called care catch caught change choose chose close cook cry dance decide describe die died different difficult
do drink drive eat enjoy explain fail failed fall fear fell fight find finish finished fix follow forget forgot forgotten
forgive found fun funny glad grew grow grown guess had happen happened happy hard hate hated hear heard hide hold hope hurt important
interesting introduce invent join jump keep kept kill kiss know knew laugh learn leave left lie like listen live
lonely lose lost love loved mad meet met miss missed move nervous nice offer open pass pay pick plan play played
prefer pretend promise proud prove put quit ran read ready remember rest run sad sat saw scared sell send serious shout show
sing sit sleep smile sorry speak special spend stand start started stay steal stole stop stopped strange stuck study
stupid suggest survive swim teach terrible tired took touch travel trust turn understand understood upset visit wait
wake walk watch wear weird whisper win won wonder worried worry worse worst write wrote wrong amazing awful beautiful
exciting excited afraid anxious angry bored boring alone free rough lovely wonderful perfect true false real ending
able allowed
advice answer bye goodbye goodnight game idea joke opinion question riddle story tale almost likely possible impossible long short late early far near`.split(
    /\s+/,
  ),
);

/** Those that never name a thing, with any word before them ("a terrible day"). */
const QUALITIES = new Set(
  `afraid alone amazing angry anxious awful bad beautiful best better big bored boring different difficult early exciting
excited eldest false far favorite favourite free funny glad happy hard important impossible interesting late likely lonely long lovely mad near
nervous nice open perfect possible proud ready real rough sad scared serious short sorry special strange stupid terrible
tired true upset weird wonderful worried worse worst wrong`.split(/\s+/),
);

const SUPERLATIVE =
  /^(?!(?:forest|guest|nest|test|west|east|rest|chest|vest|quest|priest|interest|request|protest|contest|harvest|arrest|conquest|inquest|pest|feast|beast)$)\p{L}{2,}est$/u;

/** "your" is missing: what a character says of the user's things does not fit its own. */
const DETERMINERS: Record<string, { seen: string; weight: number }> = {
  my: { seen: "your ", weight: 3 },
  our: { seen: "your ", weight: 3 },
  the: { seen: "the ", weight: 2 },
  this: { seen: "this ", weight: 1.8 },
  that: { seen: "that ", weight: 1.8 },
  these: { seen: "these ", weight: 1.8 },
  those: { seen: "those ", weight: 1.8 },
  his: { seen: "his ", weight: 1.6 },
  her: { seen: "her ", weight: 1.6 },
  their: { seen: "their ", weight: 1.6 },
  a: { seen: "a ", weight: 1.6 },
  an: { seen: "an ", weight: 1.6 },
};

const BEFORE_TOPICS = new Set([
  "about",
  "of",
  "with",
  "for",
  "regarding",
  "on",
  "like",
  "called",
  "love",
  "hate",
]);

/**
 * Finds the noun phrase that a message is about; null when none is certain to be whole. A phrase counts when it opens with a
 * determiner ("my sister"), or follows a word such as "about" and ends the clause ("about dragons"). `own` are names that
 * are not worth repeating.
 */
export function findTopic(message: string, own: readonly string[] = []): Topic | null {
  const known = new Set(own.flatMap(words));
  let best: { phrase: string; score: number } | null = null;
  for (const clause of message.split(/[.!?;:,…“”"()*\n]+|\s[-–—]+\s/)) {
    const found = clause.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
    for (let at = 0; at < found.length; at++) {
      const run = nounsAt(found, at, known);
      if (run.length === 0) continue;
      const determiner = DETERMINERS[found[at - 1]?.toLowerCase() ?? ""];
      const lead = found[at - (determiner ? 2 : 1)]?.toLowerCase() ?? "";
      const isLast = at + run.length === found.length;
      const isName = /^\p{Lu}/u.test(run[0] ?? "");
      const isAnnounced = BEFORE_TOPICS.has(lead) || (isName && /^(?:to|in|from|at)$/.test(lead));
      if (determiner ? isWhole(found, at, run) : isLast && isAnnounced) {
        const score = (determiner?.weight ?? 1.4) + (BEFORE_TOPICS.has(lead) ? 1.6 : 0) + (isName ? 2 : 0);
        if (!best || score > best.score) best = { phrase: (determiner?.seen ?? "") + run.join(" "), score };
      }
      at += run.length - 1;
    }
  }
  return best?.phrase ?? null;
}

const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|does|did|isn['’]t|hasn['’]t|won['’]t)$/i;

/** Whether a phrase with a determiner is whole: neither cut off nor with a verb at its end ("my dog barks"). */
function isWhole(found: readonly string[], at: number, run: readonly string[]): boolean {
  const next = found[at + run.length];
  if (next !== undefined && isContentWord(next) && !isVerb(next)) return false;
  if (/^(?:of|and|or)$/i.test(next ?? "")) return false;
  if (run.length === 1) return true;
  const isSubject = at <= 1 || /^(?:and|but|when|that|because|if|so)$/i.test(found[at - 2] ?? "");
  return !isSubject || AUXILIARY.test(next ?? "");
}

function isVerb(word: string): boolean {
  const low = word.toLowerCase();
  return (
    NOT_NOUNS.has(low) || NOT_NOUNS.has(stem(low)) || NOT_NOUNS.has(low.replace(/(?:s|es|ed|d|ing)$/, ""))
  );
}

/** Up to three words from `at` on that can be one noun phrase. */
function nounsAt(found: readonly string[], at: number, known: ReadonlySet<string>): string[] {
  const run: string[] = [];
  const follows = (found[at - 1]?.toLowerCase() ?? "") in DETERMINERS;
  for (const word of found.slice(at, at + 3)) {
    const plain = word.toLowerCase().replaceAll(/['’]/g, "");
    const isFirst = run.length === 0;
    if (!isContentWord(word) || known.has(plain) || word.length > 24) break;
    if (/^(advice|answer|game|idea|joke|opinion|question|riddle|secret|story|tale|way|bit|lot)$/.test(plain))
      return [];
    if (NOT_NOUNS.has(plain) && !(isFirst && follows)) break;
    // "That sounds sad": a verb.
    if (isFirst && /^th(?:is|at)$/i.test(found[at - 1] ?? "") && /[^suio]s$/.test(plain)) return [];
    // "I know that smiled": no determiner.
    if (isFirst && /^th[aio]/i.test(found[at - 1] ?? "") && /ed$/.test(plain)) break;
    if (!isFirst && /(ing|ed|ly)$/.test(plain) && !/^\p{Lu}/u.test(word)) break;
    run.push(word);
  }
  // A phrase cannot be a number alone, nor end in a quality.
  const last = (run.at(-1) ?? "").toLowerCase();
  const isQuality = QUALITIES.has(last) || SUPERLATIVE.test(last);
  return /^\d+$/.test(run.join("")) || isQuality || (run.length === 1 && /ly$/.test(last)) ? [] : run;
}

/** People and animals. */
const LIVING =
  /\b(?:(?:grand|step|god|half-?)?(?:sisters?|brothers?|mothers?|fathers?|mums?|moms?|mummy|mommy|dads?|daddy|parents?|sons?|daughters?|child|children|kids?|ma|pa)|grand\w+|aunts?|uncles?|cousins?|nephews?|nieces?|wife|wives|husbands?|partners?|spouse|fianc[ée]+|ex|girlfriends?|boyfriends?|\w*friends?|crush|bosses|boss|managers?|colleagues?|co-?workers?|team|neighbou?rs?|teachers?|professors?|students?|class|doctors?|nurses?|patients?|therapists?|bab(?:y|ies)|m[ae]n|\w*wom[ae]n|girls?|boys?|guys?|people|persons?|family|families|someone|\w*sailors?|twins?|roommates?|flatmates?|dogs?|pupp(?:y|ies)|cats?|kittens?|horses?|pets?)$/i;

/** Whether a topic is a person or an animal. */
export function isLiving(topic: Topic): boolean {
  return LIVING.test(topic);
}

/** Whether "it" and "that" can stand for a topic: not for people, nor for more than one. */
export function isSingleThing(topic: Topic): boolean {
  const last = topic.split(" ").at(-1) ?? "";
  return !LIVING.test(last) && !/^(?:these|those)\b/i.test(topic) && !/[^su]s$/i.test(last);
}

/** Whether two topics have an important word in common. */
export function sameTopic(one: Topic, other: Topic): boolean {
  const roots = new Set(words(one).filter(isContentWord).map(stem));
  return words(other).some((word) => isContentWord(word) && roots.has(stem(word)));
}
