import type { ReportReason } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { policy as English } from "../../en/documents/policy.ts";

/** The rules, by the reason of a report. The names that decisions use are in `rules.ts`. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "Keine Inhalte für Erwachsene, an denen jemand unter 18 beteiligt ist oder beteiligt zu sein scheint. Es gibt keine Ausnahmen, auch nicht in erfundenen Geschichten.",
  unmarked_adult: "Inhalte für Erwachsene sind als solche gekennzeichnet.",
  real_person: "Keine echten Menschen ohne ihre Einwilligung.",
  hate: "Keine Angriffe auf Gruppen von Menschen.",
  violence: "Keine Drohungen gegen Menschen, und keine Aufrufe zu Gewalt.",
  self_harm: "Nichts, was zu Selbstverletzung oder Essstörungen ermutigt.",
  illegal: "Nichts Verbotenes.",
  copyright: "Nichts, was jemand anderes geschaffen hat, ohne dessen Einwilligung.",
  spam: "Keine Werbung, und nicht immer wieder dasselbe.",
};

/** The privacy policy in German, and the rules about adults and content, which dialogs link to. */
export const policy: typeof English = {
  title: "Datenschutzerklärung",
  date: "2026-11-28",
  lead: "Was Mimi über dich speichert, wo es gespeichert ist, und wie du eine Kopie bekommst oder es löschst.",
  sections: [
    {
      id: "account",
      heading: "Dein Konto",
      paragraphs: [
        "Umsehen kannst du dich auch ohne Konto. Wenn du eines erstellst, speichern wir:",
        {
          points: [
            "den Namen, das Bild und die Biografie in deinem Profil",
            "deinen Tarif, wann er endet, und wie viele Nachrichten du an jedem Tag gesendet hast",
            "die Figuren, die du erstellst, und was du magst, nicht magst und dir merkst",
            "für jeden Browser, in dem du angemeldet bist, wann du dich angemeldet hast und wann er zuletzt benutzt wurde",
          ],
        },
        "Deine E-Mail-Adresse und dein Passwort speichert der Anmeldedienst. Das ist Firebase Authentication von Google, wenn der Betreiber keinen anderen benutzt. Wir sehen dein Passwort nie.",
      ],
    },
    {
      id: "chats",
      heading: "Deine Chats",
      paragraphs: [
        "Deine Nachrichten und die Antworten werden auf dem Server gespeichert, damit du sie auf jedem Gerät öffnen kannst. Andere Mitglieder können sie nicht sehen. Der Betreiber des Servers hat Zugriff auf die Datenbank.",
        "Die Antworten schreibt eine KI. Sie liest den Chat und die Beschreibung der Figur. Der Betreiber wählt die KI aus, und eine andere Firma kann sie betreiben.",
      ],
    },
    {
      id: "browser",
      heading: "Was in deinem Browser gespeichert wird",
      paragraphs: [
        "Der lokale Speicher des Browsers („Local Storage“) enthält genau drei Werte: deine Anmeldung, deine Wahl von Dunkel oder Hell, und ob du Inhalte für Erwachsene sehen willst.",
        "Nicht gesendete Texte, was du von deinen neuesten Chats zuletzt gesehen hast, deine letzten Suchen und deine Einstellungen werden in der Datenbank dieses Browsers gespeichert. Beim Abmelden werden deine nicht gesendeten Texte und das, was du von Chats gesehen hast, gelöscht. Letzte Suchen kannst du auf der Suchseite entfernen.",
        "Wir benutzen ein einziges Cookie. Es sagt dem Server, dass du angemeldet bist oder geändert hast, was du siehst, damit er Seiten ohne ihren Inhalt sendet. Sein Wert ist für alle gleich. Es gibt keine Tracker und keine Werbung.",
      ],
    },
    {
      id: "others",
      heading: "Wer sonst beteiligt ist",
      paragraphs: [
        {
          points: [
            "Der Anmeldedienst, wenn du dich anmeldest. Mit Google oder Apple auch diese Firma.",
            "Der Zahlungsanbieter, wenn du einen Tarif kaufst. Er hat deine Kartendaten. Wir erfahren nur, was du gekauft hast und wann es endet.",
            "Die Firma, die die KI betreibt, wenn du chattest, außer wenn der Betreiber sie selbst betreibt.",
          ],
        },
        "Sie alle haben ihre eigene Datenschutzerklärung.",
      ],
    },
    {
      id: "adults",
      heading: "Inhalte für Erwachsene",
      paragraphs: [
        "Figuren für Erwachsene sind ausgeblendet, bis du angemeldet bist, angegeben hast, dass du mindestens 18 bist, und dich entschieden hast, sie zu sehen. Ohne Anmeldung sieht sie niemand.",
        "Wir speichern, wann du diese Angabe gemacht hast und ob dein Alter geprüft wurde. Wir speichern keine Dokumente.",
      ],
    },
    {
      id: "rules",
      heading: "Regeln für Figuren",
      paragraphs: [
        { points: Object.values(published) },
        "Figuren, Nachrichten, Bilder und Profile, die gegen diese Regeln verstoßen, können abgelehnt oder entfernt werden. Wer etwas meldet, und wer in der Moderation entscheidet, wählt eine dieser Regeln.",
      ],
    },
    {
      id: "yours",
      heading: "Deine Daten kopieren oder löschen",
      paragraphs: [
        "Beides kannst du jederzeit selbst tun. Öffne die Einstellungen im Menü mit deinem Namen, oder auf dem Telefon im Menü oben:",
        {
          points: [
            "Deine Daten: lädt eine Datei mit allem herunter, was wir über dich speichern.",
            "Konto löschen: löscht dein Profil, Chats, Rollen, Erinnerungen, Bilder, Bewertungen, Tarif und Anmeldung.",
          ],
        },
        "Für beides musst du dich noch einmal anmelden, damit niemand sonst es für dich tun kann. Kündige ein Abo, bevor du dein Konto löschst.",
        "Deine Figuren, mit denen andere chatten, bleiben in diesen Chats, ohne deinen Namen, ihr Bild und den Text über sie, und sind nicht mehr zu finden. Um eine solche Figur ganz zu löschen, lösche sie vor deinem Konto. Der Zahlungsanbieter behält seine Belege, solange das Gesetz es verlangt.",
        [
          "Wenn du dich nicht mehr anmelden kannst, frag den Betreiber. Siehe ",
          { text: "Kontakt", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};
