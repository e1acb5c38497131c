import type { chatTexts as English } from "../en/chat.ts";

/** The texts about memory and the user's chats in Russian. */
export const chatTexts: typeof English = {
  copied: "Скопировано",
  preparingPrint: "Загружаем весь чат для печати",
  editDiscarded: "Твоя правка отброшена.",
  changedSinceEdit: "Пока открыта твоя правка, сообщение изменилось. Если сохранить, его заменит твой текст.",
  messageChanged: "Сообщение изменено.",
  messagesDeleted: "Сообщения удалены.",
  tooLongToBranch: "Этот чат слишком длинный, чтобы скопировать его. Начни с более раннего сообщения.",
  pinned: "Закреплённые",
  source: (place) => `сообщение ${place}`,
  chatDeleted: "Чат в корзине.",
  chatDeletedForever: "Чат удалён навсегда.",
  lineDeleted: "Воспоминание удалено.",
  mayBeStale: "Изменено сообщение, из которого взято воспоминание.",
  review: "Проверить",
  emailSent: "Готово, вход выполнен. Мы отправили ссылку для подтверждения почты.",
  signUpTo: (name) => `Войди или создай бесплатный аккаунт, чтобы общаться с персонажем «${name}»`,
  connectModel:
    "Чтобы подключить ИИ, запусти на этом компьютере Ollama, LM Studio или llama.cpp и перезапусти Mimi; или задай MODEL_BASE_URL.",
};
