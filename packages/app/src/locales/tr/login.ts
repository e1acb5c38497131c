import type { loginTexts as English } from "../en/login.ts";

/** The texts of logging in, in Turkish. */
export const loginTexts: typeof English = {
  emailRequired: "Lütfen e-posta adresini gir",
  emailInvalid: "Geçersiz e-posta adresi",
  passwordRequired: "Lütfen şifreni gir",
  passwordTooShort: "Şifre en az 6 karakter olmalı",
  credentialInvalid: "E-posta veya şifre yanlış",
  storageBlocked:
    "Bu tarayıcı bu sitenin veri saklamasını engelliyor, bu yüzden oturumun açık kalmaz. Saklamaya izin ver, sonra giriş yap.",
  emailUnverified: "Önce e-posta adresini doğrula: gönderdiğimiz bağlantıyı aç. Sonra giriş yap.",
  otherAccount: "Bu, oturum açtığın hesap değil. Hiçbir şey değişmedi.",
  checkoutTitle: "Planın",
  checkoutMessages: {
    success: "Teşekkürler. Planın birazdan başlıyor.",
    cancel: "Ödeme iptal edildi. Ücret alınmadı.",
  },
  backTo: (name) => `Geri dön: ${name}`,
  notLoaded: "Giriş yüklenemedi. Bağlantını kontrol edip tekrar dene.",
  popupBlocked:
    "Tarayıcın giriş penceresini engelledi. Bu sitenin açılır pencerelerine izin verip tekrar dene veya e-postanla giriş yap.",
  inAppBrowser:
    "Bu uygulamanın tarayıcısı bunu yapamıyor. Bu sayfayı kendi tarayıcında aç veya e-postanla giriş yap.",
  offline: "Bağlantı yok. Kontrol edip tekrar dene.",
  tooManyTries:
    "Bu hesap için çok fazla deneme yapıldı. Yaklaşık 15 dakika sonra tekrar dene veya hemen giriş yapmak için şifreni sıfırla.",
  otherProvider:
    "Bu e-posta adresinin hesabı başka bir giriş yöntemi kullanıyor. İlk seferde nasıl giriş yaptıysan öyle giriş yap.",
  disabled: "Bu hesap devre dışı. Bunun bir hata olduğunu düşünüyorsan bize yaz.",
  passwordWeak: (rules) => `Başka bir şifre seç. ${rules}`.trim(),
  failed: "Giriş yapılamadı. Tekrar dene veya başka bir yolla giriş yap.",
  signedOutElsewhere: "Başka bir sekmede çıkış yaptın.",
};
