import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Encuentra un personaje de IA, lee su primer mensaje y empieza un chat.";

/** What search engines and shared links show of each page, in Spanish. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Política de privacidad · ${app}`,
    description: "Qué guarda Mimi sobre ti, dónde se guarda y cómo obtener una copia o eliminarlo.",
  },
  term: {
    title: `Términos de uso · ${app}`,
    description: "Al usar Mimi aceptas estos términos. Son breves, así que léelos, por favor.",
  },
  safety: {
    title: `Seguridad · ${app}`,
    description: "Qué son los personajes, qué ocurre en una crisis, a quién llamar y quién puede ver qué.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description:
      "Pide que se retire una imagen íntima tuya publicada sin tu consentimiento. No necesitas una cuenta.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Consulta con su número qué ha pasado con algo que denunciaste.",
  },
  contactUs: {
    title: `Contacto · ${app}`,
    description:
      "Mimi es un software que cualquiera puede poner en marcha. El operador es la persona o empresa que lo gestiona en esta dirección.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "La página que buscas no existe o nunca existió.",
  },
};
