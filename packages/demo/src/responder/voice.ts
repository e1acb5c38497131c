import { parseExchanges } from "./exchanges.ts";
import type { Intent } from "./intent.ts";
import { formOf, type Pronoun, pronounOf, toFirstPerson } from "./persons.ts";
import { plainTemperament, type Temperament, temperaments } from "./temperaments.ts";
import type { PromptCard } from "./PromptReader.ts";
import { sentencesOf } from "./shape.ts";
import { wordCount } from "./words.ts";

/** The voice of a character, from its card. */
export interface Voice {
  readonly name: string;
  readonly names: readonly string[];
  readonly pronoun: Pronoun | null;
  /** The one or two manners that fit best, the best first. */
  readonly temperaments: readonly Temperament[];
  /** Sentences about the character, in the first person. Secrets come last. */
  readonly facts: readonly string[];
  readonly secrets: readonly string[];
  /** Sayings from its example dialogs that fit anywhere. */
  readonly sayings: readonly string[];
  /** Actions from its example dialogs that do not involve the user. */
  readonly acts: readonly string[];
  /** False for a character that never asks questions. */
  readonly asks: boolean;
  /** Puts speech into the quotation marks of the card. */
  speech(text: string): string;
  /** Writes an action as the card does. */
  act(text: string): string;
}

/** Derives a voice from a card and the greeting of the chat. */
export function voiceOf(card: PromptCard, greeting: string): Voice {
  const about = [card.definition, card.personality, card.scenario].join("\n");
  const spoken = `${card.exampleDialogs}\n${greeting}`;
  const acts = [...spoken.matchAll(/(?<!\*)\*([^*\n]{3,})\*(?!\*)/g)].map((match) => match[1] ?? "");
  const names = [...new Set([card.name, card.chatName, card.name.split(/[\s,]/)[0] ?? ""])].filter(
    (name) => name.length > 1,
  );
  const things = acts.filter((act) => /^It\b/.test(act)).length;
  const pronoun = pronounOf(about) ?? (things >= 2 ? "it" : pronounOf(acts.join(" ")));
  // Lines that answer something specific, such as a worry, are only used for it.
  const loose = parseExchanges(card.exampleDialogs, card.userName, names).filter(({ intents }) =>
    intents.every((intent) => LOOSE.has(intent)),
  );
  const self = { names, pronoun, userName: card.userName };
  const facts = sentencesOf(`${card.definition}\n${card.personality}`)
    .filter((sentence) => wordCount(sentence) >= 5 && wordCount(sentence) <= 34)
    .map((sentence) => toFirstPerson(sentence, self) ?? spokenAlready(sentence))
    .filter((sentence) => sentence !== null);
  const bare = acts.length >= 2 && acts.filter((act) => /^\p{Ll}/u.test(act)).length > acts.length * 0.6;
  const marks = quoteMarks(spoken);
  return {
    name: card.chatName,
    names,
    pronoun,
    temperaments: temperamentsOf(card),
    facts: [...facts.filter((fact) => !isSecret(fact)), ...tastesOf(card)],
    secrets: facts.filter(isSecret),
    sayings: sayingsOf(loose.map(({ answer }) => answer).join("\n")),
    acts: acts
      .filter((act) => wordCount(act) >= 3 && wordCount(act) <= 14 && !/\b(you|your)\b/i.test(act))
      .filter((act) => bare || new RegExp(`^(She|He|They|${card.chatName})\\b`).test(act))
      .map((act) => `*${act}*`),
    asks:
      !/\b(never|not|cannot)\b[^.]{0,20}\b(ask|asks|questions?)\b(?! (him|her|them))/i.test(
        card.definition,
      ) || !/question/i.test(card.definition),
    speech: (text) => `${marks[0]}${text}${marks[1]}`,
    act: (text) => {
      const written = text
        .replaceAll("“", marks[0])
        .replaceAll("”", marks[1])
        .replaceAll("{Name}", card.chatName)
        .replaceAll("{their}", formOf(pronoun ?? "they", "possessive"))
        .replaceAll("{them}", formOf(pronoun ?? "they", "object"));
      // "*smiles and waves*": such cards omit the subject.
      const subjectless = bare && written.startsWith(`${card.chatName} `);
      return `*${subjectless ? written.slice(card.chatName.length + 1).replace(/\.$/, "") : written}*`;
    },
  };
}

const LOOSE: ReadonlySet<Intent> = new Set(["statement", "question", "aboutYou", "agree", "disagree"]);
const OPENS_SAYING =
  /^(Never|Always|People|Nobody|Everybody|Everyone|Most|Half|In my experience|Nothing|There (is|are) (no|only|always|two|three)|(A|An|Any|Every) .*\b(is|are|has|have|wants?|keeps?|makes?|needs?|gets?|takes?|comes?|goes|likes?|knows?)\b|[A-Z][a-z]+ (is|are|has) (a|an|the|only|never|always|no)\b)/;
const BOUND_TO_ITS_PLACE =
  /\b(I|my|you|your|you.re|this|that|that.s|it|its|he|she|him|her|they|them|their|we|us|was|were|here|there|tonight|today|yesterday|too|also|other|now|again)\b|[?:*]/i;

function quoteMarks(spoken: string): readonly [string, string] {
  const count = (mark: RegExp) => spoken.match(mark)?.length ?? 0;
  const straight = count(/"/g) / 2;
  return straight > count(/“/g) ? ['"', '"'] : ["“", "”"];
}

/** Some cards are written in the first person. */
function spokenAlready(sentence: string): string | null {
  return /^(I|I['’]m|I['’]ve|My)\s/.test(sentence) && !/[“”"*{}<>]/.test(sentence) ? sentence : null;
}

/** "Grumpy, kind, loves tea": a list of traits also names what the character loves. */
function tastesOf({ personality, definition }: PromptCard): string[] {
  const found = `${personality}\n${definition}`.matchAll(
    /(?:^|[,;.]\s*|\band\s)(love|like|hate|adore|collect|enjoy|dislike|miss|fear)s\s+([\p{L}' ’-]{3,40}?)(?=[,;.\n]|$)/giu,
  );
  return [...found].map(([, verb = "", thing = ""]) => `I ${verb.toLowerCase()} ${thing.trim()}.`);
}

function isSecret(fact: string): boolean {
  return /\b(secret\w*|never (said|told|admit\w*)|fears?|afraid|hid(e|es|den)|nobody knows|ashamed|guilt\w*)\b/i.test(
    fact,
  );
}

function temperamentsOf({ personality, definition }: PromptCard): Temperament[] {
  const ranked = temperaments
    .map((temperament) => ({
      temperament,
      score:
        (personality.match(temperament.signs)?.length ?? 0) * 3 +
        (definition.match(temperament.signs)?.length ?? 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({ score }, at, all) => at === 0 || (at === 1 && score * 2 > (all[0]?.score ?? 0)));
  return ranked.length > 0 ? ranked.map(({ temperament }) => temperament) : [plainTemperament];
}

/** Spoken sentences that need no context: general, in the present tense, about nobody specific. */
function sayingsOf(dialogs: string): string[] {
  const speech = [...dialogs.matchAll(/[“"]([^”"]+)[”"]/g)].flatMap((match) => sentencesOf(match[1] ?? ""));
  return speech.filter((sentence) => {
    const length = wordCount(sentence);
    return length >= 6 && length <= 24 && OPENS_SAYING.test(sentence) && !BOUND_TO_ITS_PLACE.test(sentence);
  });
}
