import type { accountTexts as English } from "../en/account.ts";

/** The texts of the account in Russian. */
export const accountTexts: typeof English = {
  nameRequired: "Введи имя пользователя",
  avatarRequired: "Загрузи аватар",
  saved: "Сохранено",
  nameTooLong: (most) => `Имя пользователя не длиннее ${most} символов`,
  nameOfStaff: "Это имя похоже на имя кого-то из нашей команды. Выбери другое.",
  bioTooLong: (most) => `Текст «О себе» не длиннее ${most} символов`,
  signInAgain: "Войди ещё раз, чтобы подтвердить, что это ты.",
  loginNotDeleted: "Твой аккаунт удалён, но данные для входа удалить не удалось.",
  tryAgain: "Повторить",
  bytes: (megabytes) => `${megabytes} МБ`,
};
