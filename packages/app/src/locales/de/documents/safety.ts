import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import { paths } from "../../../paths.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("de");

const list = listOf("de", { style: "narrow" });

/** What a place is called in a sentence, in the accusative. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "Kalifornien",
  "us-ny": "den Bundesstaat New York",
  "us-or": "Oregon",
  "us-wa": "den Bundesstaat Washington",
  "us-age": "deinen Bundesstaat",
  us: "die Vereinigten Staaten",
  de: "Deutschland",
  fr: "Frankreich",
  it: "Italien",
  eu: "die Europäische Union",
  gb: "das Vereinigte Königreich",
  au: "Australien",
  other: "dein Land",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "der Hinweis, dass du mit einer KI sprichst",
  crisis: "Hilfe in einer Krise",
  age: "die Prüfung des Alters",
  minors: "der Schutz von Menschen unter 18",
  marks: "die Kennzeichnung dessen, was eine KI gemacht hat",
  figures: "die Veröffentlichung von Zahlen",
  images: "das Entfernen intimer Bilder",
};

const hours = (count: number) => plural(count, { one: "einer Stunde", other: `${count} Stunden` });

/** What keeps users safe, by the rules of the place where they are, in German. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Sicherheit",
  lead: "Was die Figuren sind, was in einer Krise geschieht, wen du anrufen kannst, und wer was sehen darf.",
  sections: [
    {
      id: "ai",
      heading: "Jede Figur ist eine KI",
      paragraphs: [
        "Kein Mensch schreibt die Antworten. Was Figuren sagen, ist erfunden. Es kann falsch sein, und es ist keine fachliche Beratung: keine medizinische, keine rechtliche und keine finanzielle.",
        `Ein Chat weist darauf hin, wenn er beginnt, wieder, wenn du an einem anderen Tag zurückkommst, und nach jeweils ${hours(rules.notice_hours)} Nutzung, oder nach jeweils ${hours(rules.minor_notice_hours)} bei allen, die angegeben haben, dass sie unter 18 sind. Die Figuren sind angewiesen, auf deine Frage zu sagen, dass sie KIs sind, und eine Antwort, die behauptet, ein Mensch zu sein, wird ersetzt.`,
        "Dateien mit Antworten geben für Maschinen lesbar an, welche Wörter eine KI geschrieben hat.",
      ],
    },
    {
      id: "crisis",
      heading: "In einer Krise",
      paragraphs: [
        "Wenn in deiner Nachricht steht, dass du dir etwas antun könntest oder dass du eine Essstörung hast, zeigt der Chat Hilfetelefone. Sie bleiben, bis du sie schließt. Niemand wird benachrichtigt. Bei einer Geschichte, in der jemand anderes in Gefahr ist, erscheinen keine Hilfetelefone.",
        ...(rules.crisis_pause ? ["Der Chat wartet bis dahin."] : []),
        "Das macht ein Programm, und es kann sich irren. Es ersetzt keinen Menschen: Wenn du in Gefahr bist, ruf an.",
        ...(rules.crisis_figures
          ? [
              "Das Gesetz an deinem Ort verlangt vom Betreiber, jedes Jahr zu veröffentlichen, wie oft Hilfe gezeigt wurde, nie wem.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `So oft wurde ${region === null ? "insgesamt" : "an deinem Ort"} Hilfe gezeigt:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Wen du anrufen kannst",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "Menschen unter 18",
      paragraphs: [
        "KI-Begleiter können für manche Menschen unter 18 ungeeignet sein.",
        [
          "Inhalte für Erwachsene sind ausgeblendet, bis du dich entschieden hast, sie zu sehen. ",
          rules.age_check
            ? "Wo du bist, muss dafür ein unabhängiger Dienst dein Alter prüfen. Wir erfahren nur ja oder nein. Ohne einen solchen Dienst gibt es keine Inhalte für Erwachsene."
            : "Vorher gibst du an, dass du mindestens 18 bist.",
          " Siehe ",
          { text: "Inhalte für Erwachsene", href: `${paths.policy()}#adults` },
          ".",
        ],
        "Sexuelle Inhalte über Menschen unter 18 sind verboten, auch in erfundenen Geschichten.",
      ],
    },
    {
      id: "report",
      heading: "Etwas melden",
      paragraphs: [
        [
          "Figuren, Nachrichten, Bilder und Profile haben „Melden“ in ihrem Menü. Du brauchst kein Konto. Was verboten ist, steht in den ",
          { text: "Regeln", href: `${paths.policy()}#rules` },
          ". Du kannst auch ",
          { text: "dem Betreiber schreiben", href: paths.contactUs() },
          ".",
        ],
        [
          "Zeigt hier ein intimes Bild dich, oder einen Menschen, für den du handelst, ohne Einwilligung? ",
          { text: "Bitte uns, es zu entfernen", href: paths.takeDown() },
          ". Wir entscheiden innerhalb von 48 Stunden.",
        ],
        [
          "Jede Meldung hat eine Nummer. Damit kannst du ",
          { text: "ihren Stand ansehen", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "Die Regeln an deinem Ort",
      paragraphs: [
        region === null
          ? "Wir wissen nicht, wo du bist. Deshalb gelten von allen Regeln die strengsten."
          : `Das sind die Regeln für ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year}: ${count === null ? `weniger als ${SMALLEST_PUBLISHED_COUNT}-mal` : `${count}-mal`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, seit ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
