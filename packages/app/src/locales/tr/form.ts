import type { formTexts as English } from "../en/form.ts";

/** The messages and titles of the form in Turkish. */
export const formTexts: typeof English = {
  adult:
    "Yetişkin karakterleri yalnızca yetişkinler oluşturabilir. Yeniden kaydet ve 18 yaşında veya daha büyük olduğunu onayla.",
  deleted: "Karakter silindi.",
  restored: "Karakter geri yüklendi.",
  cropAgain: "Yeniden kırp",
  published: {
    private: "Kaydedildi. Yalnızca sen görebilirsin.",
    unlisted: "Yayınlandı. Bağlantıya sahip olan herkes görebilir.",
    public: "Yayınlandı. Herkes görebilir.",
  },
  refused: (isPublished, fields, topic) => {
    const what = isPublished ? "Bunu yayınlayamıyoruz." : "Bunu kaydedemiyoruz.";
    if (topic === undefined)
      return `${what} Yetişkin içerikli metnin kontrolü az önce yapılamadı. Tekrar dene.`;
    return `${what} ${fields === undefined ? "Karakter" : `“${fields}” alanı`}, ${topic} ilgili kurala aykırı.`;
  },
  refusedField: (topic) => `Bu, ${topic} ilgili kurala aykırı.`,
  restSaved: "Geri kalan her şey kaydedildi.",
  fieldNames: {
    name: "Ad",
    chatName: "Kısa ad",
    tagline: "Tanıtım cümlesi",
    coverAlt: "Kapakta görünenler",
    tags: "Etiketler",
    warnings: "İçerik uyarıları",
    bio: "Hakkında",
    rating: "Yaş sınırı",
    adultAge: "Karakterin yaşı",
    greeting: "İlk mesaj",
    alternateGreetings: "Diğer ilk mesajlar",
    definition: "Tanım",
    personality: "Kişilik",
    scenario: "Senaryo",
    systemPrompt: "Sistem istemi",
    postHistory: "Son talimatlar",
    exampleDialogs: "Örnek diyaloglar",
    book: "Bilgi kitabı",
    version: "Sürüm",
  },
  nameBeforeTrial: "Önce karaktere bir ad ver.",
  pending: "İncelemeye gönderildi. Onaylanana kadar yalnızca sen görebilirsin.",
  makePublic: "Herkese aç",
  madePublic: "Artık herkes görebilir.",
  edit: "Düzenle",
  title: "Yeni karakter",
  editTitle: (name) => `Düzenle: ${name}`,
};
