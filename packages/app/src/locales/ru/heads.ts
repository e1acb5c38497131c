import type { headTexts as English } from "../en/heads.ts";
import { reportTitleTexts } from "./reportTitles.ts";
import { titleTexts } from "./titles.ts";

const { app } = titleTexts;
const description = "Найди персонажа ИИ, прочитай его первое сообщение и начни чат.";

/** What search engines and shared links show of each page in Russian. */
export const headTexts: typeof English = {
  app: { title: app, description },
  search: { title: `${titleTexts.search} · ${app}`, description },
  policy: {
    title: `Политика конфиденциальности · ${app}`,
    description: "Что Mimi хранит о тебе, где это хранится и как получить копию или удалить данные.",
  },
  term: {
    title: `Условия использования · ${app}`,
    description: "Пользуясь Mimi, ты соглашаешься с этими условиями. Они короткие: прочитай их, пожалуйста.",
  },
  safety: {
    title: `Безопасность · ${app}`,
    description:
      "Что такое персонажи, что происходит в кризисной ситуации, куда звонить и кто что может видеть.",
  },
  takeDown: {
    title: `${reportTitleTexts.takeDown} · ${app}`,
    description: "Попроси удалить твоё интимное изображение, опубликованное без согласия. Аккаунт не нужен.",
  },
  reportState: {
    title: `${reportTitleTexts.reportState} · ${app}`,
    description: "Узнай по номеру, чем закончилась твоя жалоба.",
  },
  contactUs: {
    title: `Контакты · ${app}`,
    description:
      "Mimi — программа, которую может запустить кто угодно. Оператор — человек или компания, у которых она работает по этому адресу.",
  },
  notFound: {
    title: titleTexts.notFound,
    description: "Страница, которую ты ищешь, не существует или никогда не существовала.",
  },
};
