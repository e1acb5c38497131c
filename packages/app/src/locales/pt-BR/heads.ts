import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Ache um personagem de IA, leia a primeira mensagem e comece uma conversa.";

/** What search engines and shared links show of each page, in Brazilian Portuguese. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Política de privacidade · ${app}`,
    description:
      "Quais dados o Mimi guarda sobre você, onde ficam e como obter uma cópia deles ou excluí-los.",
  },
  term: {
    title: `Termos de uso · ${app}`,
    description: "Ao usar o Mimi, você concorda com estes termos. São curtos, então leia, por favor.",
  },
  safety: {
    title: `Segurança · ${app}`,
    description:
      "O que são os personagens, o que acontece em uma crise, para quem ligar e quem pode ver o quê.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description:
      "Peça a remoção de uma imagem íntima sua, compartilhada sem o seu consentimento. Você não precisa de conta.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Veja pelo número o que aconteceu com algo que você denunciou.",
  },
  contactUs: {
    title: `Contato · ${app}`,
    description:
      "O Mimi é um software que qualquer pessoa pode operar. O operador é a pessoa ou empresa que o mantém neste endereço.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "A página que você procura não existe ou nunca existiu.",
  },
};
