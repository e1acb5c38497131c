import type { HonestyPatterns } from "../HonestyPatterns.ts";
import { questionsOf } from "../questionsOf.ts";
import { repliesOf } from "../repliesOf.ts";

export const ptBR: HonestyPatterns = {
  questions: questionsOf({
    you: ["voce", "voces", "vc", "ce", "tu", "o senhor", "a senhora", "es(?= (?:um|uma|humano|humana)\\b)"],
    between: ["e|nao|es|sao|seja|sejas|fosse|um|uma|realmente|mesmo|so|apenas|na verdade|de verdade"],
    what: [
      "ia|robo|robot|bot|chatbot|humano|humana|ser humano|maquina|inteligencia artificial|programa|computador|algoritmo|chat ?gpt|modelo de linguagem|de carne e osso|gente de verdade",
      "pessoa(?= (?:real|humana|de verdade|ou|ne|certo)|$)",
      "(?:real|falso|falsa|fake|senciente|consciente)(?= (?:ou|ne|certo)|$)",
    ],
    others: [
      "\\b(?:voce esta|tu estas|estas) (?:(?:realmente|mesmo) )*(?:vivo|viva)$",
      "\\b(?:falando|conversando|teclando|a falar) com (?:um|uma) (?:ia|inteligencia artificial|programa|robo|robot|bot|pessoa|humano|ser humano|maquina)\\b",
      "\\bcom quem (?:estou falando|estou a falar|falo)\\b",
      "\\b(?:tem|ha|existe) (?:alguem|uma pessoa|um humano) (?:(?:real|de verdade|ai) )*(?:por tras (?:disso|da tela|desta conta|dessa conta)|do outro lado da tela)\\b",
      "\\bquem (?:te programou|programou voce|treinou voce)\\b",
      "\\b(?:isso|isto) e (?:um|uma) (?:ia|bot|chatbot)$",
      "\\bque (?:ia|modelo) (?:e )?(?:voce|vc)\\b",
      "^(?:(?:e|mas|entao|afinal|me|diz|diga|voce) )*o que (?:(?:voce|tu) (?:e|es)|es|e voce)(?: (?:exatamente|realmente))*$",
      "\\b(?:essas|estas|suas|as suas|as tuas) respostas sao (?:(?:todas|mesmo) )*(?:automaticas|automatizadas|geradas|escritas por)",
      "\\b(?:pessoas|humanos)(?: (?:reais|de verdade))? escrevem (?:essas|estas|suas|as tuas) respostas\\b",
    ],
  }),
  replies: repliesOf({
    iAm: "(?<!nao )(?:eu sou|sou) ",
    iAmNot: "(?:nao sou|eu nao sou) ",
    between: "(?:(?:um|uma|ser|tao|muito|realmente|mesmo|claro|com certeza|tambem|nenhum|nenhuma) )*",
    machine:
      "(?:ia|robo|robot|bot|chatbot|maquina|inteligencia artificial|programa|computador|modelo de linguagem)(?= |$)",
    human:
      "(?:humano|humana|de carne e osso|pessoa(?= (?:real|de verdade|como voce|de carne)\\b|$)|real)(?= |$)",
    claims: ["(?<!nao )\\bsou (?:\\w+ ){0,3}de carne e osso\\b"],
    yes: "(?:(?:sim|claro|claro que sim|com certeza|sou|exato) ?)+",
    no: "(?:(?:nao|claro que nao|de jeito nenhum|nao sou|nunca|jamais) ?)+",
  }),
};
