import type { ReportReason } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { policy as English } from "../../en/documents/policy.ts";

/** The rules, by the reason of a report. The names that decisions use are in `rules.ts`. */
const published: Readonly<Record<Exclude<ReportReason, "other">, string>> = {
  minors:
    "Pas de contenu pour adultes qui implique, ou semble impliquer, une personne de moins de 18 ans. Il n’y a pas d’exception, même dans la fiction.",
  unmarked_adult: "Le contenu pour adultes est indiqué comme tel.",
  real_person: "Pas de vraies personnes sans leur consentement.",
  hate: "Pas d’attaques contre des groupes de personnes.",
  violence: "Pas de menaces contre des personnes, ni d’appels à la violence.",
  self_harm: "Rien qui encourage l’automutilation ou les troubles alimentaires.",
  illegal: "Rien d’illégal.",
  copyright: "Rien qui ait été créé par quelqu’un d’autre, sans son consentement.",
  spam: "Pas de publicité, ni la même chose encore et encore.",
};

/** The privacy policy in French, and the rules about adults and content, which dialogs link to. */
export const policy: typeof English = {
  title: "Politique de confidentialité",
  date: "2026-11-28",
  lead: "Ce que Mimi conserve sur toi, où c’est conservé, et comment en obtenir une copie ou le supprimer.",
  sections: [
    {
      id: "account",
      heading: "Ton compte",
      paragraphs: [
        "Tu peux parcourir le site sans compte. Si tu en crées un, nous conservons :",
        {
          points: [
            "le nom, la photo et la bio de ton profil",
            "ton forfait, sa date de fin et le nombre de messages que tu as envoyés chaque jour",
            "les personnages que tu crées, tes mentions J’aime et Je n’aime pas, et tes favoris",
            "pour chaque navigateur où ta session est ouverte, la date de ta connexion et celle de la dernière utilisation",
          ],
        },
        "Ton adresse e-mail et ton mot de passe sont conservés par le service de connexion : Firebase Authentication, de Google, sauf si l’exploitant en utilise un autre. Nous ne voyons jamais ton mot de passe.",
      ],
    },
    {
      id: "chats",
      heading: "Tes discussions",
      paragraphs: [
        "Tes messages et les réponses sont conservés sur le serveur, pour que tu puisses les ouvrir sur tous tes appareils. Les autres membres ne peuvent pas les voir. L’exploitant du serveur a accès à sa base de données.",
        "C’est une IA qui écrit les réponses. Elle lit la discussion et la description du personnage. L’exploitant choisit l’IA, et une autre entreprise peut la faire fonctionner.",
      ],
    },
    {
      id: "browser",
      heading: "Ce qui est conservé dans ton navigateur",
      paragraphs: [
        "Le stockage local du navigateur contient exactement trois valeurs : ta session, ton choix du mode sombre ou clair, et ton choix de voir ou non le contenu pour adultes.",
        "Les textes non envoyés, ce que tu as vu en dernier de tes discussions récentes, tes recherches récentes et tes paramètres sont conservés dans la base de données de ce navigateur. Quand tu te déconnectes, tes textes non envoyés et ce que tu as vu des discussions sont supprimés. Tu peux effacer tes recherches récentes sur la page de recherche.",
        "Nous utilisons un seul cookie. Il indique au serveur que ta session est ouverte ou que tu as changé ce que tu vois, pour qu’il envoie les pages sans leur contenu. Sa valeur est la même pour tout le monde. Il n’y a ni traceurs ni publicités.",
      ],
    },
    {
      id: "others",
      heading: "Qui d’autre intervient",
      paragraphs: [
        {
          points: [
            "Le service de connexion, quand tu te connectes. Avec Google ou Apple, cette entreprise aussi.",
            "Le prestataire de paiement, quand tu achètes un forfait. C’est lui qui a les données de ta carte. Nous apprenons seulement ce que tu as acheté et quand cela prend fin.",
            "L’entreprise qui fait fonctionner l’IA, quand tu discutes, sauf si c’est l’exploitant.",
          ],
        },
        "Chacun a sa propre politique de confidentialité.",
      ],
    },
    {
      id: "adults",
      heading: "Contenu pour adultes",
      paragraphs: [
        "Les personnages pour adultes sont masqués tant que tu n’as pas ouvert de session, déclaré que tu as 18 ans ou plus, et choisi de les voir. Sans session ouverte, personne n’en voit jamais.",
        "Nous conservons la date de cette déclaration, et si ton âge a été vérifié. Nous ne conservons aucun document.",
      ],
    },
    {
      id: "rules",
      heading: "Règles pour les personnages",
      paragraphs: [
        { points: Object.values(published) },
        "Les personnages, messages, images et profils qui enfreignent ces règles peuvent être refusés ou supprimés. La personne qui signale quelque chose, et celle de la modération qui décide, choisissent une de ces règles.",
      ],
    },
    {
      id: "yours",
      heading: "Copier ou supprimer tes données",
      paragraphs: [
        "Tu peux faire les deux toi-même à tout moment. Ouvre Paramètres dans le menu qui porte ton nom ou, sur un téléphone, dans le menu en haut :",
        {
          points: [
            "Tes données : télécharge un fichier avec tout ce que nous conservons sur toi.",
            "Supprimer le compte : supprime ton profil, tes discussions, identités, souvenirs, images et réactions, ton forfait et tes identifiants de connexion.",
          ],
        },
        "Dans les deux cas, tu dois te reconnecter, pour que personne d’autre ne puisse le faire à ta place. Résilie un abonnement avant de supprimer ton compte.",
        "Tes personnages avec qui d’autres discutent restent dans ces discussions, sans ton nom, sans leur image et sans leur texte « À propos », et sont désormais introuvables. Pour supprimer complètement un tel personnage, supprime-le avant ton compte. Le prestataire de paiement garde ses justificatifs aussi longtemps que la loi l’exige.",
        [
          "Si tu ne peux plus te connecter, demande à l’exploitant. Voir ",
          { text: "Nous contacter", href: paths.contactUs() },
          ".",
        ],
      ],
    },
  ],
};
