import type { PartsTexts } from "../Locale.ts";

const notImage = "Wybierz plik graficzny";
const tooLarge = "Plik może mieć najwyżej 3 MB";

/** The general components in Polish. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "W toku" },
  chipCopy: { remove: (label) => `Usuń: ${label}` },
  confirmDialogCopy: { cancel: "Anuluj", confirm: "Potwierdź" },
  failedStateCopy: {
    title: "Nie udało się tego wczytać.",
    body: "Połączenie zostało przerwane albo serwer nie odpowiedział.",
    retry: "Spróbuj ponownie",
  },
  fieldCopy: {
    show: "Pokaż hasło",
    hide: "Ukryj hasło",
    clear: "Wyczyść",
    optional: "opcjonalnie",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `Wykorzystane znaki: ${used} z ${limit}`,
    tooLong: (over) => `Za długie. Skróć o ${over} zn.`,
  },
  imageCropDialogCopy: {
    title: "Przytnij obraz",
    choose: "Wybierz obraz",
    chooseAnother: "Wybierz inny",
    chooseHint: "Obraz o rozmiarze do 3 MB.",
    upload: "Prześlij",
    frame: "Obszar kadru",
    frameHint: "Przeciągnij ramkę lub jej rogi.",
    keysHint: "Na klawiaturze: strzałki przesuwają, +\u00a0i\u00a0- zmieniają rozmiar.",
    image: "Twój obraz",
    left: "W lewo",
    right: "W prawo",
    up: "W górę",
    down: "W dół",
    larger: "Większa ramka",
    smaller: "Mniejsza ramka",
    size: (width, height) => `${width} × ${height} pikseli`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "Nie można odczytać tego obrazu. Wybierz inny.",
    failed: "Nie udało się przesłać obrazu. Spróbuj ponownie.",
  },
  markdownCopy: {
    code: "Kod",
    codeIn: (language) => `Kod: ${language}`,
    copyCode: "Kopiuj kod",
  },
  loadMoreCopy: {
    more: "Pokaż więcej",
    failed: "Nie udało się wczytać więcej.",
    retry: "Spróbuj ponownie",
    end: "To już wszystko.",
  },
  modalCopy: { close: "Zamknij" },
  pageProgressCopy: { label: "Wczytywanie strony" },
  selectCopy: { placeholder: "Wybierz" },
  skipLinkCopy: { skip: "Przejdź do treści" },
  toastsCopy: { label: "Powiadomienia", close: "Zamknij", undo: "Cofnij" },
  uploadButtonCopy: {
    upload: "Prześlij",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
