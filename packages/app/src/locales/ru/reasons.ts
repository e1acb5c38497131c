import { pluralOf } from "@mimi/ui/format";
import type { reasons as English, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

const plural = pluralOf("ru");

const minutesOf = (count: number) =>
  `${count} ${plural(count, { one: "минуту", few: "минуты", many: "минут", other: "минуты" })}`;

/** The messages for failed calls in Russian, by their reason. */
export const reasons: typeof English = {
  reply_without_text: "В этом ответе нет текста, который можно продолжить.",
  reply_blocked: "Этот ответ заблокирован. Сгенерируй его заново.",
  reply_at_maximum: "Этот ответ уже предельно длинный.",
  variants_at_maximum: "Больше вариантов у этого ответа быть не может.",
  greeting_fixed: "Первое сообщение нельзя сгенерировать заново или продолжить.",
  greeting_first: "Первое сообщение нельзя удалить отдельно. Удали весь чат.",
  characters_at_maximum: "Больше персонажей создать нельзя. Сначала удали одного.",
  chats_at_maximum: "Больше чатов создать нельзя. Сначала удали один.",
  uploads_at_maximum:
    "Больше изображений загрузить нельзя. Те, что нигде не показаны, удаляются через сутки.",
  personas_at_maximum: "Больше персон создать нельзя. Сначала удали одну.",
  memory_at_maximum: "Память этого чата заполнена. Сначала удали одно воспоминание.",
  hidden_at_maximum: "Больше скрыть ничего нельзя. Сначала снова покажи что-нибудь.",
  storage_full:
    "В твоём аккаунте не осталось места. Удали чаты или персонажей: место освободится через 30 дней в корзине.",
  clock_refused:
    "Часы этого устройства или сервера идут неверно, поэтому войти нельзя. Настрой часы и войди ещё раз.",
  reply_streaming: "Ответ уже пишется. Дождись его или сначала останови.",
  client_id_used: "Это уже отправлено. Обнови страницу, чтобы это увидеть.",
  changed_meanwhile: "За это время здесь что-то изменилось. Обнови страницу и попробуй ещё раз.",
  already_subscribed: "У тебя уже есть тариф. Изменить его можно по кнопке «Управлять подписками».",
  appeal_over: "Подать апелляцию уже нельзя.",
  appeal_decided: "По этой апелляции решение уже принято.",
  nothing_to_undo: "У тебя нет решения, которое можно отменить.",
  undo_too_late: "Этому решению больше десяти минут. Прими новое.",
  larger_than_hourly_bytes: "Это больше, чем доступно аккаунту за час.",
  hourly_bytes_used: "Это больше, чем осталось твоему аккаунту на этот час. Попробуй позже.",
  payments_off: "На этом сервере платежи выключены.",
  disk_full: "Сейчас ничего нельзя сохранить: на сервере закончилось место. Читать можно.",
};

/** The messages for a broken rule, and for a limit that lasts longer than a moment, in Russian. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `Это не принято: нарушено правило ${topic}.`,
  later: (minutes) => `Слишком много запросов. Попробуй через ${minutesOf(minutes)}.`,
  laterBytes: (megabytes, minutes) =>
    `Это больше, чем доступно аккаунту за час (${megabytes} МБ). Попробуй через ${minutesOf(minutes)}.`,
};
