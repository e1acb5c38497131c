import type { PartsTexts } from "../Locale.ts";

const notImage = "Lütfen bir görsel dosyası yükle";
const tooLarge = "Dosya en fazla 3 MB olabilir";

/** The general components in Turkish. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "İşleniyor" },
  chipCopy: { remove: (label) => `Kaldır: ${label}` },
  confirmDialogCopy: { cancel: "Vazgeç", confirm: "Onayla" },
  failedStateCopy: {
    title: "Bu yüklenemedi.",
    body: "Bağlantı koptu ya da sunucu yanıt vermedi.",
    retry: "Tekrar dene",
  },
  fieldCopy: {
    show: "Şifreyi göster",
    hide: "Şifreyi gizle",
    clear: "Temizle",
    optional: "isteğe bağlı",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${limit} karakterden ${used} tanesi kullanıldı`,
    tooLong: (over) => `Çok uzun. ${over} karakter kısalt.`,
  },
  imageCropDialogCopy: {
    title: "Görselini kırp",
    choose: "Görsel seç",
    chooseAnother: "Başka seç",
    chooseHint: "En fazla 3 MB boyutunda bir görsel.",
    upload: "Yükle",
    frame: "Kırpma alanı",
    frameHint: "Çerçeveyi veya köşelerini sürükle.",
    keysHint: "Klavyeyle: taşımak için ok tuşları, boyutlandırmak için +\u00a0ve\u00a0- tuşları.",
    image: "Görselin",
    left: "Sola taşı",
    right: "Sağa taşı",
    up: "Yukarı taşı",
    down: "Aşağı taşı",
    larger: "Çerçeveyi büyüt",
    smaller: "Çerçeveyi küçült",
    size: (width, height) => `${width} × ${height} piksel`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "Bu görsel okunamıyor. Başka bir tane seç.",
    failed: "Yüklenemedi. Tekrar dene.",
  },
  markdownCopy: {
    code: "Kod",
    codeIn: (language) => `Kod (${language})`,
    copyCode: "Kodu kopyala",
  },
  loadMoreCopy: {
    more: "Daha fazla göster",
    failed: "Devamı yüklenemedi.",
    retry: "Tekrar dene",
    end: "Hepsi bu kadar.",
  },
  modalCopy: { close: "Kapat" },
  pageProgressCopy: { label: "Sayfa yükleniyor" },
  selectCopy: { placeholder: "Birini seç" },
  skipLinkCopy: { skip: "İçeriğe geç" },
  toastsCopy: { label: "Bildirimler", close: "Kapat", undo: "Geri al" },
  uploadButtonCopy: {
    upload: "Yükle",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
