import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("tr", { type: "disjunction" });

const rule = "Kural:";
const yours = { character: "Karakterin", image: "Kapağın", message: "Mesajın", profile: "Profilin" };

/** What a decision is about. */
function itemText({ kind, name }: { readonly kind: keyof typeof yours; readonly name?: string }): string {
  if (name === undefined) return yours[kind];
  return kind === "image" ? `${name} karakterinin kapağı` : `${name} karakterin`;
}

/** Age, reports, notices and hiding in Turkish. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "18 yaşında veya daha büyük müsün?",
      body: "Bazı karakterler yetişkinler için yazıldı. Yetişkin olduğunu onaylamazsan gizli kalırlar.",
      note: "Yalnızca yanıtının tarihini saklarız.",
      accept: "18 yaşında veya daha büyüğüm",
      decline: "18 yaşından küçüğüm",
    },
    declined: {
      title: "Yetişkin karakterler gizli kalır.",
      body: "Geri kalan her şeyi kullanabilirsin. Yanlışlıkla olduysa ayarlardan yeniden yanıtla.",
      done: "Devam et",
    },
    service: {
      title: "18 yaşında veya daha büyük müsün?",
      body: "Bu hizmet yalnızca yetişkinler içindir.",
      note: "Yalnızca yanıtını ve tarihini saklarız.",
      declinedTitle: "Yalnızca yetişkinler için",
      declinedBody:
        "18 yaşından küçük olduğunu söyledin, bu yüzden bu hizmet sana göre değil. Yapay zekâ karakterleri gençler için uygun olmayabilir.",
      safety: "Güvenlik ve yardım",
      again: "Yeniden yanıtla",
    },
    needsVerification: {
      title: "Yaş doğrulaması gerekli",
      body: "Bulunduğun yerde yetişkin karakterler gösterilmeden önce bağımsız bir hizmetin yaşını kontrol etmesi gerekiyor.",
      choice: "Kim kontrol etsin?",
      choiceMissing: "Lütfen bir hizmet seç",
      ways: {
        card: "ödeme kartı",
        bank: "banka hesabı",
        phone: "telefon numarası",
        email: "e-posta adresi",
        wallet: "dijital kimlik",
        document: "kimlik belgesi",
        face: "yüz fotoğrafı",
      },
      asksFor: (ways) => `İstenen: ${oneOf(ways)}.`,
      note: "Hizmet bize yalnızca evet ya da hayır der ve burada kim olduğunu öğrenmez. Sonra bu sayfaya dönersin.",
      verify: "Yaşımı doğrula",
      decline: "Gizli kalsın",
    },
    verified: {
      title: "Yetişkin karakterler açık.",
      body: "Teşekkürler, yaşın doğrulandı. Sen değiştirene kadar kapaklar bulanık kalır.",
      done: "Devam et",
    },
    unavailable: {
      title: "Bulunduğun yerde kullanılamıyor",
      body: "Yetişkin karakterler ülkende gösterilemiyor. Geri kalan her şey her zamanki gibi çalışır.",
      done: "Devam et",
    },
  },
  contentNoticeCopy: {
    adult: { title: "Yetişkin karakter", body: "Yetişkin içerik kapalıyken gizlidir.", show: "Göster" },
    warnings: {
      title: "Okumadan önce",
      body: "Yaratıcısı şu içerik uyarılarını ekledi:",
      show: "Devam et",
    },
    pending: { title: "İnceleme bekliyor", body: "İncelenene kadar bunu yalnızca sen görebilirsin." },
    rejected: {
      title: "Bu, bu hâliyle yayınlanamaz.",
      body: "Değiştirip yeniden gönderebilirsin. O zamana kadar yalnızca sen görebilirsin.",
      rule,
      appeal: "Yeniden inceleme iste",
    },
    blocked: {
      title: "Bu gönderilmedi.",
      body: "Metnin hâlâ kutuda. Mesaj hakkından düşmedi.",
      rule,
      appeal: "Yeniden inceleme iste",
    },
    removed: {
      title: "Bu kaldırıldı.",
      body: "Kurallarımızdan birine aykırıydı.",
      rule,
    },
  },
  hideMenuCopy: {
    label: "Gizle",
    character: "Bu karakteri gizle",
    creator: (name) => `@${name} tarafından yapılan her şeyi gizle`,
    tags: "Etikete göre gizle",
    tag: (name) => `${name} etiketli her şeyi gizle`,
    hidden: {
      character: (name) => `${name} gizlendi.`,
      creator: (name) => `@${name} tarafından yapılan her şey gizlendi.`,
      tag: (name) => `${name} etiketli her şey gizlendi.`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `${itemText(item)} yayından kaldırıldı`,
      remove: (item) => `${itemText(item)} kaldırıldı`,
      warn: "Moderatörlerden bir uyarı",
      restrict: "İçerik yayınlayamaz ve yükleyemezsin",
      suspend: "Hesabın askıya alındı",
      ban: "Hesabın yasaklandı",
      lift: "Hesabındaki kısıtlama kaldırıldı",
    },
    effect: {
      reject: "Başka kimse göremez. Değiştirip yeniden gönderebilirsin.",
      remove: "Kimse göremez ve bir daha yayınlanamaz.",
      warn: "Başka bir şey değişmiyor.",
      restrict:
        "Adın ve “Hakkında” yazın olduğu gibi kalır. Sohbet etmeye ve taslak yazmaya devam edebilirsin.",
      suspend: "O zamana kadar giriş yapamazsın.",
      ban: "Artık giriş yapamazsın.",
      lift: "Önceki tüm kısıtlamalar sona erdi.",
    },
    edit: (name) => `Düzenle: ${name}`,
    rule: "Kural",
    reason: "Gerekçe",
    until: "Bitiş",
    noEnd: "Moderatörler kaldırana kadar",
    payment: "Planın",
    payments: {
      refund: "İptal edildi. Son ödemen iade ediliyor.",
      cancel: "İptal edildi. Artık ücret alınmaz.",
    },
    inactiveReason: { lifted: "Geri alındı", replaced: "Değiştirildi", ended: "Sona erdi" },
    appeal: {
      offer:
        "Bunun yanlış olduğunu mu düşünüyorsun? Bir kez itiraz edebilirsin. Bir moderatör yeniden inceler.",
      open: "İtiraz et",
      label: "Karar neden yanlış?",
      required: "Lütfen nedenini yaz",
      send: "İtirazı gönder",
      cancel: "Vazgeç",
      failed: "Gönderilemedi. Metnin hâlâ burada.",
      waiting: "İtirazın bize ulaştı. Bir moderatör okuyacak.",
      yours: "İtirazın",
      confirmed: "İtirazını inceledik. Karar değişmiyor.",
      reversed: "İtirazın kabul edildi. Karar geri alındı.",
      answer: "Yanıt",
    },
  },
  noticesPaneCopy: {
    loading: "Kararlar yükleniyor",
    failed: "Kararlar yüklenemedi",
    retry: "Tekrar dene",
    empty: "Burada bir şey yok",
    emptyText: "Moderatörlerin hesabın veya içeriğin hakkındaki kararları burada görünür.",
    more: "Daha eskileri göster",
  },
  reportDialogCopy: {
    title: {
      character: "Bu karakteri şikâyet et",
      message: "Bu mesajı şikâyet et",
      image: "Bu görseli şikâyet et",
      profile: "Bu profili şikâyet et",
    },
    about: (name) => `${name} hakkında. Buraya yazdıklarını yalnızca moderatörler okur.`,
    aboutUnnamed: "Buraya yazdıklarını yalnızca moderatörler okur.",
    reasonLabel: "Sorun ne?",
    reasons: {
      minors: { label: "Reşit olmayan biriyle ilgili", hint: "Moderatörlere hemen haber verilir." },
      unmarked_adult: { label: "Yanlış yaş sınırı", hint: "Öyle işaretlenmemiş yetişkin içerik." },
      real_person: {
        label: "Gerçek bir kişi",
        hint: "Gerçek birini izni olmadan gösteriyor veya taklit ediyor.",
      },
      hate: { label: "Nefret", hint: "Bir insan grubuna saldırıyor." },
      violence: { label: "Şiddet", hint: "İnsanları tehdit ediyor veya şiddete çağırıyor." },
      self_harm: { label: "Kendine zarar verme", hint: "Kendine zarar vermeye teşvik ediyor." },
      illegal: { label: "Yasa dışı bir şey", hint: "Yasaya aykırı bir şey sunuyor veya istiyor." },
      copyright: { label: "Çalıntı eser", hint: "Bunu başkası yaptı." },
      spam: { label: "Spam", hint: "Reklam veya durmadan aynı şey." },
      other: { label: "Başka bir şey", hint: "Aşağıda bize anlat." },
    },
    takeDown: "Bu, senin veya adına hareket ettiğin birinin mahrem bir görüntüsü mü?",
    takeDownLink: "48 saat içinde kaldırılmasını iste",
    reasonMissing: "Lütfen bir neden seç",
    text: "Moderatörün bilmesi gereken bir şey var mı?",
    textHint: "İsteğe bağlı.",
    send: "Şikâyeti gönder",
    cancel: "Vazgeç",
    failed: "Gönderilemedi. Metnin hâlâ burada.",
    sent: {
      title: "Şikâyetin ulaştı",
      body: "Her şikâyeti bir moderatör okur. Sonucu bu numarayla görebilirsin.",
      urgent: "Moderatörlere haber verildi. Önce bu şikâyeti okuyacaklar.",
      receipt: "Numara",
      look: "Durumunu gör",
      done: "Tamam",
    },
  },
  takeDownScreenCopy: {
    title: "Mahrem bir görseli kaldırtma",
    lead: "Buradaki bir görsel seni veya adına hareket ettiğin birini rızası olmadan mahrem biçimde mi gösteriyor? Kaldırmamızı iste. Hesap gerekmez. 48 saat içinde karar verir, birebir kopyaları da kaldırırız.",
    place: "Görsel nerede?",
    placeHint: "Karakter sayfasının veya görselin adresi.",
    placeMissing: "Lütfen görselin nerede olduğunu yaz",
    placeUnknown: "Bu adreste görsel yok. Adresi adres çubuğundan veya görselin kendisinden kopyala.",
    text: "Hangi görsel?",
    textHint: "İsteğe bağlı: ne gösterdiği ve kimin göründüğü.",
    goodFaith: "Bu görselin, görünen kişinin rızası olmadan yayınlandığını iyi niyetle beyan ederim.",
    goodFaithMissing: "Lütfen beyanı onayla",
    signature: "İmza",
    signatureHint: "Görünen kişinin veya onun adına hareket edenin tam adı.",
    signatureMissing: "Lütfen tam adınla imzala",
    email: "E-posta adresi",
    emailHint: "Yalnızca moderatörler görür. Kararı oraya gönderir, sonra adresi sileriz.",
    emailMissing: "Lütfen e-posta adresini gir",
    emailInvalid: "Lütfen tek bir e-posta adresi gir",
    send: "Talebi gönder",
    failed: "Gönderilemedi. Metnin hâlâ burada.",
    sent: {
      title: "Talebin bize ulaştı",
      body: (due) => `Moderatörler en geç şu tarihte karar verir: ${due}. Kararı e-postayla alacaksın.`,
      receipt: "Numara",
      look: "Durumunu gör",
    },
  },
  reportStateScreenCopy: {
    title: "Şikâyetinin durumu",
    lead: "Şikâyet ettiğinde sana verilen numarayı gir.",
    receipt: "Şikâyet numarası",
    missing: "Lütfen numarayı gir",
    look: "Sorgula",
    failed: "Bu yüklenemedi. Lütfen tekrar dene.",
    unknown: "Bu numarayla bir şikâyet yok. Karara bağlanan şikâyetler bir yıl saklanır.",
    states: {
      waiting: "Moderatör henüz karar vermedi.",
      taken_down: "Moderatör karar verdi: şikâyet ettiğin içerik kaldırıldı.",
      stays: "Moderatör karar verdi: şikâyet ettiğin içerik kurallara aykırı değil ve kalıyor.",
    },
    createdAt: (time) => `Alındı: ${time}`,
    due: (time) => `En geç karar: ${time}`,
    decidedAt: (time) => `Karar verildi: ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "Giriş yapamazsın",
    description: "Moderatörler bu hesabı engelledi. İçindeki hiçbir şey silinmedi.",
    close: "Kapat",
  },
};
