import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in French. */
export const accountTexts: typeof English = {
  nameRequired: "Indique un nom d’utilisateur",
  avatarRequired: "Ajoute une photo de profil",
  saved: "Enregistré",
  nameTooLong: (most) => `Un nom d’utilisateur compte ${most} caractères au maximum`,
  nameOfStaff: "Ce nom ressemble à celui d’un membre de notre équipe. Choisis-en un autre.",
  bioTooLong: (most) => `Une bio compte ${most} caractères au maximum`,
  signInAgain: "Reconnecte-toi pour confirmer que c’est bien toi.",
  loginNotDeleted: "Ton compte est supprimé, mais tes identifiants de connexion n’ont pas pu l’être.",
  tryAgain: "Réessayer",
  bytes: (megabytes) => `${megabytes} Mo`,
};
