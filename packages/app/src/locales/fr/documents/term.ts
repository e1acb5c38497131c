import { plans } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { term as English } from "../../en/documents/term.ts";
import { planNameTexts } from "../planNames.ts";

/** The terms of use in French. */
export const term: typeof English = {
  title: "Conditions d’utilisation",
  date: "2026-11-20",
  lead: "En utilisant Mimi, tu acceptes ces conditions. Elles sont courtes, alors lis-les.",
  sections: [
    {
      id: "fiction",
      heading: "Les personnages sont de la fiction",
      paragraphs: [
        "Chaque personnage est une IA qui invente ce qu’elle dit : elle peut se tromper, et il n’y a personne derrière. Ne te fie pas à elle pour des conseils sur la santé, le droit, l’argent ou la sécurité.",
        "Si tu es en danger ou en crise, appelle le numéro d’urgence local.",
      ],
    },
    {
      id: "age",
      heading: "Ton âge",
      paragraphs: [
        [
          "Le contenu pour adultes est destiné aux personnes de 18 ans et plus. Ne dis pas que tu es adulte si tu ne l’es pas. Qui voit quoi est expliqué dans la ",
          { text: "politique de confidentialité", href: `${paths.policy()}#adults` },
          ".",
        ],
      ],
    },
    {
      id: "lawful",
      heading: "Un usage conforme à la loi",
      paragraphs: [
        [
          "Respecte la loi là où tu es et là où Mimi est exploité, et respecte les ",
          { text: "règles pour les personnages", href: `${paths.policy()}#rules` },
          ". Ne pirate pas Mimi, ne le surcharge pas, et n’utilise pas le compte d’une autre personne.",
        ],
        "Ce que tu écris reste à toi, et tu en es responsable. Ne publie pas les œuvres des autres sans leur autorisation.",
        "Les contenus qui enfreignent ces conditions peuvent être supprimés, et les comptes qui les enfreignent peuvent être fermés.",
      ],
    },
    {
      id: "plans",
      heading: "Forfaits et limites",
      paragraphs: [
        {
          points: plans.map(
            ({ key, messages }) =>
              `${planNameTexts[key]} : ${messages === null ? "messages illimités" : `${messages} messages par jour`}`,
          ),
        },
        "Un jour commence à minuit UTC. Un message n’est pas décompté s’il échoue avant le début de la réponse. Il est décompté si tu arrêtes une réponse déjà commencée. Jusqu’à dix messages par jour ne sont pas décomptés si tu arrêtes la réponse avant qu’elle commence, ou si la réponse est bloquée ; les suivants sont décomptés.",
        "Les prix sont affichés sous « Premium » avant que tu paies. Au même endroit, change ou résilie un forfait payant sous « Gérer les abonnements ».",
      ],
    },
    {
      id: "warranty",
      heading: "Aucune garantie",
      paragraphs: [
        "Mimi est fourni tel quel. Nous nous efforçons de le faire fonctionner et de garder tes discussions en sécurité mais, dans la mesure permise par la loi, nous ne promettons pas qu’il fonctionne toujours, que les réponses soient correctes, ni que rien ne soit jamais perdu.",
        "Tes droits légaux en tant que consommateur ou consommatrice restent inchangés.",
      ],
    },
  ],
};
