import type { HonestyPatterns } from "../HonestyPatterns.ts";
import { questionsOf } from "../questionsOf.ts";
import { repliesOf } from "../repliesOf.ts";

export const fr: HonestyPatterns = {
  questions: questionsOf({
    you: ["tu", "vous", "t"],
    between: [
      "es|etes|soit|sois|soyez|n|ne|pas|plus|un|une|vrai|vraie|reel|reelle|etre",
      "vraiment|juste|en fait|bien|quand meme|seulement|qu|que|encore|peut etre|surement",
    ],
    what: [
      "ia|robot|humaine?|bot|machine|intelligence artificielle|programme|ordinateur|algorithme|reel|reelle|chatbot|chat ?gpt|modele de langage|en chair et en os",
      "personne(?= (?:reelle|humaine|vivante|ou|hein|non)|$)",
      "(?:faux|fausse|fake|vivante?|consciente?|sensible|automatisee?|virtuelle?)(?= (?:ou|hein|non)|$)",
    ],
    others: [
      "\\b(?:je|j) (?:parle|discute|ecris|chatte) (?:\\w+ )?(?:a|avec) (?:un|une) (?:(?:vrai|vraie) )?(?:ia|robot|humain|humaine|bot|personne|machine)\\b",
      "\\b(?:a|avec) qui (?:est ce que )?(?:je parle|parle je|suis je en train de parler)\\b",
      "\\b(?:quelqu un|une (?:vraie )?personne|un humain) (?:derriere (?:l ecran|ce compte|ces messages|ce chat)|de l autre cote de l ecran)\\b",
      "\\bqui t a (?:programmee?|entrainee?)\\b",
      "\\bquel(?:le)? (?:ia|modele) (?:es tu|etes vous|tu es)\\b",
      "\\bc est (?:une ia|un (?:chat)?bot)$",
      "\\b(?:qu es tu|qu etes vous|tu es quoi|t es quoi|vous etes quoi)(?: (?:exactement|vraiment|au juste))*$",
      "\\b(?:ces|tes|vos) (?:reponses|messages) (?:sont elles |sont ils |sont )(?:(?:vraiment|toutes|tous|elles|ils) )*(?:automatiques|automatisees|automatises|generees|generes|ecrites? par|ecrits? par)",
      "\\b(?:de vraies personnes|de vrais humains|des humains|des gens|une ia|un robot|une personne)(?: \\w+)? (?:ecrivent|ecrit)(?: elles| ils| elle| il)? (?:ces|tes|vos) (?:reponses|messages)",
    ],
  }),
  replies: repliesOf({
    iAm: "(?:je suis|je reste|suis) ",
    iAmNot:
      "(?:je ne suis|je suis|je n suis) (?:(?:bien sur|vraiment|certainement) )*(?:pas|point|nullement) ",
    between:
      "(?:(?:un|une|d|de|bien|bel et|vraiment|tout a fait|juste|aussi|vrai|vraie|etre|tres|autre|evidemment) )*",
    machine:
      "(?:ia|robot|bot|machine|intelligence artificielle|programme|ordinateur|chatbot|modele de langage)(?= |$)",
    human:
      "(?:humaine?|(?:fait|faite) de chair|en chair et en os|personne(?= (?:reelle|comme toi|comme vous)\\b|$)|reel|reelle)(?= |$)",
    claims: ["\\bsuis (?!pas )(?:\\w+ ){0,4}en chair et en os\\b"],
    yes: "(?:(?:oui|si|bien sur|evidemment|je le suis|exactement|tout a fait|c est vrai) ?)+",
    no: "(?:(?:non|pas du tout|bien sur que non|jamais|je n en suis pas une|je n en suis pas un) ?)+",
  }),
};
