import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in German. */
export const contactOf: typeof English = (email) => ({
  title: "Kontakt",
  lead: "Mimi ist Software, die alle betreiben können. Der Betreiber ist die Person oder Firma, die sie unter dieser Adresse betreibt.",
  sections: [
    {
      id: "operator",
      heading: "Wer der Betreiber ist",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Nur der Betreiber kann dein Konto einsehen und Fragen zu einer Zahlung beantworten.",
        [
          "Deine Daten kannst du selbst kopieren, dein Konto selbst löschen: siehe ",
          { text: "Deine Daten kopieren oder löschen", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Inhalte, die hier nicht sein sollten",
      paragraphs: [
        [
          "Wenn eine Figur oder eine Nachricht gegen das Gesetz oder gegen unsere ",
          { text: "Regeln", href: `${paths.policy()}#rules` },
          " verstößt, schreib dem Betreiber, und gib die Adresse der Seite an. Du brauchst kein Konto, und du musst nicht kopieren, was du gesehen hast.",
        ],
        "Wenn jemand in Gefahr ist, wende dich zuerst an die Polizei.",
      ],
    },
    {
      id: "plan",
      heading: "Dein Tarif",
      paragraphs: [
        "Einen bezahlten Tarif kannst du selbst ändern oder kündigen: Wähle oben auf der Seite „Mehr mit Premium“, dann „Abos verwalten“.",
      ],
    },
  ],
});

const unknownAddress =
  "Der Betreiber hat für diese Seite keine E-Mail-Adresse angegeben. Such eine dort, wo du den Link zu dieser Website gefunden hast, oder auf dem Beleg eines bezahlten Tarifs.";

const writeTo = (email: string) => [
  "Schreib dem Betreiber an ",
  { text: email, href: `mailto:${email}` },
  ".",
];
