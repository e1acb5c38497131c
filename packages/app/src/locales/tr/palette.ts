import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Turkish, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Ana sayfa", words: "başlangıç" },
  search: { label: "Ara", words: "arama bul etiketler" },
  chats: { label: "Sohbetlerin", words: "geçmiş konuşmalar" },
  characters: { label: "Karakterlerin", words: "taslaklar" },
  create: { label: "Karakter oluştur", words: "yeni" },
  moderation: { label: "Moderasyon", words: "sıra şikâyetler itirazlar kayıt" },
  policy: { label: "Gizlilik politikası", words: "kurallar veriler" },
  term: { label: "Kullanım koşulları", words: "şartlar" },
  safety: { label: "Güvenlik", words: "kriz yardım yaş yasa" },
  contact: { label: "İletişim", words: "yardım destek" },
  settings: { label: "Ayarlar", words: "tercihler okuma yetişkin gizlenenler veriler" },
  theme: { label: "Temayı değiştir", words: "koyu açık renkler görünüm" },
  premium: { label: "Premium", words: "plan abonelik yükselt ödeme" },
  shortcuts: { label: "Klavye kısayolları", words: "tuşlar" },
  account: { label: "Hesap", words: "profil ad resim" },
  login: { label: "Giriş yap", words: "oturum kaydol hesap" },
  signOut: { label: "Çıkış yap", words: "oturumu kapat ayrıl" },
};
