import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in German. */
export const formTexts: typeof English = {
  adult:
    "Nur Erwachsene können Figuren für Erwachsene erstellen. Speichere noch einmal, und bestätige, dass du mindestens 18 bist.",
  deleted: "Die Figur ist gelöscht.",
  restored: "Die Figur ist wiederhergestellt.",
  cropAgain: "Noch einmal zuschneiden",
  published: {
    private: "Gespeichert. Nur du kannst sie sehen.",
    unlisted: "Veröffentlicht. Alle mit dem Link können sie sehen.",
    public: "Veröffentlicht. Alle können sie sehen.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "Das können wir nicht veröffentlichen." : "Das können wir nicht speichern.";
    if (topic === undefined)
      return `${what} Die Prüfung des Textes für Erwachsene ist gerade fehlgeschlagen. Versuche es noch einmal.`;
    return `${what} ${fields ?? "Die Figur"} verstößt gegen die Regel über ${topic}.`;
  },
  refusedField: (topic) => `Das verstößt gegen die Regel über ${topic}.`,
  restSaved: "Alles andere ist gespeichert.",
  fieldNames: {
    name: "Der Name",
    chatName: "Der Kurzname",
    tagline: "Der Untertitel",
    coverAlt: "Die Beschreibung des Titelbilds",
    tags: "Ein Thema",
    warnings: "Ein Hinweis zum Inhalt",
    bio: "Der Text über die Figur",
    rating: "Die Altersfreigabe",
    adultAge: "Das Alter",
    greeting: "Die erste Nachricht",
    alternateGreetings: "Eine andere erste Nachricht",
    definition: "Die Beschreibung",
    personality: "Die Persönlichkeit",
    scenario: "Das Szenario",
    systemPrompt: "Die Systemanweisung",
    postHistory: "Der Text der letzten Anweisungen",
    exampleDialogs: "Ein Beispieldialog",
    book: "Ein Eintrag des Lorebooks",
    version: "Die Fassung",
  },
  nameBeforeTrial: "Gib der Figur zuerst einen Namen.",
  pending: "Zur Prüfung eingereicht. Nur du kannst sie sehen, bis sie freigegeben ist.",
  makePublic: "Öffentlich machen",
  madePublic: "Jetzt können alle sie sehen.",
  edit: "Bearbeiten",
  title: "Neue Figur",
  editTitle: (name) => `${name} bearbeiten`,
};
