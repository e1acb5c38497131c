import type { Rule } from "@mimi/contract";
import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Персонаж: ${character}. Экспорт: ${time}.`,
  removedCharacter: "Удалённый персонаж",
  reader: "Ты",
};

const items = {
  character: "твой персонаж",
  image: "твоя обложка",
  message: "твоё сообщение",
  profile: "твой профиль",
} as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: решение модераторов",
  account: {
    warn: "Это предупреждение от модераторов.",
    restrict:
      "Тебе нельзя публиковать, загружать файлы, менять имя и раздел «О себе». Общаться в чатах и писать черновики можно.",
    suspend: "Твой аккаунт временно заблокирован. До этого времени войти нельзя.",
    ban: "Твой аккаунт заблокирован. Войти больше нельзя.",
    lift: "Ограничения с твоего аккаунта сняты.",
  },
  removed: (kind, title) => `Удалено: ${named(kind, title)}. Опубликовать это снова нельзя.`,
  takenDown: (kind, title) => `Снято с публикации: ${named(kind, title)}. Можно изменить и отправить снова.`,
  rule: (rule) => `Правило: ${rule}`,
  reason: (reason) => `Причина: ${reason}`,
  until: (time) => `До: ${time}`,
  answer: (answer) => `Ответ: ${answer}`,
  rules: {
    minors: "Контент для взрослых, в котором участвует кто-то младше 18 лет, здесь запрещён всегда.",
    banned: "Здесь есть слова, которые запрещены.",
    adult_attestation: "Нужно подтвердить, что персонаж для взрослых взрослый и выглядит взрослым.",
    adult_age: "Персонажу для взрослых нужно указать возраст не меньше 18 лет, прежде чем его публиковать.",
    image_attestation: "Нужно подтвердить, что на обложке персонажа для взрослых показан взрослый.",
    not_screened:
      "Текст для взрослых проверяется до сохранения или отправки, и сейчас проверка не удалась. Попробуй ещё раз.",
    unmarked_adult: "Контент для взрослых нужно помечать как таковой.",
    real_person: "Нельзя показывать реальных людей и подражать им без их согласия.",
    hate: "Нападки на группы людей здесь запрещены.",
    violence: "Угрозы и призывы к насилию здесь запрещены.",
    self_harm:
      "То, что побуждает причинять себе вред или поощряет расстройства пищевого поведения, здесь запрещено.",
    illegal: "Незаконное здесь запрещено.",
    copyright: "То, что создал кто-то другой, нельзя показывать здесь без его согласия.",
    spam: "Реклама и одно и то же снова и снова здесь запрещены.",
    moderation: "Модератор решил, что это нельзя показывать.",
  } satisfies Readonly<Record<Rule, string>>,
  payment: {
    refund: "Твой тариф отменён, последний платёж возвращается.",
    cancel: "Твой тариф отменён. Больше ничего не спишется.",
  },
  appeal: {
    confirmed: "Мы рассмотрели твою апелляцию. Решение остаётся в силе.",
    reversed: "Твоя апелляция удовлетворена. Решение отменено.",
  },
  outcome: {
    subject: "Mimi: твой запрос на удаление изображения",
    asked: "Нам пришёл твой запрос удалить интимное изображение человека, который не давал на это согласия.",
    taken_down: "Модератор принял решение: изображение удалено, и загрузить его одинаковые копии нельзя.",
    stays:
      "Модератор принял решение: изображение остаётся, потому что оно не похоже на интимное изображение реального человека.",
    disagree: (address) => `Если это ошибка, напиши нам: ${address}`,
    number: (receipt, address) => `Номер твоего запроса: ${receipt}\n${address}`,
    forgotten: "Мы удалили этот адрес эл. почты из твоего запроса.",
  },
  appealAtLogin: (address) =>
    `Можно один раз подать апелляцию: войди на ${address} и выбери «Подать апелляцию».`,
  appealInSettings: (address) => `Можно один раз подать апелляцию: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  if (title === "") return items[kind];
  return kind === "image" ? `обложка персонажа «${title}»` : `${items[kind]} «${title}»`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Пользователь ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Эта страница для взрослых.",
  needsJavaScript: "Для работы Mimi нужен JavaScript.",
  backToHome: "На главную",
  unreadable: {
    tooLong: {
      title: "Этот адрес слишком длинный",
      text: "Mimi не может прочитать адрес или запрос такой длины. Сократи его и попробуй ещё раз.",
    },
    tooSlow: {
      title: "Это заняло слишком много времени",
      text: "Запрос не пришёл вовремя. Обнови страницу, чтобы попробовать ещё раз.",
    },
    other: { title: "Этот запрос не удалось прочитать", text: "Вернись назад и попробуй ещё раз." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Симулятор оплаты",
  heading: "Симулятор оплаты: деньги не списываются",
  buying: (plan) => `Имитация покупки: один месяц тарифа ${plan}.`,
  pay: "Оплатить (имитация)",
  cancel: "Отмена",
  current: (plan) => `Сейчас действует тариф ${plan}.`,
  none: "Подписки нет.",
  changeTo: (plan) => `Перейти на ${plan}`,
  end: "Завершить подписку сейчас",
  back: "Назад",
};

/** The Russian texts, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) => `Я ИИ, а не человек. Всё, что говорит ${name}, пишет программа.`,
  },
};
