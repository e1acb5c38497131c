import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("pt-BR");

const inMinutes = (minutes: number) =>
  plural(minutes, { one: `em ${minutes} minuto`, other: `em ${minutes} minutos` });

/** The message for a failed call, by its reason, in Brazilian Portuguese. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "Esta resposta não tem texto para continuar.",
  reply_blocked: "Esta resposta foi bloqueada. Em vez disso, gere de novo.",
  reply_at_maximum: "Esta resposta já chegou ao tamanho máximo.",
  variants_at_maximum: "Esta resposta já tem o máximo de variantes.",
  greeting_fixed: "A primeira mensagem não pode ser gerada de novo nem continuada.",
  greeting_first: "A primeira mensagem não pode ser excluída sozinha. Em vez disso, exclua a conversa.",
  characters_at_maximum: "Você já tem o máximo de personagens. Exclua um primeiro.",
  chats_at_maximum: "Você já tem o máximo de conversas. Exclua uma primeiro.",
  uploads_at_maximum:
    "Você já tem o máximo de imagens. As que não aparecem em lugar nenhum são excluídas depois de um dia.",
  personas_at_maximum: "Você já tem o máximo de personas. Exclua uma primeiro.",
  memory_at_maximum: "A memória desta conversa está cheia. Exclua uma memória primeiro.",
  hidden_at_maximum: "Você já ocultou o máximo possível. Mostre algo de novo primeiro.",
  storage_full:
    "Sua conta não tem mais espaço. Exclua conversas ou personagens: o espaço deles é liberado após 30 dias na lixeira.",
  clock_refused:
    "O relógio deste aparelho ou do servidor está errado, por isso o login foi recusado. Acerte o relógio e entre de novo.",
  reply_streaming: "Uma resposta já está sendo escrita. Espere ou pare-a primeiro.",
  client_id_used: "Isto já foi enviado. Recarregue a página para ver.",
  changed_meanwhile: "Isto foi alterado nesse meio-tempo. Recarregue a página e tente de novo.",
  already_subscribed: "Você já tem um plano. Mude em Gerenciar assinaturas.",
  appeal_over: "Não é mais possível recorrer.",
  appeal_decided: "Este recurso já foi decidido.",
  nothing_to_undo: "Não há nenhuma decisão sua para desfazer.",
  undo_too_late: "Esta decisão tem mais de dez minutos. Tome uma nova decisão.",
  larger_than_hourly_bytes: "Isto é mais do que uma conta tem por hora.",
  hourly_bytes_used: "Isto é mais do que resta à sua conta nesta hora. Tente de novo mais tarde.",
  payments_off: "Os pagamentos estão desativados neste servidor.",
  disk_full: "Nada pode ser salvo no momento, porque o servidor está cheio. A leitura funciona.",
};

/** Messages for a broken rule, and for a limit that lasts longer than a moment, in Brazilian Portuguese. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `Isto não foi aceito. Viola a regra sobre ${topic}.`,
  later: (minutes) => `Solicitações demais. Tente de novo ${inMinutes(minutes)}.`,
  laterBytes: (megabytes, minutes) =>
    `Isto é mais do que os ${megabytes} MB que uma conta tem por hora. Tente de novo ${inMinutes(minutes)}.`,
};
