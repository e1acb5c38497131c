import type { CharacterLines } from "../lines/CharacterLines.ts";
import { plainLines } from "../lines/plainLines.ts";
import { parseExchanges } from "./exchanges.ts";
import { type Intent, intentsOf } from "./intent.ts";
import { formOf, pronounOf, toFirstPerson } from "./persons.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import type { StyledLines } from "./ResponderLanguage.ts";
import { sentencesOf } from "./shape.ts";
import { contentStems, wordCount } from "./words.ts";

/** Replies after which a character can mention what the card calls a secret. */
const SECRETS_AFTER = 7;
/** Intents whose answers in a card hold in any context. */
const LOOSE: ReadonlySet<Intent> = new Set(["statement", "question", "aboutYou", "agree", "disagree"]);

/** The lines of a card that is not of the sample cast: what the card says, filled up with plain lines. */
export function cardLines(
  card: DemoCharacter,
  names: readonly string[],
  replies: readonly string[],
): StyledLines {
  const texts = `${card.exampleDialogs}\n${replies[0] ?? ""}`;
  const acts = [...texts.matchAll(/(?<!\*)\*([^*\n]{3,})\*(?!\*)/g)].map((match) => match[1] ?? "");
  const about = [card.definition, card.personality, card.scenario].join("\n");
  const pronoun = pronounOf(about) ?? pronounOf(acts.join(" ")) ?? "they";
  const isSubjectless =
    acts.length >= 2 && acts.filter((act) => /^\p{Ll}/u.test(act)).length > acts.length * 0.6;
  const filled = (text: string) =>
    text
      .replaceAll("{Name}", card.chatName)
      .replaceAll("{their}", formOf(pronoun, "possessive"))
      .replaceAll("{them}", formOf(pronoun, "object"));
  const facts = factsOf(card, names, replies.length >= SECRETS_AFTER);
  const lines: CharacterLines = {
    ...plainLines,
    actions: [...ownActs(acts, card, isSubjectless), ...plainLines.actions.map(filled)],
    anytime: [...facts, ...generalSentences(card, names), ...plainLines.anytime],
    about: { ...plainLines.about, aboutYou: facts },
    questions: isNeverAsking(card) ? [] : plainLines.questions,
  };
  return {
    lines,
    marks: quoteMarks(texts),
    act: (text) => {
      // "*smiles and waves*": such cards leave the subject out.
      const isShortened = isSubjectless && text.startsWith(`${card.chatName} `);
      return `*${isShortened ? text.slice(card.chatName.length + 1).replace(/\.$/, "") : text}*`;
    },
  };
}

/** Lines that are read from a card of the sample cast, for when its prepared lines have run out. */
export function spareLines(
  card: DemoCharacter,
  names: readonly string[],
  replies: readonly string[],
): string[] {
  const facts = factsOf(card, names, replies.length >= SECRETS_AFTER);
  return [
    ...facts.filter((fact) => /^(?:I|My)\b[^;:()]*$/.test(fact) && !IS_NO_REMARK.test(fact)),
    ...generalSentences(card, names),
  ];
}

/** Facts about how to reply, with "whoever", or about something that was named before. */
const IS_NO_REMARK =
  /\b(?:they|them|whoever)\b|^I (?:ask|check|comfort|distinguish|explain)\b|\bI never (?:say|judge)\b|^I am (?:never|\d+, .*\b(?:gives|winters)\b)/;

/** Actions of the example dialogs that do not touch the user. */
function ownActs(acts: readonly string[], { chatName }: DemoCharacter, isSubjectless: boolean): string[] {
  return acts
    .filter((act) => wordCount(act) >= 3 && wordCount(act) <= 14 && !/\b(you|your)\b/i.test(act))
    .filter((act) => isSubjectless || /^(She|He|They)\b/.test(act) || act.startsWith(chatName));
}

/** Sentences about the character, in the first person. */
function factsOf(card: DemoCharacter, names: readonly string[], isTrusted: boolean): string[] {
  const pronoun = pronounOf([card.definition, card.personality, card.scenario].join("\n"));
  const facts = sentencesOf(`${card.definition}\n${card.personality}`)
    .filter((sentence) => wordCount(sentence) >= 5 && wordCount(sentence) <= 34)
    .map(
      (sentence) =>
        toFirstPerson(sentence, { names, pronoun, userName: card.userName }) ?? inFirstPerson(sentence),
    )
    .filter((sentence) => sentence !== null)
    .filter((fact) => isTrusted || !isSecret(fact));
  return [...facts, ...tastesOf(card)];
}

function inFirstPerson(sentence: string): string | null {
  return /^(I|I['’]m|I['’]ve|My)\s/.test(sentence) && !/[“”"*{}<>]/.test(sentence) ? sentence : null;
}

/** "Grumpy, kind, loves tea": a list of traits names what the character loves. */
function tastesOf({ personality, definition }: DemoCharacter): string[] {
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

const OPENS_SAYING =
  /^(Never|Always|People|Nobody|Everybody|Everyone|Most|Half|In my experience|Nothing|There (is|are) (no|only|always|two|three)|(A|An|Any|Every) .*\b(is|are|has|have|wants?|keeps?|makes?|needs?|gets?|takes?|comes?|goes|likes?|knows?)\b|[A-Z][a-z]+ (is|are|has) (a|an|the|only|never|always|no)\b)/;
const NEEDS_CONTEXT =
  /\b(I|my|you|your|you.re|this|that|that.s|it|its|he|she|him|her|they|them|their|we|us|was|were|here|there|tonight|today|yesterday|too|also|other|now|again)\b|[?:*]/i;

/** Spoken sentences of the example dialogs that need no context: general, in the present, about nobody in particular. */
function generalSentences(card: DemoCharacter, names: readonly string[]): string[] {
  const dialogs = parseExchanges(card.exampleDialogs, card.userName, names, {
    intentsOf,
    contentWords: contentStems,
  })
    .filter(({ intents }) => intents.every((intent) => LOOSE.has(intent)))
    .map(({ answer }) => answer)
    .join("\n");
  const speech = [...dialogs.matchAll(/[“"]([^”"]+)[”"]/g)].flatMap((match) => sentencesOf(match[1] ?? ""));
  return speech.filter((sentence) => {
    const length = wordCount(sentence);
    return length >= 6 && length <= 24 && OPENS_SAYING.test(sentence) && !NEEDS_CONTEXT.test(sentence);
  });
}

function isNeverAsking({ definition }: DemoCharacter): boolean {
  return /\b(never|not|cannot)\b[^.]{0,20}\b(ask|asks|questions?)\b(?! (him|her|them))/i.test(definition);
}

function quoteMarks(texts: string): readonly [string, string] {
  const count = (mark: RegExp) => texts.match(mark)?.length ?? 0;
  return count(/"/g) / 2 > count(/“/g) ? ['"', '"'] : ["“", "”"];
}
