import type { accountTexts as English } from "../en/account.ts";

/** The texts of the account in Polish. */
export const accountTexts: typeof English = {
  nameRequired: "Wpisz nazwę użytkownika",
  avatarRequired: "Dodaj awatar",
  saved: "Zapisano",
  nameTooLong: (most) => `Nazwa użytkownika może mieć najwyżej ${most} zn.`,
  nameOfStaff: "Ta nazwa wygląda jak nazwa kogoś z naszego zespołu. Wybierz inną.",
  bioTooLong: (most) => `Opis „O mnie” może mieć najwyżej ${most} zn.`,
  signInAgain: "Zaloguj się jeszcze raz, aby potwierdzić, że to ty.",
  loginNotDeleted: "Twoje konto jest usunięte, ale nie udało się usunąć danych logowania.",
  tryAgain: "Spróbuj ponownie",
  bytes: (megabytes) => `${megabytes} MB`,
};
