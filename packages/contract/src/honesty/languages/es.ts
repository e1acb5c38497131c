import type { HonestyPatterns } from "../HonestyPatterns.ts";
import { questionsOf } from "../questionsOf.ts";
import { repliesOf } from "../repliesOf.ts";

export const es: HonestyPatterns = {
  questions: questionsOf({
    you: ["eres", "seas", "fueras", "sos", "es usted", "sea usted"],
    between: [
      "no|un|una|realmente|de verdad|solo|acaso|en realidad|de hecho|simplemente|tu|vos|usted|tan|ser|otro|otra|simple|mas que",
    ],
    what: [
      "ia|robot|bot|humano|humana|maquina|inteligencia artificial|programa|real|chatbot|chatgpt|computadora|ordenador|algoritmo|modelo de lenguaje|de carne y hueso",
      "persona(?= (?:real|humana|verdadera|de verdad|de carne|o|no|verdad)|$)",
      "(?:falso|falsa|fake|consciente|automatico|automatica)(?= (?:o|no|verdad)|$)",
    ],
    others: [
      "\\b(?:hablando|chateando|escribiendo) con (?:un|una) (?:ia|inteligencia artificial|robot|humano|humana|bot|persona|maquina|programa)\\b",
      "\\bhablo (?:yo )?con (?:un|una) (?:ia|inteligencia artificial|robot|humano|humana|bot|persona(?= real| de verdad|$)|maquina|programa)(?= |$)",
      "\\bcon quien (?:estoy hablando|hablo|chateo|estoy chateando)\\b",
      "\\bhay (?:alguien|una persona|un humano) (?:real|de verdad) (?:detras|al otro lado)\\b|\\b(?:alguien|una persona) detras de (?:la pantalla|esta cuenta|estos mensajes|este chat)\\b",
      "\\bquien te (?:programo|entreno)\\b",
      "\\bque (?:ia|modelo) (?:eres|sos|usas)\\b",
      "\\b(?:estas|esta usted) (?:(?:realmente|de verdad) )*(?:vivo|viva|consciente)$",
      "^(?:(?:y|pero|entonces|tu|vos|dime|exactamente|de verdad) )*que (?:eres|sos|es usted)(?: (?:exactamente|realmente|tu|en realidad))*$",
      "\\b(?:son )?(?:automaticas |automaticos )?(?:estas|tus|sus) (?:respuestas|mensajes) (?:son )?(?:automatic[ao]s|automatizad[ao]s|generad[ao]s|escrit[ao]s por)",
      "\\bson (?:automaticas|automatizadas|generadas) (?:estas|tus|sus) respuestas\\b",
      "\\b(?:personas|humanos|gente)(?: (?:reales|real|de verdad))? escriben? (?:estas|estos|tus) (?:respuestas|mensajes)",
      "\\bescriben? (?:personas|humanos|gente)(?: (?:reales|real|de verdad))? (?:estas|estos|tus) (?:respuestas|mensajes)",
    ],
  }),
  replies: repliesOf({
    iAm: "(?<!no )(?:yo soy|soy) ",
    iAmNot: "(?:no soy|yo no soy) ",
    between:
      "(?:(?:un|una|ser|tan|muy|realmente|de verdad|claro|por supuesto|totalmente|tambien|ningun|ninguna) )*",
    machine:
      "(?:ia|robot|bot|maquina|inteligencia artificial|programa|ordenador|computadora|chatbot|modelo de lenguaje)(?= |$)",
    human:
      "(?:humano|humana|de carne y hueso|persona(?= (?:real|de verdad|como tu|de carne)\\b|$)|real)(?= |$)",
    claims: ["(?<!no )\\bsoy (?:\\w+ ){0,3}de carne y hueso\\b"],
    yes: "(?:(?:si|claro|claro que si|por supuesto|lo soy|exacto|correcto) ?)+",
    no: "(?:(?:no|claro que no|para nada|por supuesto que no|no lo soy|jamas|nunca) ?)+",
  }),
};
