import type { adultTexts as English } from "../en/adult.ts";

/** The texts of the age check in Russian. */
export const adultTexts: typeof English = {
  addressRefused: "Не удалось открыть проверку возраста. Ничего не отправлено.",
  verifierDown: "Этот сервис сейчас не отвечает. Выбери другой или попробуй позже.",
  notFinished: "Проверка возраста не завершена. Продолжи её или выбери другой сервис.",
  notConfirmed: "Сервис не подтвердил твой возраст. Можно выбрать другой.",
};
