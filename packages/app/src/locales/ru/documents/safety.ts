import { type Law, SMALLEST_PUBLISHED_COUNT } from "@mimi/contract";
import { listOf, pluralOf } from "@mimi/ui/format";
import type { StaticText } from "@mimi/ui/screens/static-screen";
import type { Snapshot } from "valtio";
import type { HelpLine, Place } from "../../../state/region/region.store.ts";
import type { safetyOf as English, SafetyParts } from "../../en/documents/safety.ts";
import { paths } from "../../../paths.ts";

const list = listOf("ru", { style: "narrow" });

const plural = pluralOf("ru");

/** What a place is called after "правила для". */
const regionNames: Readonly<Record<NonNullable<Place["region"]>, string>> = {
  "us-ca": "Калифорнии",
  "us-ny": "штата Нью-Йорк",
  "us-or": "Орегона",
  "us-wa": "штата Вашингтон",
  "us-age": "твоего штата",
  us: "США",
  de: "Германии",
  fr: "Франции",
  it: "Италии",
  eu: "Европейского союза",
  gb: "Великобритании",
  au: "Австралии",
  other: "твоей страны",
};

/** What a law asks for, in a few words. */
const lawSubjects: Readonly<Record<Law["about"][number], string>> = {
  notice: "уведомление о том, что ты говоришь с ИИ",
  crisis: "помощь в кризисной ситуации",
  age: "проверка возраста",
  minors: "защита людей младше 18 лет",
  marks: "пометка того, что создал ИИ",
  figures: "публикация статистики",
  images: "удаление интимных изображений",
};

/** After "после". */
const eachHours = (count: number) => plural(count, { one: "каждого часа", other: `каждых ${count} часов` });

/** What keeps users safe, in Russian. */
export const safetyOf: typeof English = ({ region, rules, laws }, { lines, helpShown, dayOf }) => ({
  title: "Безопасность",
  lead: "Что такое персонажи, что происходит в кризисной ситуации, куда звонить и кто что может видеть.",
  sections: [
    {
      id: "ai",
      heading: "Каждый персонаж — это ИИ",
      paragraphs: [
        "Ответы пишет не человек. То, что говорят персонажи, — вымысел. В нём могут быть ошибки, и это не совет специалиста: ни медицинский, ни юридический, ни финансовый.",
        `Чат сообщает об этом в начале, снова, когда ты возвращаешься в другой день, и после ${eachHours(rules.notice_hours)} использования, а для тех, кто указал возраст младше 18 лет, — после ${eachHours(rules.minor_notice_hours)}. Персонажам указано говорить, что они ИИ, если ты об этом спросишь, а ответ, в котором персонаж выдаёт себя за человека, заменяется.`,
        "В файлах с ответами в машиночитаемом виде отмечено, какие слова написал ИИ.",
      ],
    },
    {
      id: "crisis",
      heading: "В кризисной ситуации",
      paragraphs: [
        "Если в твоём сообщении говорится, что ты можешь причинить себе вред или что у тебя расстройство пищевого поведения, чат показывает линии помощи. Они остаются, пока ты их не закроешь. Никому об этом не сообщается. История, в которой в опасности кто-то другой, линий помощи не показывает.",
        ...(rules.crisis_pause ? ["До тех пор чат ждёт."] : []),
        "Это делает программа, и она может ошибаться. Она не заменяет человека: если ты в опасности, позвони.",
        ...(rules.crisis_figures
          ? [
              "Закон там, где ты находишься, требует, чтобы оператор каждый год публиковал, сколько раз показывалась помощь, но никогда не то, кому она показывалась.",
            ]
          : []),
        ...(helpShown.length > 0
          ? [
              `Сколько раз показывалась помощь ${region === null ? "всем" : "там, где ты находишься"}:`,
              { points: helpShown.map(helpIn) },
            ]
          : []),
      ],
    },
    {
      id: "help",
      heading: "Куда звонить",
      paragraphs: [{ points: lines.map(lineOf) }],
    },
    {
      id: "age",
      heading: "Люди младше 18 лет",
      paragraphs: [
        "ИИ-собеседники могут не подходить некоторым людям младше 18 лет.",
        [
          "Контент для взрослых скрыт, пока пользователь сам не решит его видеть. ",
          rules.age_check
            ? "Там, где ты находишься, для этого нужна проверка возраста независимым сервисом. Мы узнаём только «да» или «нет». Без такого сервиса контента для взрослых нет."
            : "До этого пользователь заявляет, что ему не меньше 18 лет.",
          " Смотри раздел ",
          { text: "Контент для взрослых", href: `${paths.policy()}#adults` },
          ".",
        ],
        "Сексуальный контент о людях младше 18 лет запрещён, в вымысле тоже.",
      ],
    },
    {
      id: "report",
      heading: "Пожаловаться",
      paragraphs: [
        [
          "В меню персонажей, сообщений, изображений и профилей есть пункт «Пожаловаться». Аккаунт не нужен. Что запрещено, сказано в ",
          { text: "правилах", href: `${paths.policy()}#rules` },
          ". Можно также ",
          { text: "написать оператору", href: paths.contactUs() },
          ".",
        ],
        [
          "Здесь есть интимное изображение, на котором без согласия показаны ты или человек, от имени которого ты действуешь? ",
          { text: "Попроси нас его удалить", href: paths.takeDown() },
          ". Мы решаем за 48 часов.",
        ],
        [
          "У каждой жалобы есть номер. По нему можно ",
          { text: "узнать её статус", href: paths.reportState() },
          ".",
        ],
      ],
    },
    {
      id: "laws",
      heading: "Правила там, где ты находишься",
      paragraphs: [
        region === null
          ? "Мы не знаем, где ты находишься. Поэтому действуют самые строгие из всех правил."
          : `Это правила для ${regionNames[region]}.`,
        ...(laws.length > 0 ? [{ points: laws.map((law) => lawOf(law, dayOf)) }] : []),
      ],
    },
  ],
});

function helpIn({ year, count }: SafetyParts["helpShown"][number]): string {
  const times = (most: number) => `${most} ${plural(most, { few: "раза", other: "раз" })}`;
  return `${year}: ${count === null ? `меньше ${SMALLEST_PUBLISHED_COUNT} раз` : times(count)}`;
}

function lineOf({ name, about, contact, href }: HelpLine): StaticText {
  return [`${name}: `, { text: contact, href }, ...(about === undefined ? [] : [`. ${about}.`])];
}

function lawOf({ name, since, about }: Snapshot<Law>, dayOf: (date: string) => string): string {
  return `${name}, с ${dayOf(since)}: ${list(about.map((subject) => lawSubjects[subject]))}.`;
}
