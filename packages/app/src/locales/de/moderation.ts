import type { moderationTexts as English } from "../en/moderation.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("de");

/** Texts of the moderation page in German. */
export const moderationTexts: typeof English = {
  title: "Die Moderation",
  decided: (count) => plural(count, { one: "Entschieden.", other: `${count} Fälle sind entschieden.` }),
  undone: "Rückgängig gemacht. Der Fall ist wieder in der Warteschlange.",
  cannotUndo: "Das lässt sich nicht mehr rückgängig machen. Triff eine neue Entscheidung.",
  undo: "Rückgängig",
  accountDecided: "Entschieden. Die Person wird benachrichtigt.",
  paymentWaits:
    "Entschieden. Der Zahlungsanbieter war nicht erreichbar; wir versuchen es jede Stunde noch einmal.",
  appealDecided: "Der Einspruch ist entschieden. Die Person wird benachrichtigt.",
  another: "Darüber muss jemand anderes aus der Moderation entscheiden.",
  operator: "Nur der Betreiber kann über Konten der Moderation entscheiden.",
  deleted: "Gelöschter Inhalt",
  visitor: "Ohne Konto",
  system: "System",
  resubmitted: "Noch einmal eingereicht",
  until: (time) => `bis ${time}`,
  request: (signature, email) =>
    `Bitte um Entfernung, unterschrieben: ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1
      ? "noch weniger als 1 Stunde"
      : plural(hours, { one: `noch ${hours} Stunde`, other: `noch ${hours} Stunden` }),
  hoursLate: (hours) =>
    plural(hours, { one: `${hours} Stunde überfällig`, other: `${hours} Stunden überfällig` }),
  facts: {
    published: "Veröffentlichte Figuren",
    removed: "Entfernt",
    upheld: "Bestätigte Meldungen",
    wrong: "Abgewiesene Meldungen",
    role: "Aufgabe",
    moderator: "Moderation",
  },
  reasonNames: {
    minors: "Minderjährige",
    unmarked_adult: "Falsche Altersfreigabe",
    real_person: "Echter Mensch",
    hate: "Hass",
    violence: "Gewalt",
    self_harm: "Selbstverletzung",
    illegal: "Verbotenes",
    copyright: "Gestohlen",
    spam: "Werbung",
    other: "Anderes",
  },

  decisionNames: {
    dismiss: "Alles in Ordnung",
    uphold: "Offline genommen",
    reject: "Offline genommen",
    remove: "Entfernt",
    restore: "Zurückgeholt",
  },

  measureNames: {
    reject: "Offline genommen",
    remove: "Entfernt",
    warn: "Verwarnt",
    restrict: "Eingeschränkt",
    suspend: "Vorübergehend gesperrt",
    ban: "Gesperrt",
    lift: "Aufgehoben",
  },

  kindNames: {
    character: "Figur",
    image: "Titelbild",
    message: "Nachricht",
    profile: "Profil",
  },
};
