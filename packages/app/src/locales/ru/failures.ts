import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The messages for failed calls in Russian, by the code of the answer. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "Что-то введено неверно. Проверь и попробуй ещё раз.",
  [ErrorCode.signedOut]: "Выполнен выход из аккаунта. Войди, чтобы продолжить. Твой текст не пропал.",
  [ErrorCode.notAllowed]: "Твоему аккаунту это недоступно.",
  [ErrorCode.adultNotAttested]: "Это для взрослых. Подтверди свой возраст, чтобы увидеть это.",
  [ErrorCode.accountStopped]: "Твоему аккаунту это недоступно. Почему: в настройках, раздел «Решения».",
  [ErrorCode.notFound]: "Ничего не найдено. Возможно, это удалили.",
  [ErrorCode.conflict]: "За это время здесь что-то изменилось. Попробуй ещё раз.",
  [ErrorCode.tooLarge]: "Объём слишком большой, отправить не получится.",
  [ErrorCode.unsupportedMedia]: "Файлы такого типа не подходят.",
  [ErrorCode.refusedByRule]: "Это нарушает одно из наших правил, поэтому не принято.",
  [ErrorCode.rateLimited]: "Слишком быстро. Немного подожди и попробуй ещё раз.",
  [ErrorCode.quotaUsedUp]: "Сообщения на сегодня закончились.",
  [ErrorCode.ourFault]: "Что-то сломалось на нашей стороне. Попробуй чуть позже.",
  [ErrorCode.providerFailed]: "Не удалось написать ответ. Попробуй ещё раз.",
  [ErrorCode.unavailable]: "У Mimi сейчас слишком много запросов. Попробуй чуть позже.",
  unreachable: "Не удалось связаться с Mimi. Проверь соединение и попробуй ещё раз.",
  timeout: "Mimi слишком долго не отвечает. Попробуй ещё раз.",
  unreadable: "Сервер занят. Попробуй ещё раз.",
};
