import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import { paths } from "../../../paths.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("it");

const list = listOf("it", { style: "narrow" });

/** What a place is called in a sentence, with its article. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "la California",
  "us-ny": "lo Stato di New York",
  "us-or": "l’Oregon",
  "us-wa": "lo Stato di Washington",
  "us-age": "il tuo Stato",
  us: "gli Stati Uniti",
  de: "la Germania",
  fr: "la Francia",
  it: "l’Italia",
  eu: "l’Unione europea",
  gb: "il Regno Unito",
  au: "l’Australia",
  other: "il tuo paese",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "dirti che parli con un’IA",
  crisis: "aiutare in una crisi",
  age: "verificare l’età",
  minors: "proteggere chi ha meno di 18 anni",
  marks: "contrassegnare ciò che ha creato un’IA",
  figures: "pubblicare dei numeri",
  images: "rimuovere le immagini intime",
};

const hours = (count: number) => plural(count, { one: "ora", other: `${count} ore` });

/** What keeps users safe, by the rules of the place where they are, in Italian. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Sicurezza",
  lead: "Cosa sono i personaggi, cosa succede in una crisi, chi chiamare e chi può vedere cosa.",
  sections: [
    {
      id: "ai",
      heading: "Ogni personaggio è un’IA",
      paragraphs: [
        "Nessuna persona scrive le risposte. Ciò che dicono i personaggi è finzione. Può essere sbagliato, e non è un consiglio professionale: né medico, né legale, né finanziario.",
        `Una chat lo dice all’inizio, di nuovo quando torni un altro giorno, e dopo ogni ${hours(rules.notice_hours)} di utilizzo, oppure dopo ogni ${hours(rules.minor_notice_hours)} per chi ha detto di avere meno di 18 anni. I personaggi hanno l’istruzione di dire che sono IA quando lo chiedi, e una risposta che sostiene di essere una persona viene sostituita.`,
        "I file con le risposte indicano, in modo leggibile per le macchine, quali parole ha scritto un’IA.",
      ],
    },
    {
      id: "crisis",
      heading: "In una crisi",
      paragraphs: [
        "Quando il tuo messaggio dice che potresti farti del male, o che hai un disturbo alimentare, la chat mostra delle linee di aiuto. Restano finché non le chiudi. Nessuno viene informato. Una storia in cui è in pericolo qualcun altro non mostra linee di aiuto.",
        ...(rules.crisis_pause ? ["Fino ad allora la chat aspetta."] : []),
        "Lo fa un programma, che può sbagliare. Non sostituisce una persona: se sei in pericolo, chiama.",
        ...(rules.crisis_figures
          ? [
              "Dove ti trovi, la legge chiede al gestore di pubblicare ogni anno quante volte è stato mostrato l’aiuto, mai a chi.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `Quante volte è stato mostrato l’aiuto ${region === null ? "in tutto" : "dove ti trovi"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Chi chiamare",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "Chi ha meno di 18 anni",
      paragraphs: [
        "I compagni IA possono non essere adatti ad alcune persone sotto i 18 anni.",
        [
          "I contenuti per adulti sono nascosti finché non scegli di vederli. ",
          rules.age_check
            ? "Dove ti trovi, serve una verifica dell’età da parte di un servizio indipendente. Noi sappiamo solo sì o no. Senza un servizio così non ci sono contenuti per adulti."
            : "Prima dichiari di avere almeno 18 anni.",
          " Vedi ",
          { text: "Contenuti per adulti", href: `${paths.policy()}#adults` },
          ".",
        ],
        "I contenuti sessuali su chi ha meno di 18 anni sono vietati, anche nella finzione.",
      ],
    },
    {
      id: "report",
      heading: "Segnalare qualcosa",
      paragraphs: [
        [
          "Personaggi, messaggi, immagini e profili hanno “Segnala” nel loro menu. Non ti serve un account. Ciò che è vietato è nelle ",
          { text: "regole", href: `${paths.policy()}#rules` },
          ". Puoi anche ",
          { text: "scrivere al gestore", href: paths.contactUs() },
          ".",
        ],
        [
          "Un’immagine intima qui mostra te, o una persona che rappresenti, senza consenso? ",
          { text: "Chiedici di rimuoverla", href: paths.takeDown() },
          ". Decidiamo entro 48 ore.",
        ],
        [
          "Ogni segnalazione ha un numero. Con il numero puoi ",
          { text: "vederne lo stato", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "Le regole dove ti trovi",
      paragraphs: [
        region === null
          ? "Non sappiamo dove ti trovi. Per questo valgono le regole più severe di tutte."
          : `Queste sono le regole per ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  if (count === null) return `${year}: meno di ${SMALLEST_PUBLISHED_COUNT} volte`;
  return `${year}: ${plural(count, { one: `${count} volta`, other: `${count} volte` })}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, dal giorno ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
