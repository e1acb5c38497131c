import type { replyReasons as English } from "../en/replyReasons.ts";

/** The messages for failed replies in Turkish, by their reason. */
export const replyReasons: typeof English = {
  version_blocked: "Yeni alternatif kurallarımız gereği engellendi.",
  removed_by_moderator: "Bir moderatör bu mesajı yayından kaldırdı.",
  model_busy: "Yapay zekâ şu anda meşgul. Birazdan tekrar dene.",
  model_timeout: "Yapay zekânın yanıt vermesi çok uzun sürdü.",
  model_refused: "Yapay zekâ bu sohbeti kabul edemedi.",
  model_misconfigured: "Yapay zekâ doğru ayarlanmamış. İşletmeciye haber verildi.",
  model_failed: "Yapay zekâ yanıt veremedi.",
  reply_cut: "Yanıt yarıda kesildi. Mesaj hakkından düşmedi.",
  reply_garbled: "Yapay zekâ okunamayan bir şey gönderdi.",
  reply_empty: "Yapay zekânın söyleyecek bir şeyi yoktu.",
  reply_interrupted: "Yanıt bizden kaynaklanan bir nedenle kesildi. O ana kadarki metin duruyor.",
  note_not_followed:
    "Hazır yanıtlar bu nota uyamıyor ve hiçbir şey mesaj hakkından düşmedi. Bildikleri: daha kısa, daha uzun, soru yok, bana bir şey sor, eylem yok.",
  replies_off: "Bu sunucuda yanıtlar kapalı.",
};
