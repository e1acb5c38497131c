import type { replyReasons as English } from "../en/replyReasons.ts";

/** The messages for failed replies in Russian, by their reason. */
export const replyReasons: typeof English = {
  version_blocked: "Новый вариант заблокирован нашими правилами.",
  removed_by_moderator: "Модератор снял это сообщение с публикации.",
  model_busy: "ИИ сейчас занят. Попробуй чуть позже.",
  model_timeout: "ИИ слишком долго не отвечает.",
  model_refused: "ИИ не смог принять этот чат.",
  model_misconfigured: "ИИ настроен неправильно. Оператор уже знает.",
  model_failed: "ИИ не смог ответить.",
  reply_cut: "Ответ оборвался. Сообщение не засчитано.",
  reply_garbled: "ИИ прислал то, что не удалось прочитать.",
  reply_empty: "ИИ ничего не ответил.",
  reply_interrupted: "Ответ прервался на нашей стороне. То, что уже написано, сохранено.",
  note_not_followed:
    "Готовые реплики не умеют следовать этому пожеланию, и ничего не засчитано. Они понимают: короче, длиннее, без вопросов, спроси меня о чём-нибудь, без действий.",
  replies_off: "На этом сервере ответы выключены.",
};
