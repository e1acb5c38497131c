import type { formTexts as English } from "../en/form.ts";

/** The messages and titles of the form in Russian. */
export const formTexts: typeof English = {
  adult:
    "Создавать персонажей для взрослых могут только взрослые. Сохрани ещё раз и подтверди, что тебе уже есть 18 лет.",
  deleted: "Персонаж удалён.",
  restored: "Персонаж восстановлен.",
  cropAgain: "Кадрировать снова",
  published: {
    private: "Сохранено. Это видно только тебе.",
    unlisted: "Опубликовано. Увидит любой, у кого есть ссылка.",
    public: "Опубликовано. Теперь это видно всем.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "Мы не можем это опубликовать." : "Мы не можем это сохранить.";
    if (topic === undefined) return `${what} Проверка текста для взрослых не удалась. Попробуй ещё раз.`;
    return `${what} ${fields ?? "Персонаж"}: нарушено правило ${topic}.`;
  },
  refusedField: (topic) => `Нарушено правило ${topic}.`,
  restSaved: "Всё остальное сохранено.",
  fieldNames: {
    name: "Имя",
    chatName: "Короткое имя",
    tagline: "Подзаголовок",
    coverAlt: "Описание обложки",
    tags: "Тег",
    warnings: "Пометка о содержании",
    bio: "Текст о персонаже",
    rating: "Возрастной рейтинг",
    adultAge: "Возраст",
    greeting: "Первое сообщение",
    alternateGreetings: "Другое первое сообщение",
    definition: "Описание",
    personality: "Характер",
    scenario: "Сценарий",
    systemPrompt: "Системный промпт",
    postHistory: "Завершающие инструкции",
    exampleDialogs: "Пример диалога",
    book: "Запись лорбука",
    version: "Версия",
  },
  nameBeforeTrial: "Сначала дай персонажу имя.",
  pending: "Отправлено на проверку. До её конца это видно только тебе.",
  makePublic: "Открыть всем",
  madePublic: "Теперь это видно всем.",
  edit: "Изменить",
  title: "Новый персонаж",
  editTitle: (name) => `Изменить: ${name}`,
};
