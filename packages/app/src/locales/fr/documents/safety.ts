import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import { paths } from "../../../paths.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("fr");

const list = listOf("fr", { style: "narrow" });

/** What a place is called in a sentence, with its article. */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "la Californie",
  "us-ny": "l’État de New York",
  "us-or": "l’Oregon",
  "us-wa": "l’État de Washington",
  "us-age": "ton État",
  us: "les États-Unis",
  de: "l’Allemagne",
  fr: "la France",
  it: "l’Italie",
  eu: "l’Union européenne",
  gb: "le Royaume-Uni",
  au: "l’Australie",
  other: "ton pays",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "te dire que tu parles à une IA",
  crisis: "aider en cas de crise",
  age: "vérifier l’âge",
  minors: "protéger les personnes de moins de 18 ans",
  marks: "marquer ce qu’une IA a créé",
  figures: "publier des chiffres",
  images: "retirer les images intimes",
};

const hours = (count: number) => plural(count, { one: "heures", other: `${count} heures` });

/** What keeps users safe, by the rules of the place where they are, in French. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Sécurité",
  lead: "Ce que sont les personnages, ce qui se passe en cas de crise, qui appeler, et qui peut voir quoi.",
  sections: [
    {
      id: "ai",
      heading: "Chaque personnage est une IA",
      paragraphs: [
        "Aucune personne n’écrit les réponses. Ce que disent les personnages est de la fiction. Cela peut être faux, et ce n’est pas un conseil professionnel : ni médical, ni juridique, ni financier.",
        `Une discussion le dit à son début, de nouveau quand tu reviens un autre jour, puis toutes les ${hours(rules.notice_hours)} d’utilisation, ou toutes les ${hours(rules.minor_notice_hours)} pour les personnes qui ont dit avoir moins de 18 ans. Les personnages ont pour consigne de dire qu’ils sont des IA quand tu le demandes, et une réponse qui prétend être une personne est remplacée.`,
        "Les fichiers qui contiennent des réponses indiquent, pour les machines, quels mots une IA a écrits.",
      ],
    },
    {
      id: "crisis",
      heading: "En cas de crise",
      paragraphs: [
        "Quand ton message dit que tu risques de te faire du mal, ou que tu as un trouble alimentaire, la discussion affiche des lignes d’écoute. Elles restent jusqu’à ce que tu les fermes. Personne n’est prévenu. Une histoire où quelqu’un d’autre est en danger n’affiche pas de lignes d’écoute.",
        ...(rules.crisis_pause ? ["La discussion attend jusque-là."] : []),
        "C’est un programme qui fait cela, et il peut se tromper. Il ne remplace pas une personne : si tu es en danger, appelle.",
        ...(rules.crisis_figures
          ? [
              "La loi, là où tu es, demande à l’exploitant de publier chaque année combien de fois l’aide a été affichée, jamais à qui.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `Combien de fois l’aide a été affichée ${region === null ? "en tout" : "là où tu es"} :`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Qui appeler",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "Les personnes de moins de 18 ans",
      paragraphs: [
        "Les compagnons IA peuvent ne pas convenir à certaines personnes de moins de 18 ans.",
        [
          "Le contenu pour adultes est masqué tant que tu n’as pas choisi de le voir. ",
          rules.age_check
            ? "Là où tu es, cela exige une vérification de l’âge par un service indépendant. Nous apprenons seulement oui ou non. Sans un tel service, il n’y a pas de contenu pour adultes."
            : "Avant cela, tu déclares avoir 18 ans ou plus.",
          " Voir ",
          { text: "Contenu pour adultes", href: `${paths.policy()}#adults` },
          ".",
        ],
        "Le contenu sexuel au sujet de personnes de moins de 18 ans est interdit, même dans la fiction.",
      ],
    },
    {
      id: "report",
      heading: "Signaler quelque chose",
      paragraphs: [
        [
          "Les personnages, messages, images et profils ont « Signaler » dans leur menu. Tu n’as pas besoin de compte. Ce qui est interdit se trouve dans les ",
          { text: "règles", href: `${paths.policy()}#rules` },
          ". Tu peux aussi ",
          { text: "écrire à l’exploitant", href: paths.contactUs() },
          ".",
        ],
        [
          "Une image intime te montre-t-elle ici, toi ou une personne pour qui tu agis, sans consentement ? ",
          { text: "Demande-nous de la retirer", href: paths.takeDown() },
          ". Nous décidons sous 48 heures.",
        ],
        [
          "Chaque signalement a un numéro. Avec ce numéro, tu peux ",
          { text: "voir où il en est", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "Les règles là où tu es",
      paragraphs: [
        region === null
          ? "Nous ne savons pas où tu es. Ce sont donc les règles les plus strictes qui s’appliquent."
          : `Voici les règles pour ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  return `${year} : ${count === null ? `moins de ${SMALLEST_PUBLISHED_COUNT} fois` : `${count} fois`}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name} : `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, depuis le ${dayOf(since)} : ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
