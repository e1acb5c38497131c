import type { accountTexts as English } from "../en/account.ts";

/** The texts of the account in Turkish. */
export const accountTexts: typeof English = {
  nameRequired: "Lütfen kullanıcı adını gir",
  avatarRequired: "Lütfen bir profil resmi yükle",
  saved: "Kaydedildi",
  nameTooLong: (most) => `Kullanıcı adı en fazla ${most} karakter olabilir`,
  nameOfStaff: "Bu ad, ekibimizden birinin adına benziyor. Lütfen başka bir ad seç.",
  bioTooLong: (most) => `“Hakkında” yazısı en fazla ${most} karakter olabilir`,
  signInAgain: "Sen olduğunu onaylamak için yeniden giriş yap.",
  loginNotDeleted: "Hesabın silindi, ama giriş bilgilerin kaldırılamadı.",
  tryAgain: "Tekrar dene",
  bytes: (megabytes) => `${megabytes} MB`,
};
