/** The third-person pronoun of a card's character. */
export type Pronoun = "she" | "he" | "they" | "it";

const FORMS: Record<Pronoun, { subject: string; possessive: string; object: string }> = {
  she: { subject: "she", possessive: "her", object: "her" },
  he: { subject: "he", possessive: "his", object: "him" },
  they: { subject: "they", possessive: "their", object: "them" },
  it: { subject: "it", possessive: "its", object: "it" },
};

/** The pronoun of a card's character; null when it is not clear. */
export function pronounOf(text: string): Pronoun | null {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const counts: [Pronoun, number][] = [
    ["she", count(/\b(she|herself|hers)\b/gi) * 1.5 + count(/\bher\b/gi)],
    ["he", count(/\b(he|himself)\b/gi) * 1.5 + count(/\b(his|him)\b/gi)],
    ["they", count(/\b(they|themselves)\b/gi) * 0.5],
  ];
  counts.sort((one, other) => other[1] - one[1]);
  const [first, second] = counts;
  if (!first || first[1] < 1.5) return null;
  return second && first[1] < second[1] * 1.6 ? null : first[0];
}

/** A form of a pronoun. */
export function formOf(pronoun: Pronoun, form: "subject" | "possessive" | "object"): string {
  return FORMS[pronoun][form];
}

const ADVERBS = new Set(
  `never always often seldom rarely sometimes still only also hardly once now secretly ever already merely simply both
quite even soon usually generally quietly openly deeply truly privately firmly genuinely`.split(/\s+/),
);
const STARTS_OBJECT =
  /^(a|an|the|his|her|their|its|my|your|every|each|no|nothing|everything|to|by|in|on|with|for|that|what|as|like|it|them|him|people|at|from|about|how|when|where|all|any|one|two|three|into|out|up|down|off|over|more|than|only|because|if|whatever|small|old)$/i;
const UNFIT =
  /\b(repl(y|ies)|speech|speaks?|sentences?|dialogue|narrat\w*|character|roleplay|scene|prompt|respon[ds]e?s?|voice|accent|tone|metaphors?|comparisons?|phras\w*|calls? you|refers?|address(es)?|express\w*|vocabulary|actions?|similes?|nouns?|third person|conversation|questions?|contractions?|apostrophes?|paragraphs?|puns?|words|this|such)\b/i;

/**
 * Turns a sentence about the character into the first person: "She works by patience" -> "I work by patience". Null when
 * the sentence is about its way of speaking, or when the result would be wrong.
 */
