import { pluralOf } from "@mimi/ui/format";
import type { moderationTexts as English } from "../en/moderation.ts";

const plural = pluralOf("ru");

const hourWord = { one: "час", few: "часа", many: "часов", other: "часа" } as const;

/** The texts of the moderation page in Russian. */
export const moderationTexts: typeof English = {
  title: "Модерация",
  decided: (count) => `Решено дел: ${count}.`,
  undone: "Отменено. Дело снова в очереди.",
  cannotUndo: "Это уже нельзя отменить. Прими новое решение.",
  undo: "Отменить",
  accountDecided: "Решено. Пользователь получит уведомление.",
  paymentWaits: "Решено. Платёжный сервис не отвечает; мы пробуем каждый час.",
  appealDecided: "Решение по апелляции принято. Пользователь получит уведомление.",
  another: "Это должен решить другой модератор.",
  operator: "Решения о модераторах принимает только оператор.",
  deleted: "Удалённый объект",
  visitor: "Гость",
  system: "Система",
  resubmitted: "Отправлено снова",
  until: (time) => `до ${time}`,
  request: (signature, email) =>
    `Запрос на удаление, подпись: ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1
      ? "осталось меньше часа"
      : `${plural(hours, { one: "остался", other: "осталось" })} ${hours} ${plural(hours, hourWord)}`,
  hoursLate: (hours) => `просрочено на ${hours} ${plural(hours, hourWord)}`,
  facts: {
    published: "Опубликовано персонажей",
    removed: "Удалено",
    upheld: "Жалоб подтверждено",
    wrong: "Жалоб отклонено",
    role: "Роль",
    moderator: "Модератор",
  },
  reasonNames: {
    minors: "Несовершеннолетние",
    unmarked_adult: "Неверный рейтинг",
    real_person: "Реальный человек",
    hate: "Ненависть",
    violence: "Насилие",
    self_harm: "Самоповреждение",
    illegal: "Незаконное",
    copyright: "Чужая работа",
    spam: "Спам",
    other: "Другое",
  },

  decisionNames: {
    dismiss: "Нарушения нет",
    uphold: "Снято с публикации",
    reject: "Снято с публикации",
    remove: "Удалено",
    restore: "Восстановлено",
  },

  measureNames: {
    reject: "Снято с публикации",
    remove: "Удалено",
    warn: "Предупреждение",
    restrict: "Ограничение",
    suspend: "Временная блокировка",
    ban: "Блокировка",
    lift: "Ограничения сняты",
  },

  kindNames: {
    character: "персонаж",
    image: "обложка",
    message: "сообщение",
    profile: "профиль",
  },
};
