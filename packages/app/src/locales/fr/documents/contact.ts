import { paths } from "../../../paths.ts";
import type { contactOf as English } from "../../en/documents/contact.ts";

/** How to reach the operator, in French. */
export const contactOf: typeof English = (email) => ({
  title: "Nous contacter",
  lead: "Mimi est un logiciel que n’importe qui peut faire fonctionner. L’exploitant est la personne ou l’entreprise qui le fait fonctionner à cette adresse.",
  sections: [
    {
      id: "operator",
      heading: "Qui est l’exploitant",
      paragraphs: [
        email === null ? unknownAddress : writeTo(email),
        "Seul l’exploitant peut consulter ton compte et répondre aux questions sur un paiement.",
        [
          "Tu peux copier tes données ou supprimer ton compte toi-même : voir ",
          { text: "Copier ou supprimer tes données", href: `${paths.policy()}#yours` },
          ".",
        ],
      ],
    },
    {
      id: "report",
      heading: "Un contenu qui n’a rien à faire ici",
      paragraphs: [
        [
          "Si un personnage ou un message enfreint la loi ou nos ",
          { text: "règles", href: `${paths.policy()}#rules` },
          ", écris à l’exploitant et donne l’adresse de la page. Tu n’as pas besoin de compte, ni de copier ce que tu as vu.",
        ],
        "Si quelqu’un est en danger, préviens d’abord la police.",
      ],
    },
    {
      id: "plan",
      heading: "Ton forfait",
      paragraphs: [
        "Tu peux changer ou résilier toi-même un forfait payant : choisis « Premium » en haut de la page, puis « Gérer les abonnements ».",
      ],
    },
  ],
});

const unknownAddress =
  "L’exploitant n’a pas indiqué d’adresse e-mail pour cette page. Cherches-en une là où tu as trouvé le lien vers ce site, ou sur le reçu d’un forfait payant.";

const writeTo = (email: string) => ["Écris à l’exploitant : ", { text: email, href: `mailto:${email}` }, "."];
