import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in Brazilian Portuguese. */
export const accountTexts: typeof English = {
  nameRequired: "Digite um nome de usuário",
  avatarRequired: "Envie uma foto de perfil",
  saved: "Salvo",
  nameTooLong: (most) => `Um nome de usuário tem no máximo ${most} caracteres`,
  nameOfStaff: "Esse nome parece ser da nossa equipe. Escolha outro.",
  bioTooLong: (most) => `Uma bio tem no máximo ${most} caracteres`,
  signInAgain: "Entre de novo para confirmar que é você.",
  loginNotDeleted: "Sua conta foi excluída, mas não foi possível remover seu login.",
  tryAgain: "Tentar de novo",
  bytes: (megabytes) => `${megabytes} MB`,
};
