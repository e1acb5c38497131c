import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Russian, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Главная", words: "домой начало" },
  search: { label: "Поиск", words: "найти искать теги" },
  chats: { label: "Твои чаты", words: "история разговоры переписка мои" },
  characters: { label: "Твои персонажи", words: "черновики мои" },
  create: { label: "Создать персонажа", words: "новый" },
  moderation: { label: "Модерация", words: "очередь жалобы апелляции журнал" },
  policy: { label: "Политика конфиденциальности", words: "правила данные" },
  term: { label: "Условия использования", words: "соглашение" },
  safety: { label: "Безопасность", words: "кризис помощь возраст закон" },
  contact: { label: "Контакты", words: "помощь поддержка связаться" },
  settings: { label: "Настройки", words: "параметры чтение для взрослых скрытое данные" },
  theme: { label: "Сменить тему", words: "тёмная светлая цвета внешний вид" },
  premium: { label: "Премиум", words: "тариф подписка оплата premium" },
  shortcuts: { label: "Горячие клавиши", words: "сочетания клавиатура" },
  account: { label: "Аккаунт", words: "профиль имя аватар" },
  login: { label: "Войти", words: "вход регистрация аккаунт" },
  signOut: { label: "Выйти", words: "выход" },
};
