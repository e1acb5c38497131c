import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("ru");

const suggestionGroups = {
  recent: "Недавние запросы",
  places: "Перейти",
  chats: "Чаты",
  tags: "Теги",
  characters: "Персонажи",
  creators: "Авторы",
  actions: "Действия",
};

/** The header, the menus, the banners and the static pages in Russian. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Включить тёмную тему", toLight: "Включить светлую тему" },
  bottomNavCopy: {
    label: "Главное меню",
    home: "Главная",
    search: "Поиск",
    chats: "Чаты",
    create: "Создать",
    you: "Профиль",
  },
  breakReminderCopy: {
    message: (hours) =>
      `Ты здесь уже ${hours} ${plural(hours, { one: "час", few: "часа", many: "часов", other: "часа" })}.`,
    saved: "Твой чат сохранён.",
    dismiss: "Закрыть",
  },
  commandPaletteCopy: {
    label: "Результаты",
    groups: suggestionGroups,
    searching: "Идёт поиск",
    title: "Поиск и действия",
    field: "Искать страницы, персонажей и чаты",
    count: (count) =>
      `${count} ${plural(count, { one: "результат", few: "результата", many: "результатов", other: "результата" })}`,
    none: "Ничего не найдено",
  },
  footerCopy: {
    terms: "Условия",
    privacy: "Конфиденциальность",
    safety: "Безопасность",
    contact: "Контакты",
  },
  headerCopy: {
    create: "Создать",
    premium: "Премиум",
    settings: "Настройки",
    login: "Войти",
    menu: "Меню",
  },
  languageSelectCopy: { label: "Язык" },
  navDrawerCopy: {
    title: "Меню",
    create: "Создать",
    chats: "Твои чаты",
    characters: "Твои персонажи",
    account: "Аккаунт",
    premium: "Премиум",
    theme: "Сменить тему",
    settings: "Настройки",
    login: "Войти",
    signOut: "Выйти",
    close: "Закрыть",
    moderation: "Модерация",
    openCases: (count) => `открыто: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "Вышла новая версия. Твои черновики в сохранности.",
    reload: "Обновить",
    later: "Позже",
  },
  notFoundScreenCopy: {
    code: "404 Не найдено",
    title: "Этой страницы больше нет.",
    body: "Страница, которую ты ищешь, не существует или никогда не существовала.",
    home: "На главную",
  },
  noticeBannerCopy: {
    message: "Модераторы приняли решение о твоём аккаунте или твоих материалах.",
    read: "Прочитать",
  },
  offlineBannerCopy: {
    offline: "Нет сети. Сообщения отправятся, когда она появится.",
    waiting: (count) =>
      plural(count, {
        one: `${count} сообщение ждёт отправки.`,
        few: `${count} сообщения ждут отправки.`,
        many: `${count} сообщений ждут отправки.`,
        other: `${count} сообщения ждут отправки.`,
      }),
    restored: "Сеть снова есть.",
    retry: "Отправить сейчас",
  },
  searchBoxCopy: { search: "Поиск персонажей", submitSearch: "Найти", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Подсказки",
    groups: suggestionGroups,
    searching: "Идёт поиск",
    count: (count) =>
      `${count} ${plural(count, { one: "подсказка", few: "подсказки", many: "подсказок", other: "подсказки" })}`,
    none: "Подсказок нет. Нажми Enter, чтобы искать.",
  },
  shortcutSheetCopy: { title: "Горячие клавиши", or: "или", then: "и" },
  signOutDialogCopy: {
    title: "Выйти из аккаунта?",
    description: "Черновики на этом устройстве будут удалены. Чаты останутся в аккаунте.",
    cancel: "Отмена",
    confirm: "Выйти",
  },
  staticScreenCopy: { contents: "На этой странице", updated: "Действует с" },
  userMenuCopy: {
    chats: "Твои чаты",
    characters: "Твои персонажи",
    account: "Аккаунт",
    settings: "Настройки",
    signOut: "Выйти",
    menu: "меню аккаунта",
    moderation: "Модерация",
    openCases: (count) => `открыто: ${count > 99 ? "99+" : count}`,
  },
};
