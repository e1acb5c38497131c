import { plans } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { term as English } from "../../en/documents/term.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in German. */
export const term: typeof English = {
  title: "Nutzungsbedingungen",
  date: "2026-11-20",
  lead: "Wenn du Mimi nutzt, stimmst du diesen Bedingungen zu. Sie sind kurz, also lies sie bitte.",
  sections: [
    {
      id: "fiction",
      heading: "Figuren sind erfunden",
      paragraphs: [
        "Jede Figur ist eine KI, die erfindet, was sie sagt: Es kann falsch sein, und kein Mensch steckt dahinter. Verlass dich nicht auf ihren Rat, wenn es um Gesundheit, Recht, Geld oder Sicherheit geht.",
        "Wenn du in Gefahr oder in einer Krise bist, wähle die örtliche Notrufnummer.",
      ],
    },
    {
      id: "age",
      heading: "Dein Alter",
      paragraphs: [
        [
          "Inhalte für Erwachsene sind für Menschen ab 18. Gib nicht an, dass du erwachsen bist, wenn du es nicht bist. Wer was sieht, steht in der ",
          { text: "Datenschutzerklärung", href: `${paths.policy()}#adults` },
          ".",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Rechtmäßige Nutzung",
      paragraphs: [
        [
          "Halte dich an das Gesetz an deinem Ort und dort, wo Mimi betrieben wird, und an die ",
          { text: "Regeln für Figuren", href: `${paths.policy()}#rules` },
          ". Brich nicht in Mimi ein, überlaste es nicht, und benutze nicht das Konto eines anderen Menschen.",
        ],
        "Was du schreibst, bleibt deins, und du bist dafür verantwortlich. Veröffentliche keine Werke anderer ohne ihre Erlaubnis.",
        "Inhalte, die gegen diese Bedingungen verstoßen, können entfernt werden, und Konten, die gegen sie verstoßen, können geschlossen werden.",
      ],
    },
    {
      id: "plans",
      heading: "Tarife und Grenzen",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]}: ${messages === null ? "unbegrenzt viele Nachrichten" : `${messages} Nachrichten am Tag`}`,
          ),
        },
        "Ein Tag beginnt um Mitternacht UTC. Eine Nachricht zählt nicht, wenn sie fehlschlägt, bevor die Antwort beginnt. Sie zählt, wenn du eine Antwort anhältst, die begonnen hat. Bis zu zehn Nachrichten am Tag zählen nicht, wenn du die Antwort anhältst, bevor sie beginnt, oder wenn die Antwort verhindert wird; weitere zählen.",
        "Die Preise stehen unter „Mehr mit Premium“, bevor du bezahlst. Einen bezahlten Tarif änderst oder kündigst du an derselben Stelle unter „Abos verwalten“.",
      ],
    },
    {
      id: "warranty",
      heading: "Keine Gewähr",
      paragraphs: [
        "Mimi wird so angeboten, wie es ist. Wir bemühen uns, dass es läuft und deine Chats sicher sind, aber soweit das Gesetz es erlaubt, versprechen wir nicht, dass es immer funktioniert, dass Antworten richtig sind, oder dass nie etwas verloren geht.",
        "Deine gesetzlichen Rechte als Verbraucherin oder Verbraucher bleiben unberührt.",
      ],
    },
  ],
};
