import type { PartsTexts } from "../Locale.ts";

const notImage = "Выбери файл с изображением";
const tooLarge = "Файл может быть не больше 3 МБ";

/** The general components in Russian. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "Выполняется" },
  chipCopy: { remove: (label) => `Убрать: ${label}` },
  confirmDialogCopy: { cancel: "Отмена", confirm: "Подтвердить" },
  failedStateCopy: {
    title: "Не удалось загрузить.",
    body: "Соединение прервалось, или сервер не ответил.",
    retry: "Повторить",
  },
  fieldCopy: {
    show: "Показать пароль",
    hide: "Скрыть пароль",
    clear: "Очистить",
    optional: "необязательно",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `Использовано символов: ${used} из ${limit}`,
    tooLong: (over) => `Слишком длинно. Лишних символов: ${over}.`,
  },
  imageCropDialogCopy: {
    title: "Кадрирование",
    choose: "Выбрать изображение",
    chooseAnother: "Выбрать другое",
    chooseHint: "Изображение размером до 3 МБ.",
    upload: "Загрузить",
    frame: "Область кадра",
    frameHint: "Перетащи рамку или её углы.",
    keysHint: "С клавиатуры: стрелки двигают рамку, +\u00a0и\u00a0- меняют размер.",
    image: "Твоё изображение",
    left: "Влево",
    right: "Вправо",
    up: "Вверх",
    down: "Вниз",
    larger: "Увеличить рамку",
    smaller: "Уменьшить рамку",
    size: (width, height) => `${width} × ${height} пикселей`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "Не удалось прочитать это изображение. Выбери другое.",
    failed: "Не удалось загрузить. Попробуй ещё раз.",
  },
  markdownCopy: {
    code: "Код",
    codeIn: (language) => `Код: ${language}`,
    copyCode: "Скопировать код",
  },
  loadMoreCopy: {
    more: "Показать ещё",
    failed: "Не удалось загрузить ещё.",
    retry: "Повторить",
    end: "Это всё.",
  },
  modalCopy: { close: "Закрыть" },
  pageProgressCopy: { label: "Страница загружается" },
  selectCopy: { placeholder: "Выбери вариант" },
  skipLinkCopy: { skip: "К содержанию" },
  toastsCopy: { label: "Уведомления", close: "Закрыть", undo: "Отменить" },
  uploadButtonCopy: {
    upload: "Загрузить",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
