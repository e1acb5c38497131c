import type { chatTexts as English } from "../en/chat.ts";

/** The texts about memory and the user's chats in Turkish. */
export const chatTexts: typeof English = {
  copied: "Kopyalandı",
  preparingPrint: "Yazdırmak için sohbetin tamamı yükleniyor",
  editDiscarded: "Düzenlemen silindi.",
  changedSinceEdit: "Sen bunu yazarken mesaj değişti. Kaydedersen yerine senin metnin geçer.",
  messageChanged: "Mesaj değiştirildi.",
  messagesDeleted: "Mesajlar silindi.",
  tooLongToBranch: "Bu sohbet kopyalanamayacak kadar uzun. Daha önceki bir mesajdan başla.",
  pinned: "Sabitlenenler",
  source: (place) => `mesaj ${place}`,
  chatDeleted: "Sohbet çöp kutusunda.",
  chatDeletedForever: "Sohbet kalıcı olarak silindi.",
  lineDeleted: "Anı silindi.",
  mayBeStale: "Bir anının geldiği mesajı değiştirdin.",
  review: "Gözden geçir",
  emailSent: "Giriş yaptın. E-postanı onaylaman için bir bağlantı gönderdik.",
  signUpTo: (name) => `${name} ile sohbet etmek için giriş yap veya ücretsiz bir hesap oluştur`,
  connectModel:
    "Yapay zekâ bağlamak için bu bilgisayarda Ollama, LM Studio veya llama.cpp’yi başlat, sonra Mimi’yi yeniden başlat; ya da MODEL_BASE_URL değerini ayarla.",
};
