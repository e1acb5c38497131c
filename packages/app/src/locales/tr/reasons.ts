import type { reasons as English, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

/** The messages for failed calls in Turkish, by their reason. */
export const reasons: typeof English = {
  reply_without_text: "Bu yanıtın devam ettirilecek bir metni yok.",
  reply_blocked: "Bu yanıt engellendi. Onun yerine yeniden oluştur.",
  reply_at_maximum: "Bu yanıt olabileceği en uzun hâlinde.",
  variants_at_maximum: "Bu yanıtın daha fazla alternatifi olamaz.",
  greeting_fixed: "İlk mesaj ne yeniden oluşturulabilir ne de devam ettirilebilir.",
  greeting_first: "İlk mesaj tek başına silinemez. Bunun yerine sohbeti sil.",
  characters_at_maximum: "Daha fazla karakterin olamaz. Önce birini sil.",
  chats_at_maximum: "Daha fazla sohbetin olamaz. Önce birini sil.",
  uploads_at_maximum: "Daha fazla görselin olamaz. Hiçbir yerde görünmeyenler bir gün sonra silinir.",
  personas_at_maximum: "Daha fazla personan olamaz. Önce birini sil.",
  memory_at_maximum: "Bu sohbetin hafızası dolu. Önce bir anıyı sil.",
  hidden_at_maximum: "Daha fazla şey gizleyemezsin. Önce bir şeyi yeniden göster.",
  storage_full:
    "Hesabında yer kalmadı. Sohbetlerini veya karakterlerini sil: çöp kutusunda 30 gün kaldıktan sonra yerleri boşalır.",
  clock_refused:
    "Bu cihazın veya sunucunun saati yanlış olduğu için giriş reddedildi. Saati ayarla, sonra yeniden giriş yap.",
  reply_streaming: "Şu anda bir yanıt yazılıyor. Bekle veya önce onu durdur.",
  client_id_used: "Bu daha önce gönderildi. Görmek için sayfayı yenile.",
  changed_meanwhile: "Bu arada burada bir şey değişti. Sayfayı yenileyip tekrar dene.",
  already_subscribed: "Zaten bir planın var. “Abonelikleri yönet” altından değiştirebilirsin.",
  appeal_over: "Artık itiraz edilemez.",
  appeal_decided: "Bu itiraz zaten karara bağlandı.",
  nothing_to_undo: "Geri alınacak bir kararın yok.",
  undo_too_late: "Bu kararın üzerinden on dakikadan fazla geçti. Yeni bir karar ver.",
  larger_than_hourly_bytes: "Bu, bir hesabın bir saatlik hakkından fazla.",
  hourly_bytes_used: "Bu, hesabının bu saatte kalan hakkından fazla. Daha sonra tekrar dene.",
  payments_off: "Bu sunucuda ödemeler kapalı.",
  disk_full: "Sunucu dolu olduğu için şu anda hiçbir şey kaydedilemiyor. Okuma çalışıyor.",
};

/** The messages for a broken rule, and for a limit that lasts longer than a moment, in Turkish. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `Bu kabul edilmedi: ${topic} ilgili kurala aykırı.`,
  later: (minutes) => `Çok fazla istek var. ${minutes} dakika sonra tekrar dene.`,
  laterBytes: (megabytes, minutes) =>
    `Bu, bir hesabın bir saatlik hakkı olan ${megabytes} MB sınırını aşıyor. ${minutes} dakika sonra tekrar dene.`,
};
