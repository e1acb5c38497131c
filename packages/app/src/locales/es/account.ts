import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in Spanish. */
export const accountTexts: typeof English = {
  nameRequired: "Escribe un nombre de usuario",
  avatarRequired: "Sube una foto de perfil",
  saved: "Guardado",
  nameTooLong: (most) => `Un nombre de usuario puede tener ${most} caracteres como máximo`,
  nameOfStaff: "Ese nombre parece de nuestro equipo. Elige otro.",
  bioTooLong: (most) => `Una biografía puede tener ${most} caracteres como máximo`,
  signInAgain: "Vuelve a iniciar sesión para confirmar que eres tú.",
  loginNotDeleted: "Tu cuenta se eliminó, pero no se pudo eliminar tu acceso.",
  tryAgain: "Reintentar",
  bytes: (megabytes) => `${megabytes} MB`,
};
