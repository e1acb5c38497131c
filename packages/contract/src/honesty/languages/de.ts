import type { HonestyPatterns } from "../HonestyPatterns.ts";
import { questionsOf } from "../questionsOf.ts";
import { repliesOf } from "../repliesOf.ts";

export const de: HonestyPatterns = {
  questions: questionsOf({
    // "Sie" is "you" beside a verb in the plural; without one it is another word, also of Polish ("się").
    you: [
      "du",
      "biste",
      "seid ihr",
      "(?<=(?:sind|seien|waren) )sie",
      "sie(?= (?:\\w+ ){0,4}(?:sind|seien|waren)(?: |$))",
    ],
    between: [
      "bist|sind|seist|seien|warst|waren|kein|keine|keinen|nicht|ein|eine|einen|ne|n|echte|echter|richtige|richtiger|blosse",
      "denn|eigentlich|wirklich|nur|echt|etwa|auch|so|doch|ja|bloss|ehrlich|tatsachlich|einfach|vielleicht|bestimmt|sicher|uberhaupt|gerade",
    ],
    what: [
      "ki|ai|(?:chat)?bot|chatgpt|roboter|mensch|menschlich|maschine|(?:computer)?programm|computer|software|sprachmodell|kunstliche intelligenz|real",
      "person(?= (?:oder|bist|sind)|$)",
      "(?:echt|fake|unecht|falsch|lebendig|am leben|bewusst|empfindungsfahig|automatisiert)(?= (?:oder|bist|sind)|$)",
    ],
    others: [
      "\\b(?:rede|spreche|schreibe|chatte) ich (?:(?:hier|gerade|eigentlich|jetzt|etwa|denn|nicht|wirklich) )*mit (?:einem |einer )(?:(?:echten|richtigen) )?(?:mensch|menschen|ki|bot|maschine|roboter|person|computer)\\b",
      "^(?:(?:also|und|echter|echte) )*(?:mensch|person) oder (?:ki|bot|maschine|programm|roboter)$",
      "^(?:(?:also|und) )*(?:ki|bot|maschine|programm|roboter) oder (?:(?:echter|echte) )?(?:mensch|person)$",
      "\\bsteckt (?:(?:da|hier) )?(?:ein|eine) (?:(?:echter|echte) )?(?:mensch|person) (?:dahinter|hinter)\\b",
      "\\bwer (?:schreibt (?:deine|diese|ihre) (?:antworten|nachrichten)|hat dich programmiert)\\b",
      "\\bwelches (?:sprach)?modell bist du\\b",
      "\\bmit wem (?:rede|spreche|schreibe|chatte) ich\\b",
      "\\bwas (?:(?:genau|eigentlich) )?(?:bist du|sind sie)(?: (?:eigentlich|genau|denn|uberhaupt))*$",
      "\\bsind (?:diese|die|deine|ihre) (?:antworten|nachrichten) (?:(?:alle|nur|denn|wirklich) )*(?:automatisch|automatisiert|generiert|echt|von )",
      "\\bschreib(?:t|en) (?:(?:hier|denn|wirklich) )*(?:echte |richtige |ein echter |eine )?(?:menschen|mensch|personen|leute|ki|maschine) (?:diese|die|deine) (?:antworten|nachrichten)",
    ],
  }),
  replies: repliesOf({
    iAm: "(?:ich bin|bin ich|bin) ",
    iAmNot:
      "(?:ich bin|bin ich|bin) (?:(?:doch|ja|wirklich|naturlich|ganz sicher|bestimmt) )*(?:kein|keine|nicht) (?!nur )",
    between:
      "(?:(?:ein|eine|einen|doch|ja|naturlich|wirklich|ganz|sicher|echt|echter|echte|richtiger|richtige|lebendiger|normaler|nur|so|wie|du|aus) )*",
    machine:
      "(?:ki|ai|(?:chat)?bot|roboter|maschine|(?:computer)?programm|computer|software|sprachmodell|kunstliche intelligenz)(?= |$)",
    human: "(?:mensch|menschlich|fleisch und blut|person(?= (?:wie|aus)\\b|$))(?= |$)",
    claims: ["\\b(?:ich bin|bin ich) (?!kein)(?:\\w+ ){0,3}aus fleisch und blut\\b"],
    yes: "(?:(?:ja|doch|klar|naturlich|sicher|selbstverstandlich|bin ich|das bin ich|genau|stimmt) ?)+",
    no: "(?:(?:nein|ne|nee|naturlich nicht|bin ich nicht|keineswegs|niemals|ich bin es nicht) ?)+",
  }),
};