export function toFirstPerson(
  sentence: string,
  self: { readonly names: readonly string[]; readonly pronoun: Pronoun | null; readonly userName: string },
): string | null {
  if (UNFIT.test(sentence) || /[“”"*{}<>:]/.test(sentence)) return null;
  const named = withoutNames(sentence, self.names, self.userName);
  const parts = named.match(/[\p{L}\p{N}_’'-]+|[^\p{L}\p{N}_’'-]+/gu) ?? [];
  const out: string[] = [];
  let verbFor: "I" | "you" | null = null;
  let subject: "I" | "you" | null = null;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? "";
    const low = part.toLowerCase();
    const next = (parts[at + 2] ?? "").toLowerCase();
    if (!/^[\p{L}\p{N}_]/u.test(part)) {
      if (/[.;!?]/.test(part)) subject = null;
      // A clause between commas separates a subject from its verb ("She, it is said, keeps ...").
      if (verbFor && /[,(]/.test(part)) return null;
      out.push(part);
      continue;
    }
    if (
      low === "_self_" ||
      (self.pronoun && low === formOf(self.pronoun, "subject") && self.pronoun !== "it")
    ) {
      out.push("I");
      verbFor = subject = "I";
    } else if (low === "_self_’s") out.push("my");
    else if (low === "_user_") {
      out.push("you");
      if (/s$/.test(next) && !/^(his|its|this|as|us)$/.test(next)) verbFor = "you";
    } else if (low === "_user_’s") out.push("your");
    else if (verbFor && (ADVERBS.has(low) || /[^s]ly$/.test(low))) out.push(part);
    else if (verbFor) {
      out.push(agreeing(part, verbFor));
      verbFor = null;
    } else if (
      subject &&
      /^(is|has|does)$/.test(low) &&
      /^(and|or|but|so)$/.test(out.at(-2)?.toLowerCase() ?? "")
    ) {
      out.push(agreeing(part, subject));
    } else if (subject && out.at(-1) === ", " && /[^su]s$/.test(low) && STARTS_OBJECT.test(next)) {
      out.push(agreeing(part, subject));
    } else if (
      subject &&
      /, (?:then )?$/.test(out.slice(-3).join("")) &&
      /^[a-z]+[^su]s$/.test(part) &&
      parts[at + 1] === " "
    ) {
      // "a teacher, gives night lessons" and "shoes, boots and hats": a verb or a plural, it is not clear.
      return null;
    } else if (subject && low === "never" && /s$/.test(next)) {
      out.push(part);
      verbFor = subject;
    } else if (subject && /^(and|or|but)$/.test(out.at(-2)?.toLowerCase() ?? "") && /[^su]s$/.test(low)) {
      // A second verb ("and admires a lie") or a plural ("and saucers"): the object decides.
      if (STARTS_OBJECT.test(next)) out.push(agreeing(part, subject));
      else if (next && parts[at + 1] === " ") return null;
      // "and negotiates, loudly, for": a verb whose object comes later.
      else if (/,/.test(parts[at + 1] ?? "") && /ly$/.test(next)) return null;
      else out.push(part);
    } else out.push(possessed(part, next, parts[at + 1] ?? "", self.pronoun));
  }
  const result = out.join("").trim();
  const left = self.pronoun === "he" ? /\b(he|him|himself)\b/i : /\b(she|herself|hers)\b/i;
  if (left.test(result) || /_(self|user)_/i.test(result) || / who .*\bI\b/.test(result)) return null;
  if (!/\bI\b|^My\b/i.test(result)) return null;
  return result.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Replaces names by marks, whole names before short ones. */
function withoutNames(sentence: string, names: readonly string[], userName: string): string {
  let text = sentence;
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    text = text.replaceAll(new RegExp(`(?<![\\p{L}])${escape(name)}(?=['’]s)`, "gu"), "_self_");
    // "Odile Marchetti, 48, keeps" and "Odile Marchetti, 48, house detective of" are both possible.
    text = text.replace(
      new RegExp(`^${escape(name)}, (\\d+|[a-z-]+), (?=(?:is|has|does|[a-z]+[^su]s) )`, "u"),
      "_self_ ",
    );
    text = text.replace(new RegExp(`^${escape(name)}, (?=\\d)`, "u"), "_self_ is ");
    text = text.replaceAll(new RegExp(`(?<![\\p{L}])${escape(name)}(?![\\p{L}])`, "gu"), "_self_");
  }
  if (userName)
    text = text.replaceAll(new RegExp(`(?<![\\p{L}])${escape(userName)}(?![\\p{L}])`, "gu"), "_user_");
  return text.replaceAll(/(_self_|_user_)['’]s/g, "$1’s");
}

function agreeing(verb: string, subject: "I" | "you"): string {
  const low = verb.toLowerCase();
  const irregular: Record<string, [string, string]> = {
    is: ["am", "are"],
    was: ["was", "were"],
    has: ["have", "have"],
    does: ["do", "do"],
    goes: ["go", "go"],
    isn: ["am not", "aren’t"],
  };
  const odd = irregular[low];
  if (odd) return odd[subject === "I" ? 0 : 1];
  if (/ies$/.test(low) && low.length > 4) return verb.replace(/ies$/, "y");
  if (/(ch|sh|ss|x|zz|o)es$/.test(low)) return verb.replace(/es$/, "");
  return /[^su]s$/.test(low) ? verb.slice(0, -1) : verb;
}

function possessed(word: string, next: string, gap: string, pronoun: Pronoun | null): string {
  const low = word.toLowerCase();
  if (low === "herself" || low === "himself") return "myself";
  if (pronoun === "she" && low === "her") {
    const object =
      !next ||
      gap.trim() !== "" ||
      /^(to|and|or|but|so|of|by|in|into|on|over|under|with|for|that|which|who|as|at|from|about|after|before|when|while|because|if|out|up|down|off|than)$/.test(
        next,
      );
    return object ? "me" : "my";
  }
  if (pronoun === "he" && low === "him") return "me";
  if (pronoun === "he" && low === "his") return "my";
  return word;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
