import type { formTexts as English } from "../en/form.ts";

/** Messages and titles of the form in Italian. */
export const formTexts: typeof English = {
  adult:
    "Solo gli adulti possono creare personaggi per adulti. Salva di nuovo e conferma di avere almeno 18 anni.",
  deleted: "Il personaggio è stato eliminato.",
  restored: "Il personaggio è stato ripristinato.",
  cropAgain: "Ritaglia di nuovo",
  published: {
    private: "Salvato. Lo vedi solo tu.",
    unlisted: "Pubblicato. Chi ha il link può vederlo.",
    public: "Pubblicato. Possono vederlo tutti.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished
      ? "Non possiamo pubblicare questo personaggio."
      : "Non possiamo salvare questo personaggio.";
    if (topic === undefined) return `${what} Il controllo del testo per adulti non è riuscito. Riprova.`;
    return `${what} ${fields ?? "Il personaggio"} viola la regola ${topic}.`;
  },
  refusedField: (topic) => `Viola la regola ${topic}.`,
  restSaved: "Tutto il resto è salvato.",
  fieldNames: {
    name: "Il nome",
    chatName: "Il nome breve",
    tagline: "La frase di presentazione",
    coverAlt: "La descrizione della copertina",
    tags: "Un tag",
    warnings: "Un avviso sui contenuti",
    bio: "Il testo sul personaggio",
    rating: "La classificazione per età",
    adultAge: "L’età",
    greeting: "Il primo messaggio",
    alternateGreetings: "Un altro primo messaggio",
    definition: "La definizione",
    personality: "La personalità",
    scenario: "Lo scenario",
    systemPrompt: "Il prompt di sistema",
    postHistory: "Il testo delle istruzioni finali",
    exampleDialogs: "Un dialogo di esempio",
    book: "Una voce del lorebook",
    version: "La versione",
  },
  nameBeforeTrial: "Prima dai un nome al personaggio.",
  pending: "Inviato per la revisione. Lo vedi solo tu finché non viene approvato.",
  makePublic: "Rendi pubblico",
  madePublic: "Ora possono vederlo tutti.",
  edit: "Modifica",
  title: "Nuovo personaggio",
  editTitle: (name) => `Modifica ${name}`,
};
