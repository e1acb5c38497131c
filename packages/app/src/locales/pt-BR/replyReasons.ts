import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply, by its reason, in Brazilian Portuguese. */
export const replyReasons: typeof English = {
  version_blocked: "A nova variante foi bloqueada pelas nossas regras.",
  removed_by_moderator: "A moderação tirou esta mensagem do ar.",
  model_busy: "A IA está ocupada agora. Tente de novo daqui a pouco.",
  model_timeout: "A IA demorou demais para responder.",
  model_refused: "A IA não pôde aceitar esta conversa.",
  model_misconfigured: "A IA não está configurada corretamente. O operador foi avisado.",
  model_failed: "A IA não conseguiu responder.",
  reply_cut: "A resposta foi interrompida. Não conta no seu limite.",
  reply_garbled: "A IA enviou algo que não dá para ler.",
  reply_empty: "A IA não tinha nada a dizer.",
  reply_interrupted: "A resposta foi interrompida do nosso lado. O texto escrito até agora foi mantido.",
  note_not_followed:
    "As falas prontas não conseguem seguir esta nota, e nada foi contado. Elas entendem: mais curto, mais longo, sem perguntas, me pergunte algo, sem ações.",
  replies_off: "As respostas estão desativadas neste servidor.",
};
