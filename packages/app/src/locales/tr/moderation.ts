import type { moderationTexts as English } from "../en/moderation.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("tr");

/** The texts of the moderation page in Turkish. */
export const moderationTexts: typeof English = {
  title: "Moderasyon",
  decided: (count) => plural(count, { one: "Karar verildi.", other: `${count} dosya karara bağlandı.` }),
  undone: "Geri alındı. Dosya yeniden sırada.",
  cannotUndo: "Bu artık geri alınamaz. Yeni bir karar ver.",
  undo: "Geri al",
  accountDecided: "Karar verildi. Kullanıcıya bildirilecek.",
  paymentWaits: "Karar verildi. Ödeme sağlayıcısına ulaşılamadı; her saat yeniden deniyoruz.",
  appealDecided: "İtiraz karara bağlandı. Kullanıcıya bildirilecek.",
  another: "Buna başka bir moderatör karar vermeli.",
  operator: "Moderatörler hakkında yalnızca işletmeci karar verebilir.",
  deleted: "Silinmiş içerik",
  visitor: "Ziyaretçi",
  system: "Sistem",
  resubmitted: "Yeniden gönderildi",
  until: (time) => `bitiş ${time}`,
  request: (signature, email) => `Kaldırma talebi, imza: ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) => (hours < 1 ? "bir saatten az kaldı" : `${hours} saat kaldı`),
  hoursLate: (hours) => `${hours} saat gecikti`,
  facts: {
    published: "Yayınlanan karakterler",
    removed: "Kaldırılanlar",
    upheld: "Haklı bulunan şikâyetler",
    wrong: "Reddedilen şikâyetler",
    role: "Rol",
    moderator: "Moderatör",
  },
  reasonNames: {
    minors: "Reşit olmayanlar",
    unmarked_adult: "Yanlış yaş sınırı",
    real_person: "Gerçek bir kişi",
    hate: "Nefret",
    violence: "Şiddet",
    self_harm: "Kendine zarar verme",
    illegal: "Yasa dışı bir şey",
    copyright: "Çalıntı eser",
    spam: "Spam",
    other: "Başka bir şey",
  },

  decisionNames: {
    dismiss: "Sorun yok",
    uphold: "Yayından kaldırıldı",
    reject: "Yayından kaldırıldı",
    remove: "Kaldırıldı",
    restore: "Geri yüklendi",
  },

  measureNames: {
    reject: "Yayından kaldırıldı",
    remove: "Kaldırıldı",
    warn: "Uyarıldı",
    restrict: "Kısıtlandı",
    suspend: "Askıya alındı",
    ban: "Yasaklandı",
    lift: "Kısıtlama kaldırıldı",
  },

  kindNames: {
    character: "karakter",
    image: "kapak",
    message: "mesaj",
    profile: "profil",
  },
};
