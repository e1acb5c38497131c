import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Finde eine KI-Figur, lies ihre erste Nachricht, und beginne einen Chat.";

/** What search engines and shared links show of each page in German. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Datenschutzerklärung · ${app}`,
    description:
      "Was Mimi über dich speichert, wo es gespeichert ist, und wie du eine Kopie bekommst oder es löschst.",
  },
  term: {
    title: `Nutzungsbedingungen · ${app}`,
    description: "Wenn du Mimi nutzt, stimmst du diesen Bedingungen zu. Sie sind kurz, also lies sie bitte.",
  },
  safety: {
    title: `Sicherheit · ${app}`,
    description:
      "Was die Figuren sind, was in einer Krise geschieht, wen du anrufen kannst, und wer was sehen darf.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description:
      "Bitte um die Entfernung eines intimen Bildes von dir, das ohne deine Einwilligung geteilt wurde. Du brauchst kein Konto.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Sieh mit der Nummer nach, was aus etwas geworden ist, das du gemeldet hast.",
  },
  contactUs: {
    title: `Kontakt · ${app}`,
    description:
      "Mimi ist Software, die alle betreiben können. Der Betreiber ist die Person oder Firma, die sie unter dieser Adresse betreibt.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "Die gesuchte Seite gibt es nicht, oder es gab sie nie.",
  },
};
