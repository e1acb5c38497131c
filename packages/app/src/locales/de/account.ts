import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in German. */
export const accountTexts: typeof English = {
  nameRequired: "Bitte gib einen Benutzernamen ein",
  avatarRequired: "Bitte lade ein Profilbild hoch",
  saved: "Gespeichert",
  nameTooLong: (most) => `Ein Benutzername hat höchstens ${most} Zeichen`,
  nameOfStaff: "Dieser Name klingt, als gehörtest du zu unserem Team. Bitte wähle einen anderen.",
  bioTooLong: (most) => `Der Text über dich hat höchstens ${most} Zeichen`,
  signInAgain: "Melde dich noch einmal an, um zu bestätigen, dass du es bist.",
  loginNotDeleted: "Dein Konto ist gelöscht, aber deine Anmeldedaten konnten nicht entfernt werden.",
  tryAgain: "Noch einmal versuchen",
  bytes: (megabytes) => `${megabytes} MB`,
};
