import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Mit ${character}, exportiert am ${time}.`,
  removedCharacter: "Entfernte Figur",
  reader: "Du",
};

const items = {
  character: "deine Figur",
  image: "dein Titelbild",
  message: "deine Nachricht",
  profile: "dein Profil",
} as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: eine Entscheidung der Moderation",
  account: {
    warn: "Das ist eine Verwarnung der Moderation.",
    restrict:
      "Du kannst nichts veröffentlichen oder hochladen und deinen Namen und deine Biografie nicht ändern. Chatten und Entwürfe schreiben kannst du weiterhin.",
    suspend: "Dein Konto ist vorübergehend gesperrt. Bis dahin kannst du dich nicht anmelden.",
    ban: "Dein Konto ist gesperrt. Du kannst dich nicht mehr anmelden.",
    lift: "Die Einschränkungen deines Kontos sind beendet.",
  },
  removed: (kind, title) =>
    `Entfernt: ${named(kind, title)}. Das kann nicht noch einmal veröffentlicht werden.`,
  takenDown: (kind, title) =>
    `Offline genommen: ${named(kind, title)}. Du kannst das ändern und noch einmal einreichen.`,
  rule: (rule) => `Regel: ${rule}`,
  reason: (reason) => `Grund: ${reason}`,
  until: (time) => `Bis: ${time}`,
  answer: (answer) => `Antwort: ${answer}`,
  rules: {
    minors: "Inhalte für Erwachsene, an denen jemand unter 18 beteiligt ist, sind hier nie erlaubt.",
    banned: "Das enthält Wörter, die hier nicht erlaubt sind.",
    adult_attestation:
      "Du musst bestätigen, dass eine Figur für Erwachsene erwachsen ist und auch so aussieht.",
    adult_age:
      "Eine Figur für Erwachsene braucht ein Alter von mindestens 18, bevor sie veröffentlicht werden kann.",
    image_attestation:
      "Du musst bestätigen, dass das Titelbild einer Figur für Erwachsene jemand Erwachsenen zeigt.",
    not_screened:
      "Texte für Erwachsene werden geprüft, bevor sie gespeichert oder gesendet werden, und die Prüfung ist gerade fehlgeschlagen. Bitte versuche es noch einmal.",
    unmarked_adult: "Inhalte für Erwachsene müssen als solche gekennzeichnet sein.",
    real_person: "Echte Menschen dürfen ohne ihre Einwilligung nicht gezeigt oder nachgeahmt werden.",
    hate: "Angriffe auf Gruppen von Menschen sind hier nicht erlaubt.",
    violence: "Drohungen und Aufrufe zu Gewalt sind hier nicht erlaubt.",
    self_harm: "Was zu Selbstverletzung oder Essstörungen ermutigt, ist hier nicht erlaubt.",
    illegal: "Was verboten ist, ist auch hier nicht erlaubt.",
    copyright: "Was jemand anderes geschaffen hat, darf hier ohne dessen Einwilligung nicht gezeigt werden.",
    spam: "Werbung und ständige Wiederholungen sind hier nicht erlaubt.",
    moderation: "Die Moderation hat entschieden, dass das nicht gezeigt werden kann.",
  },
  payment: {
    refund: "Dein Tarif ist gekündigt, und deine letzte Zahlung wird erstattet.",
    cancel: "Dein Tarif ist gekündigt. Es wird nichts mehr abgebucht.",
  },
  appeal: {
    confirmed: "Wir haben deinen Einspruch geprüft. Die Entscheidung bleibt.",
    reversed: "Dein Einspruch war berechtigt. Die Entscheidung ist zurückgenommen.",
  },
  outcome: {
    subject: "Mimi: deine Bitte, ein Bild zu entfernen",
    asked:
      "Du hast uns gebeten, ein intimes Bild eines Menschen zu entfernen, der nicht darin eingewilligt hat.",
    taken_down:
      "Die Moderation hat entschieden: Das Bild wurde entfernt, und gleiche Kopien davon können nicht hochgeladen werden.",
    stays:
      "Die Moderation hat entschieden: Das Bild bleibt, weil es nicht wie ein intimes Bild eines echten Menschen aussieht.",
    disagree: (address) => `Wenn das falsch ist, schreib uns: ${address}`,
    number: (receipt, address) => `Nummer deiner Bitte: ${receipt}\n${address}`,
    forgotten: "Diese E-Mail-Adresse haben wir aus deiner Bitte gelöscht.",
  },
  appealAtLogin: (address) =>
    `Du kannst einmal Einspruch einlegen: Melde dich unter ${address} an, und wähle „Einspruch einlegen“.`,
  appealInSettings: (address) => `Du kannst einmal Einspruch einlegen: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  return title === "" ? items[kind] : `${items[kind]} „${title}“`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Mitglied ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Diese Seite ist für Erwachsene.",
  needsJavaScript: "Mimi braucht JavaScript.",
  backToHome: "Zur Startseite",
  unreadable: {
    tooLong: {
      title: "Diese Adresse ist zu lang",
      text: "Mimi kann eine so lange Adresse oder Suche nicht lesen. Kürze sie, und versuche es noch einmal.",
    },
    tooSlow: {
      title: "Das hat zu lange gedauert",
      text: "Die Anfrage ist nicht rechtzeitig angekommen. Lade die Seite neu, um es noch einmal zu versuchen.",
    },
    other: {
      title: "Diese Anfrage ist nicht lesbar",
      text: "Geh zurück, und versuche es noch einmal.",
    },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Zahlungssimulator",
  heading: "Zahlungssimulator, es fließt kein Geld",
  buying: (plan) => `Du tust gleich so, als würdest du einen Monat kaufen: ${plan}.`,
  pay: "Bezahlen (nur zum Schein)",
  cancel: "Abbrechen",
  current: (plan) => `Der jetzige Tarif: ${plan}.`,
  none: "Es gibt kein Abo.",
  changeTo: (plan) => `Wechseln zu ${plan}`,
  end: "Das Abo jetzt beenden",
  back: "Zurück",
};

/** The German texts, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `Ich bin eine KI, kein Mensch. Alles, was ${name} sagt, schreibt ein Programm.`,
  },
};
