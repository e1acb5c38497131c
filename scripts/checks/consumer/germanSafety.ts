import * as english from "@mimi/ui/copy";
import { complete } from "./completeCopy.ts";

const rule = "Die Regel:";

/** Age, reports, notices and hiding in German. */
export const germanSafety = [
  complete(english.ageGateCopy, {
    ask: {
      title: "Bist du 18 oder älter?",
      body: "Einige Figuren sind für Erwachsene. Sie bleiben ausgeblendet, bis du bestätigst, dass du erwachsen bist.",
      note: "Wir speichern nur das Datum deiner Antwort.",
      accept: "Ich bin 18 oder älter",
      decline: "Ich bin unter 18",
    },
    declined: {
      title: "Figuren für Erwachsene bleiben ausgeblendet.",
      body: "Alles andere kannst du benutzen. War das ein Versehen, dann antworte in den Einstellungen noch einmal.",
      done: "Weiter",
    },
    service: {
      title: "Bist du 18 oder älter?",
      body: "Dieser Dienst ist nur für Erwachsene.",
      note: "Wir speichern nur deine Antwort und ihr Datum.",
      declinedTitle: "Nur für Erwachsene",
      declinedBody:
        "Du hast gesagt, dass du unter 18 bist. Deshalb ist dieser Dienst nichts für dich. KI-Figuren können für junge Menschen ungeeignet sein.",
      safety: "Sicherheit und Hilfe",
      again: "Noch einmal antworten",
    },
    needsVerification: {
      title: "Altersprüfung nötig",
      body: "An deinem Wohnort verlangt das Gesetz eine unabhängige Altersprüfung.",
      note: (verifier) => `${verifier} sagt uns ja oder nein. Deine Papiere sehen wir nie.`,
      verify: "Mein Alter prüfen",
      decline: "Ausgeblendet lassen",
    },
    verified: {
      title: "Danke. Dein Alter ist bestätigt.",
      body: "Figuren für Erwachsene können jetzt gezeigt werden. Ihre Titelbilder bleiben unscharf, bis du es änderst.",
      done: "Weiter",
    },
    unavailable: {
      title: "An deinem Ort nicht verfügbar",
      body: "In deinem Land dürfen Figuren für Erwachsene nicht gezeigt werden. Alles andere geht wie sonst.",
      done: "Weiter",
    },
  }),
  complete(english.contentNoticeCopy, {
    adult: {
      title: "Figur für Erwachsene",
      body: "Ausgeblendet, solange Inhalte für Erwachsene aus sind.",
      show: "Zeigen",
    },
    warnings: {
      title: "Bevor du liest",
      body: "Zu diesem Inhalt gibt es diese Hinweise:",
      show: "Weiter",
    },
    pending: {
      title: "Wird geprüft",
      body: "Nur du kannst das sehen, bis es geprüft ist.",
    },
    rejected: {
      title: "So kann das nicht veröffentlicht werden.",
      body: "Du kannst es ändern und noch einmal einreichen. Bis dahin kannst nur du es sehen.",
      rule,
      appeal: "Noch einmal prüfen lassen",
    },
    blocked: {
      title: "Das wurde nicht gesendet.",
      body: "Dein Text ist noch im Feld. Die Nachricht zählt nicht.",
      rule,
      appeal: "Noch einmal prüfen lassen",
    },
    removed: {
      title: "Das wurde entfernt.",
      body: "Es hat gegen eine unserer Regeln verstoßen.",
      rule,
    },
  }),
  complete(english.hideMenuCopy, {
    label: "Ausblenden",
    character: "Diese Figur ausblenden",
    creator: (name) => `Alles von @${name} ausblenden`,
    tags: "Nach Thema ausblenden",
    tag: (name) => `Alles zum Thema ${name} ausblenden`,
    hidden: {
      character: (name) => `${name} ist ausgeblendet.`,
      creator: (name) => `Alles von @${name} ist ausgeblendet.`,
      tag: (name) => `Alles zum Thema ${name} ist ausgeblendet.`,
    },
  }),
  complete(english.noticeCardCopy, {
    title: {
      reject: (item) => `Zurückgezogen: ${item.name ?? "dein Inhalt"}`,
      remove: (item) => `Entfernt: ${item.name ?? "dein Inhalt"}`,
      warn: "Eine Verwarnung der Moderation",
      restrict: "Du kannst nichts veröffentlichen oder hochladen",
      suspend: "Dein Konto ist vorübergehend gesperrt",
      ban: "Dein Konto ist gesperrt",
      lift: "Dein Konto ist wieder frei",
    },
    effect: {
      reject: "Niemand sieht es. Du kannst es ändern und noch einmal einreichen.",
      remove: "Niemand sieht es, und es kann nicht noch einmal veröffentlicht werden.",
      warn: "Sonst ändert sich nichts.",
      restrict: "Name und Biografie bleiben, wie sie sind. Deine Chats und Entwürfe gehen weiter wie bisher.",
      suspend: "Bis dahin kannst du dich nicht anmelden.",
      ban: "Du kannst dich nicht mehr anmelden.",
      lift: "Frühere Einschränkungen sind beendet.",
    },
    edit: (name) => `${name} ändern`,
    rule: "Die Regel",
    reason: "Grund",
    until: "Bis",
    noEnd: "Bis die Moderation es aufhebt",
    payment: "Dein Tarif",
    payments: {
      refund: "Gekündigt. Deine letzte Zahlung wird erstattet.",
      cancel: "Gekündigt. Es wird nichts mehr abgebucht.",
    },
    over: { lifted: "Zurückgenommen", replaced: "Ersetzt", ended: "Beendet" },
    appeal: {
      offer:
        "Hältst du das für falsch? Du kannst einmal Einspruch einlegen. Wenn möglich, prüft ihn jemand anderes.",
      open: "Einspruch einlegen",
      label: "Warum ist die Entscheidung falsch?",
      required: "Bitte schreib, warum",
      send: "Einspruch senden",
      cancel: "Abbrechen",
      failed: "Das Senden ist fehlgeschlagen. Dein Text ist noch hier.",
      waiting: "Du hast Einspruch eingelegt. Die Moderation hat noch nicht entschieden.",
      yours: "Dein Einspruch",
      confirmed: "Dein Einspruch wurde geprüft, und die Entscheidung bleibt.",
      reversed: "Dein Einspruch war berechtigt. Die Entscheidung ist zurückgenommen.",
      answer: "Antwort",
    },
  }),
  complete(english.noticesPaneCopy, {
    loading: "Entscheidungen werden geladen",
    failed: "Die Entscheidungen wurden nicht geladen",
    retry: "Noch einmal versuchen",
    empty: "Hier ist nichts",
    emptyText: "Wenn die Moderation etwas über dein Konto oder deine Inhalte entscheidet, liest du es hier.",
    more: "Ältere zeigen",
  }),
  complete(english.reportDialogCopy, {
    title: {
      character: "Diese Figur melden",
      message: "Diese Nachricht melden",
      image: "Dieses Bild melden",
      profile: "Dieses Profil melden",
    },
    about: (name) => `Über ${name}. Nur die Moderation liest, was du hier schreibst.`,
    aboutUnnamed: "Nur die Moderation liest, was du hier schreibst.",
    reasonLabel: "Was stimmt nicht?",
    reasons: {
      minors: {
        label: "Es geht um Minderjährige",
        hint: "Die Moderation wird sofort benachrichtigt.",
      },
      unmarked_adult: {
        label: "Falsche Altersfreigabe",
        hint: "Inhalt für Erwachsene, der nicht so markiert ist.",
      },
      real_person: {
        label: "Ein echter Mensch",
        hint: "Es zeigt oder ahmt jemanden ohne Einwilligung nach.",
      },
      hate: { label: "Hass", hint: "Es greift eine Gruppe von Menschen an." },
      violence: { label: "Gewalt", hint: "Es droht Menschen, oder ruft zu Gewalt auf." },
      self_harm: { label: "Selbstverletzung", hint: "Es ermutigt zur Selbstverletzung." },
      illegal: { label: "Etwas Verbotenes", hint: "Es bietet oder sucht etwas, das gegen das Gesetz ist." },
      copyright: { label: "Gestohlen", hint: "Jemand anderes hat es geschaffen." },
      spam: { label: "Werbung", hint: "Werbung, oder immer wieder dasselbe." },
      other: { label: "Etwas anderes", hint: "Schreib es unten." },
    },
    reasonMissing: "Bitte wähle einen Grund",
    text: "Was sollte die Moderation wissen?",
    textHint: "Freiwillig.",
    send: "Meldung senden",
    cancel: "Abbrechen",
    failed: "Das Senden ist fehlgeschlagen. Dein Text ist noch hier.",
    sent: {
      title: "Meldung erhalten",
      body: "Jede Meldung wird geprüft. Wir sagen dir das Ergebnis.",
      urgent: "Die Moderation ist benachrichtigt und sieht sich diese Meldung zuerst an.",
      receipt: "Beleg",
      done: "Fertig",
    },
  }),
  complete(english.stoppedDialogCopy, {
    title: "Du kannst dich nicht anmelden",
    description: "Die Moderation hat dieses Konto gesperrt. Nichts davon ist gelöscht.",
    close: "Schließen",
  }),
];
