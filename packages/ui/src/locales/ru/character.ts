import type { CharacterTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("ru");

const chatWord = { one: "чат", few: "чата", many: "чатов", other: "чата" } as const;
const chats = (shown: string, count: number) => `${shown} ${plural(count, chatWord)}`;
const likes = (shown: string, count: number) =>
  `${shown} ${plural(count, { one: "лайк", few: "лайка", many: "лайков", other: "лайка" })}`;
const characters = (shown: string, count: number) =>
  `${shown} ${plural(count, { one: "персонаж", few: "персонажа", many: "персонажей", other: "персонажа" })}`;
const sizes = { short: "Короткое", medium: "Среднее", long: "Длинное" } as const;

/** The lists and pages of characters in Russian. */
export const character: CharacterTexts = {
  characterCardCopy: {
    adult: "Персонаж для взрослых",
    adultReason: "Размыто по твоим настройкам",
    show: "Показать",
    showLabel: "Показать персонажа для взрослых",
    favourite: (name) => `В избранное: ${name}`,
    chats,
    likes,
    marks: {
      draft: "Черновик",
      private: "Только ты",
      unlisted: "По ссылке",
      public: "Открыт всем",
      pending: "На проверке",
      rejected: "Отклонён",
      removed: "Удалён",
    },
  },
  characterGridCopy: {
    loading: "Загружаем персонажей",
    next: {
      more: "Загрузить ещё",
      failed: "Не удалось загрузить ещё.",
      retry: "Повторить",
      end: "Больше персонажей нет",
    },
    retry: "Повторить",
    failed: {
      server: {
        title: "Не удалось загрузить персонажей",
        text: "Что-то сломалось на нашей стороне. Твои данные в сохранности.",
      },
      offline: { title: "Нет сети", text: "Персонажи загрузятся, когда появится сеть." },
    },
    empty: {
      nothing: { title: "Персонажей пока нет", text: "Создай первого." },
      favourites: {
        title: "В избранном пока пусто",
        text: "Нажми на сердечко на обложке, чтобы добавить персонажа.",
      },
      tag: { title: "Нет персонажей с этим тегом", text: "Попробуй другой тег." },
      adult: { title: "Персонажи для взрослых скрыты", text: "Здесь все персонажи для взрослых." },
      filters: {
        title: "Скрыто твоими фильтрами",
        text: "Все персонажи здесь подходят под то, что ты скрываешь.",
      },
    },
  },
  characterRailCopy: {
    loading: "Загружаем персонажей",
    failed: "Не удалось загрузить этих персонажей.",
    retry: "Повторить",
  },
  continueRailCopy: {
    title: "Продолжить",
    welcome: "Добро пожаловать! Выбери кого-нибудь и поздоровайся.",
    start: "Начать чат",
    startWith: (name) => `Начать чат: ${name}`,
    all: "Все чаты",
    continue: "Продолжить",
    continueWith: (name) => `Продолжить: ${name}`,
    messages: (count, shown) =>
      `${shown} ${plural(count, { one: "сообщение", few: "сообщения", many: "сообщений", other: "сообщения" })}`,
    find: "Найти персонажа",
    findText: "Выбери обложку и поздоровайся",
    create: "Создать",
    createText: "Создай своего персонажа",
    loading: "Загружаем твои чаты",
    failed: "Не удалось загрузить чаты. Они в сохранности.",
    retry: "Повторить",
  },
  detailScreenCopy: {
    back: "Назад",
    home: "На главную",
    continue: "Продолжить",
    start: "Начать чат",
    newChat: "Новый чат",
    chats,
    chatsWord: (count) => plural(count, chatWord),
    by: (creator) => `от @${creator}`,
    about: "О персонаже",
    tags: "Теги",
    similar: "Похожие персонажи",
    share: "Поделиться",
    exportCard: "Скачать карточку",
    duplicate: "Создать копию",
    edit: "Изменить",
    more: "Ещё",
    report: "Пожаловаться на персонажа",
    reportImage: "Пожаловаться на обложку",
    reportProfile: (creator) => `Пожаловаться на @${creator}`,
    hidden: "У тебя скрыт этот персонаж, его автор или один из его тегов.",
    hiddenOpen: "Изменить",
    hiddenBy: {
      tag: (name) => `Скрыто из-за тега: ${name}`,
      creator: (name) => `Скрыто всё от @${name}`,
      character: () => "Скрыто тобой",
    },
    showAgain: "Снова показать",
    showAgainLabel: {
      tag: (name) => `Снова показать: тег ${name}`,
      creator: (name) => `Снова показать: @${name}`,
      character: (name) => `Снова показать: ${name}`,
    },
    sharing: {
      title: "Поделись этой ссылкой",
      text: "Браузер её не скопировал. Выдели и скопируй её.",
      field: "Ссылка",
    },
    visibility: { private: "Только ты", unlisted: "По ссылке" },
    visibilityText: {
      private: "Больше никто не может открыть эту страницу.",
      unlisted: "Эту страницу может открыть любой, у кого есть ссылка.",
    },
    facts: "Сведения",
    creator: "Автор",
    handle: (creator) => `@${creator}`,
    origin: "Импорт",
    madeBy: (maker, importer) => `Автор: ${maker}, импорт: @${importer}`,
    rated: "Возрастной рейтинг",
    language: "Язык",
    warnings: "О содержании",
    rating: { everyone: "Подходит всем", adult: "Только для взрослых" },
    length: "Описание",
    size: (length, words) => `${sizes[length]} (около ${words} слов)`,
    sizeDetails: (total, permanent) =>
      `Токены (в них считает ИИ): ${total}. Из них ${permanent} ИИ читает перед каждым ответом, остальное — пока хватает места.`,
    updated: "Обновлено",
    loading: "Загружаем персонажа",
    missing: { title: "Персонаж не найден", text: "Его удалили, или ссылка неверна." },
    failed: {
      server: {
        title: "Не удалось загрузить персонажа",
        text: "Что-то сломалось на нашей стороне. Твои чаты в сохранности.",
      },
      offline: { title: "Нет сети", text: "Персонаж загрузится, когда появится сеть." },
    },
    retry: "Повторить",
    adult: "Персонаж для взрослых",
    adultText: "Твои настройки скрывают персонажей для взрослых.",
    adultShow: "Настройки контента для взрослых",
  },
  filterDialogCopy: {
    title: "Фильтры",
    adult: "Показывать персонажей для взрослых",
    density: "Обложек в ряду",
    densities: { roomy: "Меньше", standard: "Обычно", compact: "Больше" },
    done: "Готово",
  },
  greetingReaderCopy: {
    title: "Первое сообщение",
    previous: "Предыдущее первое сообщение",
    next: "Следующее первое сообщение",
    position: (position, count) => `${position} из ${count}`,
  },
  hiddenCountCopy: {
    hidden: (shown) => `Скрыто: ${shown}`,
    byFilters: "(твои фильтры)",
    adultHidden: (count, shown) => `Скрыто: ${characters(shown, count)} для взрослых`,
    both: (adult, others) => `(для взрослых: ${adult}, твои фильтры: ${others})`,
    reveal: (hidden) => `${hidden}. Показать`,
  },
  homeScreenCopy: {
    title: "Персонажи",
    continueTitle: "Продолжить",
    create: "Создать персонажа",
    forYou: "Все персонажи",
    reveal: "Показать",
  },
  ownCharactersScreenCopy: {
    title: "Твои персонажи",
    create: "Создать",
    filters: "Фильтр по статусу",
    states: {
      all: "Все",
      draft: "Черновики",
      private: "Только ты",
      unlisted: "По ссылке",
      public: "Открытые",
      pending: "На проверке",
      rejected: "Отклонённые",
      removed: "Удалённые",
      deleted: "Корзина",
    },
    sortLabel: "Сортировка",
    sorts: { updated: "Недавно изменённые", name: "По имени", chats: "Больше чатов" },
    bin: "Персонажи хранятся в корзине 30 дней. Потом они удаляются навсегда.",
    shown: (count, hasMore, shown) => `${hasMore ? "Первые " : ""}${characters(shown, count)}`,
    edited: (when) => `Изменено ${when}`,
    daysLeft: (days) =>
      `Ещё ${days} ${plural(days, { one: "день", few: "дня", many: "дней", other: "дня" })}`,
    menu: (name) => `Действия: ${name}`,
    menuAdult: "Действия с этим персонажем для взрослых",
    edit: "Изменить",
    chat: "Чат",
    duplicate: "Создать копию",
    download: "Скачать карточку",
    remove: "Удалить",
    restore: "Восстановить",
    restoreLabel: (name) => `Восстановить: ${name}`,
    restoreAdult: "Восстановить этого персонажа для взрослых",
    end: "Больше персонажей нет",
    empty: {
      title: "У тебя пока нет персонажей",
      text: "Здесь появятся твои черновики и опубликованные персонажи.",
      create: "Создать персонажа",
    },
    allDeleted: {
      title: "У тебя нет персонажей",
      text: "Удалённые персонажи хранятся в корзине 30 дней.",
    },
    emptyState: {
      title: "Здесь нет персонажей",
      text: "В этой группе нет ни одного твоего персонажа.",
      all: "Показать всех",
    },
    emptyBin: { title: "Корзина пуста", text: "Персонажи, которых ты удалишь, хранятся здесь 30 дней." },
    signedOut: {
      title: "Войди, чтобы увидеть своих персонажей",
      text: "Здесь появятся твои черновики и опубликованные персонажи.",
      login: "Войти",
    },
    grid: {
      loading: "Загружаем твоих персонажей",
      next: { end: "Это все твои персонажи." },
      failed: {
        server: {
          title: "Не удалось загрузить твоих персонажей",
          text: "Что-то сломалось на нашей стороне. Твои персонажи в сохранности.",
        },
        offline: { title: "Нет сети", text: "Твои персонажи загрузятся, когда появится сеть." },
      },
    },
  },
  reactionButtonsCopy: {
    label: "Реакции",
    like: "Нравится",
    dislike: "Не нравится",
    favourite: "В избранное",
    counts: {
      like: likes,
      dislike: (shown, count) =>
        `${shown} ${plural(count, { one: "дизлайк", few: "дизлайка", many: "дизлайков", other: "дизлайка" })}`,
      favourite: (shown) => `в избранном: ${shown}`,
    },
  },
  feedTabsCopy: {
    label: "Какие персонажи",
    feeds: { forYou: "Для тебя", new: "Новые", favourites: "Избранное" },
    yours: "Твои",
    tags: "Теги",
    all: "Все",
    filters: "Фильтры",
  },
};
