import type { Rule } from "@mimi/contract";
import type { Texts } from "../en/texts.ts";

/** A chat as a Markdown file. */
const chatFileTexts: Texts["chatFiles"] = {
  exported: (character, time) => `Karakter: ${character}. Dışa aktarma: ${time}.`,
  removedCharacter: "Kaldırılmış karakter",
  reader: "Sen",
};

const items = { character: "Karakterin", image: "Kapağın", message: "Mesajın", profile: "Profilin" } as const;

/** The mail about a decision of the moderators, line by line. */
const mailTexts: Texts["mails"] = {
  subject: "Mimi: moderatörlerin bir kararı",
  account: {
    warn: "Bu, moderatörlerden bir uyarıdır.",
    restrict:
      "İçerik yayınlayamaz, yükleyemez, adını ve “Hakkında” yazını değiştiremezsin. Sohbet etmeye ve taslak yazmaya devam edebilirsin.",
    suspend: "Hesabın askıya alındı. O zamana kadar giriş yapamazsın.",
    ban: "Hesabın yasaklandı. Artık giriş yapamazsın.",
    lift: "Hesabındaki kısıtlamalar sona erdi.",
  },
  removed: (kind, title) => `${named(kind, title)} kaldırıldı. Bir daha yayınlanamaz.`,
  takenDown: (kind, title) =>
    `${named(kind, title)} yayından kaldırıldı. Değiştirip yeniden gönderebilirsin.`,
  rule: (rule) => `Kural: ${rule}`,
  reason: (reason) => `Gerekçe: ${reason}`,
  until: (time) => `Bitiş: ${time}`,
  answer: (answer) => `Yanıt: ${answer}`,
  rules: {
    minors: "18 yaşından küçük birinin yer aldığı yetişkin içeriğe burada asla izin verilmez.",
    banned: "Burada izin verilmeyen kelimeler içeriyor.",
    adult_attestation: "Yetişkin bir karakterin yetişkin olduğunu ve öyle göründüğünü onaylaman gerekir.",
    adult_age: "Yetişkin bir karakterin yayınlanabilmesi için en az 18 yaşında olması gerekir.",
    image_attestation: "Yetişkin bir karakterin kapağında bir yetişkinin göründüğünü onaylaman gerekir.",
    not_screened:
      "Yetişkin içerikli metin, kaydedilmeden veya gönderilmeden önce kontrol edilir ve kontrol az önce yapılamadı. Lütfen tekrar dene.",
    unmarked_adult: "Yetişkin içerik, yetişkin içerik olarak işaretlenmelidir.",
    real_person: "Gerçek kişiler izinleri olmadan gösterilemez veya taklit edilemez.",
    hate: "İnsan gruplarına saldırmaya burada izin verilmez.",
    violence: "Tehditlere ve şiddet çağrılarına burada izin verilmez.",
    self_harm: "Kendine zarar vermeye veya yeme bozukluklarına teşvik eden şeylere burada izin verilmez.",
    illegal: "Yasa dışı olana burada izin verilmez.",
    copyright: "Başkasının yaptığı bir şey, izni olmadan burada gösterilemez.",
    spam: "Reklama ve durmadan aynı şeye burada izin verilmez.",
    moderation: "Bir moderatör bunun gösterilemeyeceğine karar verdi.",
  } satisfies Readonly<Record<Rule, string>>,
  payment: {
    refund: "Planın iptal edildi ve son ödemen iade ediliyor.",
    cancel: "Planın iptal edildi. Artık ücret alınmaz.",
  },
  appeal: {
    confirmed: "İtirazını inceledik. Karar değişmiyor.",
    reversed: "İtirazın kabul edildi. Karar geri alındı.",
  },
  outcome: {
    subject: "Mimi: görsel kaldırma talebin",
    asked: "Rızası olmayan bir kişinin mahrem görselini kaldırmamızı istedin.",
    taken_down: "Bir moderatör karar verdi: görsel kaldırıldı ve birebir kopyaları yüklenemez.",
    stays:
      "Bir moderatör karar verdi: görsel kalıyor, çünkü gerçek bir kişinin mahrem görseli gibi görünmüyor.",
    disagree: (address) => `Bu yanlışsa bize yaz: ${address}`,
    number: (receipt, address) => `Talebinin numarası: ${receipt}\n${address}`,
    forgotten: "Bu e-posta adresini talebinden sildik.",
  },
  appealAtLogin: (address) =>
    `Bir kez itiraz edebilirsin: şu adreste giriş yap ve “İtiraz et”i seç: ${address}`,
  appealInSettings: (address) => `Bir kez itiraz edebilirsin: ${address}`,
};

function named(kind: keyof typeof items, title: string): string {
  if (title === "") return items[kind];
  if (kind === "character") return `${title} karakterin`;
  return kind === "image" ? `${title} karakterinin kapağı` : `${items[kind]} (${title})`;
}

/** Names that are stored, until a person changes them. */
const nameTexts: Texts["names"] = {
  newUser: (number) => `Kullanıcı ${number}`,
};

/** What a page says before the app runs, or in its place. */
const pageTexts: Texts["pages"] = {
  adultDescription: "Bu sayfa yetişkinler içindir.",
  needsJavaScript: "Mimi için JavaScript gerekir.",
  backToHome: "Ana sayfaya dön",
  unreadable: {
    tooLong: {
      title: "Bu adres çok uzun",
      text: "Mimi bu uzunlukta bir adresi veya aramayı okuyamaz. Kısaltıp tekrar dene.",
    },
    tooSlow: {
      title: "Bu çok uzun sürdü",
      text: "İstek zamanında ulaşmadı. Tekrar denemek için sayfayı yenile.",
    },
    other: { title: "Bu istek okunamıyor", text: "Geri dönüp tekrar dene." },
  },
};

/** The pages of the payment simulator. */
const paymentTexts: Texts["payment"] = {
  title: "Ödeme simülatörü",
  heading: "Ödeme simülatörü, para hareketi olmaz",
  buying: (plan) => `Satın alma simülasyonu: bir aylık ${plan}.`,
  pay: "Öde (simülasyon)",
  cancel: "Vazgeç",
  current: (plan) => `Şu anki plan: ${plan}.`,
  none: "Abonelik yok.",
  changeTo: (plan) => `Şuna geç: ${plan}`,
  end: "Aboneliği şimdi bitir",
  back: "Geri",
};

/** The Turkish texts, by part. */
export const texts: Texts = {
  chatFiles: chatFileTexts,
  mails: mailTexts,
  names: nameTexts,
  pages: pageTexts,
  payment: paymentTexts,
  replies: {
    honest: (name) =>
      `Ben bir yapay zekâyım, insan değilim. ${name} karakterinin söylediği her şeyi bir program yazıyor.`,
  },
};
