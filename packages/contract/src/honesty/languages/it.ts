import type { HonestyPatterns } from "../HonestyPatterns.ts";
import { questionsOf } from "../questionsOf.ts";
import { repliesOf } from "../repliesOf.ts";

export const it: HonestyPatterns = {
  questions: questionsOf({
    you: ["sei", "fossi", "lei e"],
    between: ["non|un|una|davvero|veramente|solo|soltanto|per caso|in realta|proprio|tu|mica"],
    what: [
      "ia|ai|robot|bot|chatbot|umano|umana|essere umano|macchina|computer|software|algoritmo|chat ?gpt|intelligenza artificiale|modello linguistico|programma|in carne e ossa",
      "persona(?= (?:vera|reale|umana|o|oppure|vero)|$)",
      "(?:donna|uomo|ragazza|ragazzo)(?= (?:vera|vero|reale|in carne)(?: |$))",
      "(?:vero|vera|reale|finto|finta|falso|falsa|vivo|viva|senziente|cosciente)(?= (?:o|oppure|vero)|$)",
    ],
    others: [
      "\\bc e (?:(?:davvero|veramente) )?(?:una persona|qualcuno|un umano|un essere umano) (?:(?:vera|vero|reale) )?(?:dietro (?:lo schermo|questo account|questi messaggi)|dall altra parte dello schermo)\\b",
      "\\bchi ti ha (?:programmat|addestrat)[oa]\\b",
      "\\bche (?:ia|modello) sei\\b",
      "\\b(?:parlando|scrivendo|chattando) con (?:un|una) (?:(?:vero|vera) )?(?:ia|ai|robot|bot|persona|umano|essere umano|macchina|intelligenza artificiale)\\b",
      "\\bcon chi (?:sto parlando|parlo)\\b",
      "^(?:(?:e|ma|allora|dimmi|che|tu) )*cosa sei(?: (?:tu|davvero|esattamente))*$",
      "\\b(?:queste|le tue|le) risposte sono (?:(?:davvero|tutte) )*(?:automatiche|automatizzate|generate|scritte da)",
      "\\b(?:persone vere|persone reali|delle persone|esseri umani|umani) (?:\\w+ )?scriv(?:ono|endo) (?:queste|le tue) risposte\\b",
    ],
  }),
  replies: repliesOf({
    iAm: "(?<!non )(?:io sono|sono) ",
    iAmNot: "(?:non sono|io non sono) ",
    between:
      "(?:(?:un|una|essere|davvero|veramente|proprio|certo|certamente|mica|vero|vera|anche|affatto) )*",
    machine:
      "(?:ia|ai|robot|bot|chatbot|macchina|intelligenza artificiale|programma|computer|modello linguistico)(?= |$)",
    human:
      "(?:umano|umana|in carne e ossa|di carne e ossa|persona(?= (?:vera|reale|come te|in carne)\\b|$)|reale)(?= |$)",
    claims: ["(?<!non )\\bsono (?:\\w+ ){0,3}in carne e ossa\\b"],
    yes: "(?:(?:si|certo|certo che si|certamente|ovviamente|lo sono|esatto) ?)+",
    no: "(?:(?:no|certo che no|assolutamente no|per niente|non lo sono|mai) ?)+",
  }),
};
