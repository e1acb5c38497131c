import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call, by the code of the answer, in Brazilian Portuguese. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Algo que você digitou não é válido. Confira e tente de novo.",
  [ErrorCode.signedOut]:
    "Sua sessão foi encerrada. Entre para continuar. Nada do que você escreveu se perdeu.",
  [ErrorCode.notAllowed]: "Sua conta não pode fazer isto.",
  [ErrorCode.adultNotAttested]: "Isto é para adultos. Confirme sua idade para ver.",
  [ErrorCode.accountStopped]: "Sua conta não pode fazer isto. Veja por quê em Configurações, em Decisões.",
  [ErrorCode.notFound]: "Não encontrado. Pode ter sido excluído.",
  [ErrorCode.conflict]: "Isto foi alterado nesse meio-tempo. Tente de novo.",
  [ErrorCode.tooLarge]: "Isto é grande demais para enviar.",
  [ErrorCode.unsupportedMedia]: "Não conseguimos usar este tipo de arquivo.",
  [ErrorCode.refusedByRule]: "Isto viola uma das nossas regras, por isso não foi aceito.",
  [ErrorCode.rateLimited]: "Foi rápido demais. Espere um momento e tente de novo.",
  [ErrorCode.quotaUsedUp]: "Você usou todas as mensagens de hoje.",
  [ErrorCode.ourFault]: "Algo deu errado do nosso lado. Tente de novo daqui a pouco.",
  [ErrorCode.providerFailed]: "Não foi possível escrever a resposta. Tente de novo.",
  [ErrorCode.unavailable]: "O Mimi está muito ocupado agora. Tente de novo daqui a pouco.",
  unreachable: "Não foi possível acessar o Mimi. Verifique sua conexão e tente de novo.",
  timeout: "O Mimi demorou demais para responder. Tente de novo.",
  unreadable: "O servidor está ocupado. Tente de novo.",
};
