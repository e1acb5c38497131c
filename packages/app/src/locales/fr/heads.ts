import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Trouve un personnage IA, lis son premier message et commence une discussion.";

/** What search engines and shared links show of each page in French. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Politique de confidentialité · ${app}`,
    description:
      "Ce que Mimi conserve sur toi, où c’est conservé, et comment en obtenir une copie ou le supprimer.",
  },
  term: {
    title: `Conditions d’utilisation · ${app}`,
    description: "En utilisant Mimi, tu acceptes ces conditions. Elles sont courtes, alors lis-les.",
  },
  safety: {
    title: `Sécurité · ${app}`,
    description:
      "Ce que sont les personnages, ce qui se passe en cas de crise, qui appeler, et qui peut voir quoi.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description:
      "Demande le retrait d’une image intime de toi, partagée sans ton consentement. Pas besoin de compte.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Vois, grâce à son numéro, ce qu’est devenu ton signalement.",
  },
  contactUs: {
    title: `Nous contacter · ${app}`,
    description:
      "Mimi est un logiciel que n’importe qui peut faire fonctionner. L’exploitant est la personne ou l’entreprise qui le fait fonctionner à cette adresse.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "La page que tu cherches n’existe pas, ou n’a jamais existé.",
  },
};
