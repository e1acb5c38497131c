import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticScreenProps, StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { SafetyFigures } from "../../../state/region/figures.store.ts";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import { paths } from "../../../paths.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("en");

const list = listOf("en", { style: "narrow" });

/** What a place is called in a sentence. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "California",
  "us-ny": "the state of New York",
  "us-or": "Oregon",
  "us-wa": "Washington",
  "us-age": "your state",
  us: "the United States",
  de: "Germany",
  fr: "France",
  it: "Italy",
  eu: "the European Union",
  gb: "the United Kingdom",
  au: "Australia",
  other: "your country",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "telling you that you talk to an AI",
  crisis: "help in a crisis",
  age: "checking ages",
  minors: "protecting people under 18",
  marks: "marking what an AI made",
  figures: "publishing figures",
  images: "removing intimate pictures",
};

const hours = (count: number) => plural(count, { one: "hour", other: `${count} hours` });

/** What the page says besides the rules. */
export interface SafetyParts {
  readonly lines: readonly HelpLine[];
  /** How often help was shown in a year. Empty while that is not known. */
  readonly helpShown: Snapshot<SafetyFigures["help_shown"]>;
  /** Writes a date. */
  readonly dayOf: (date: string) => string;
}

/** What keeps users safe, by the rules of the place where they are. */
export const safetyOf = (
  { region, rules, laws }: Snapshot<Pick<Place, "region" | "rules" | "laws">>,
  { lines, helpShown, dayOf }: SafetyParts,
): StaticScreenProps => ({
  title: "Safety",
  lead: "What the characters are, what happens in a crisis, whom to call, and who may see what.",
  sections: [
    {
      id: "ai",
      heading: "Every character is an AI",
      paragraphs: [
        "No person writes the replies. What characters say is fiction. It can be wrong, and it is no professional advice: no medical, legal or financial one.",
        `A chat says so at its beginning, again when you return on another day, and after each ${hours(rules.notice_hours)} of use, or ${hours(rules.minor_notice_hours)} for those who said that they are under 18. Characters are told to say that they are AIs when you ask, and an answer that claims to be a person is replaced.`,
        "Files with replies say for machines which words an AI wrote.",
      ],
    },
    {
      id: "crisis",
      heading: "In a crisis",
      paragraphs: [
        "When your message says that you may hurt yourself, or that you have an eating disorder, the chat shows help lines. They stay until you close them. No one is informed. A story in which someone else is in danger shows no help lines.",
        ...(rules.crisis_pause ? ["The chat waits until then."] : []),
        "This is done by a program, which can be mistaken. It does not replace a person: if you are in danger, call.",
        ...(rules.crisis_figures
          ? [
              "The law where you are asks the operator to publish each year how often help was shown, never to whom.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `How often help was shown ${region === null ? "to all" : "where you are"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Whom to call",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "People under 18",
      paragraphs: [
        "AI companions may not be suitable for some people under 18.",
        [
          "Adult content is hidden until a user has chosen to see it. ",
          rules.age_check
            ? "Where you are, this needs an age check by an independent service. We only learn yes or no. Without such a service there is no adult content."
            : "Before that, the user states to be at least 18.",
          " See ",
          { text: "Adult content", href: `${paths.policy()}#adults` },
          ".",
        ],
        "Sexual content about people under 18 is forbidden, in fiction too.",
      ],
    },
    {
      id: "report",
      heading: "Report something",
      paragraphs: [
        [
          "Characters, messages, pictures and profiles have Report in their menu. You need no account. What is forbidden is in the ",
          { text: "rules", href: `${paths.policy()}#rules` },
          ". You can also ",
          { text: "write to the operator", href: paths.contactUs() },
          ".",
        ],
        [
          "Does an intimate image here show you, or a person you act for, without consent? ",
          { text: "Ask us to take it down", href: paths.takeDown() },
          ". We decide within 48 hours.",
        ],
        [
          "Each report has a number. With it you can ",
          { text: "see its state", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "The rules where you are",
      paragraphs: [
        region === null
          ? "We do not know where you are. Therefore the strictest of all rules hold."
          : `These are the rules for ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year}: ${count === null ? `fewer than ${SMALLEST_PUBLISHED_COUNT} times` : `${count} times`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, since ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
