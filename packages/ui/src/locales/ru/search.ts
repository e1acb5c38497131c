import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const list = listOf("ru", { style: "narrow" });

const plural = pluralOf("ru");

const characters = (count: number, shown: string) =>
  `${shown} ${plural(count, { one: "персонаж", few: "персонажа", many: "персонажей", other: "персонажа" })}`;

/** The search for characters in Russian. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Поиск",
    back: "Назад",
    field: "Поиск персонажей",
    placeholder: "Поиск",
    submit: "Найти",
    clear: "Очистить",
    recent: "Недавние запросы",
    clearRecent: "Удалить все",
    removeRecent: (text) => `Убрать: ${text}`,
    browse: "Теги",
    filters: "Фильтры по тегам",
    language: "Язык",
    everyLanguage: "Все языки",
    without: (tag) => `не ${tag}`,
    include: (tag) => `не ${tag}: показать только их`,
    exclude: (tag) => `${tag}: исключить`,
    removeTag: (tag) => `Убрать: ${tag}`,
    sortLabel: "Порядок",
    sort: { relevance: "Подходящие", popular: "Популярные", new: "Новые" },
    tags: "Теги",
    characters: "Персонажи",
    creators: "Авторы",
    handle: (creator) => `@${creator}`,
    creations: characters,
    loading: "Загружаем подсказки",
    searching: "Идёт поиск",
    found: (count, more, shown) => `Найдено: ${characters(count, shown)}${more ? " или больше" : ""}`,
    adultMatches: (count, shown) =>
      plural(count, {
        one: `Подходит ещё ${shown} персонаж для взрослых. Он скрыт твоими настройками.`,
        few: `Подходят ещё ${shown} персонажа для взрослых. Они скрыты твоими настройками.`,
        other: `Подходят ещё ${shown} персонажей для взрослых. Они скрыты твоими настройками.`,
      }),
    hiddenMatches: (count, shown) =>
      plural(count, {
        one: `Твои фильтры скрыли ${shown} совпадение.`,
        few: `Твои фильтры скрыли ${shown} совпадения.`,
        other: `Твои фильтры скрыли ${shown} совпадений.`,
      }),
    none: (query) => `По запросу «${query}» персонажей нет`,
    noneOfTags: "Нет персонажей с такими тегами",
    noneText: "Попробуй другое написание, похожий тег или создай такого персонажа.",
    nearest: "Попробуй эти теги",
    createIt: "Создать",
    failed: {
      server: {
        title: "Поиск не удался",
        text: "Что-то сломалось на нашей стороне. Попробуй ещё раз.",
      },
      offline: {
        title: "Нет сети",
        text: "Поиск начнётся, когда появится сеть.",
      },
    },
    retry: "Повторить",
  },
  tagFilterCopy: {
    label: "Теги",
    use: "Режим фильтра",
    uses: { only: "Только эти", not: "Исключить" },
    find: "Найти тег",
    none: (query) => `По запросу «${query}» тегов нет`,
    state: { only: "включён", not: "исключён" },
    summary: (only, not) => list([only > 0 && `включено: ${only}`, not > 0 && `исключено: ${not}`]),
    clear: "Очистить",
  },
  topRailCopy: {
    title: "Лучшее за неделю",
    loading: "Загружаем лучших персонажей недели",
    failed: "Не удалось загрузить лучших персонажей недели.",
    retry: "Повторить",
  },
};
