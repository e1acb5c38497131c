import type { adultTexts as English } from "../en/adult.ts";

/** The texts of the age check in Turkish. */
export const adultTexts: typeof English = {
  addressRefused: "Yaş kontrolü açılamadı. Hiçbir şey gönderilmedi.",
  verifierDown: "Bu hizmet şu anda yanıt vermiyor. Başka bir hizmet seç veya daha sonra tekrar dene.",
  notFinished: "Yaş kontrolü tamamlanmadı. Devam et veya başka bir hizmet seç.",
  notConfirmed: "Hizmet yaşını doğrulamadı. Başka bir hizmet seçebilirsin.",
};
