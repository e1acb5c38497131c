import type { formTexts as English } from "../en/form.ts";

/** The messages and titles of the form in Polish. */
export const formTexts: typeof English = {
  adult:
    "Postacie dla dorosłych mogą tworzyć tylko dorośli. Zapisz ponownie i potwierdź, że masz co najmniej 18 lat.",
  deleted: "Postać jest usunięta.",
  restored: "Postać jest przywrócona.",
  cropAgain: "Przytnij jeszcze raz",
  published: {
    private: "Zapisano. Tylko ty ją widzisz.",
    unlisted: "Opublikowano. Widzi ją każdy, kto ma link.",
    public: "Opublikowano. Widzą ją wszyscy.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "Nie możemy tego opublikować." : "Nie możemy tego zapisać.";
    if (topic === undefined)
      return `${what} Sprawdzanie tekstu dla dorosłych właśnie się nie udało. Spróbuj ponownie.`;
    return `${what} ${fields === undefined ? "Postać" : `Pole „${fields}”`} łamie zasadę dotyczącą ${topic}.`;
  },
  refusedField: (topic) => `To łamie zasadę dotyczącą ${topic}.`,
  restSaved: "Cała reszta jest zapisana.",
  fieldNames: {
    name: "Nazwa",
    chatName: "Krótka nazwa",
    tagline: "Podtytuł",
    coverAlt: "Co widać na okładce",
    tags: "Tagi",
    warnings: "Uwagi o treści",
    bio: "O postaci",
    rating: "Kategoria wiekowa",
    adultAge: "Wiek postaci",
    greeting: "Pierwsza wiadomość",
    alternateGreetings: "Inne pierwsze wiadomości",
    definition: "Opis",
    personality: "Osobowość",
    scenario: "Scenariusz",
    systemPrompt: "Prompt systemowy",
    postHistory: "Instrukcje końcowe",
    exampleDialogs: "Przykładowe dialogi",
    book: "Lorebook",
    version: "Wersja",
  },
  nameBeforeTrial: "Najpierw nadaj postaci nazwę.",
  pending: "Wysłano do sprawdzenia. Do tego czasu tylko ty ją widzisz.",
  makePublic: "Udostępnij wszystkim",
  madePublic: "Teraz widzą ją wszyscy.",
  edit: "Edytuj",
  title: "Nowa postać",
  editTitle: (name) => `Edycja: ${name}`,
};
