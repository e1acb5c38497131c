import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in Brazilian Portuguese. */
export const adultTexts: typeof English = {
  addressRefused: "Não foi possível abrir a verificação de idade. Nada foi enviado.",
  verifierDown: "Este serviço não está respondendo no momento. Escolha outro ou tente de novo mais tarde.",
  notFinished: "A verificação de idade não terminou. Continue ou escolha outro serviço.",
  notConfirmed: "O serviço não confirmou sua idade. Você pode escolher outro.",
};
