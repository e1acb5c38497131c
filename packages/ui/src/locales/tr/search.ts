import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("tr");

const list = listOf("tr", { style: "narrow" });

/** The search for characters in Turkish. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "Arama",
    back: "Geri",
    field: "Karakter ara",
    placeholder: "Ara",
    submit: "Ara",
    clear: "Temizle",
    recent: "Son aramalar",
    clearRecent: "Tümünü sil",
    removeRecent: (text) => `Kaldır: ${text}`,
    browse: "Etiketler",
    filters: "Etiket filtreleri",
    language: "Dil",
    everyLanguage: "Tüm diller",
    without: (tag) => `hariç: ${tag}`,
    include: (tag) => `hariç: ${tag}, yalnızca bunları göster`,
    exclude: (tag) => `${tag}: bunları hariç tut`,
    removeTag: (tag) => `Kaldır: ${tag}`,
    sortLabel: "Sıralama",
    sort: { relevance: "En uygun", popular: "Popüler", new: "Yeni" },
    tags: "Etiketler",
    characters: "Karakterler",
    creators: "Yaratıcılar",
    handle: (creator) => `@${creator}`,
    creations: (_count, shown) => `${shown} karakter`,
    loading: "Öneriler yükleniyor",
    searching: "Aranıyor",
    found: (_count, more, shown) => `${shown}${more ? " veya daha fazla" : ""} karakter bulundu`,
    adultMatches: (count, shown) =>
      plural(count, {
        one: `${shown} yetişkin karakter de eşleşiyor. Ayarların onu gizliyor.`,
        other: `${shown} yetişkin karakter de eşleşiyor. Ayarların onları gizliyor.`,
      }),
    hiddenMatches: (_count, shown) => `${shown} sonuç, filtrelerin nedeniyle gizli.`,
    none: (query) => `“${query}” ile eşleşen karakter yok`,
    noneOfTags: "Bu etiketlerle karakter yok",
    noneText: "Başka bir yazım veya benzer bir etiket dene ya da karakteri kendin oluştur.",
    nearest: "Bu etiketleri dene",
    createIt: "Kendin oluştur",
    failed: {
      server: {
        title: "Arama yapılamadı",
        text: "Bizden kaynaklanan bir sorun oluştu. Tekrar dene.",
      },
      offline: {
        title: "Çevrimdışısın",
        text: "Bağlantı gelince arama yapılacak.",
      },
    },
    retry: "Tekrar dene",
  },
  tagFilterCopy: {
    label: "Etiketler",
    use: "Filtre türü",
    uses: { only: "Yalnızca", not: "Hariç tut" },
    find: "Etiket bul",
    none: (query) => `“${query}” ile eşleşen etiket yok`,
    state: { only: "dahil", not: "hariç" },
    summary: (only, not) => list([only > 0 && `${only} dahil`, not > 0 && `${not} hariç`]),
    clear: "Temizle",
  },
  topRailCopy: {
    title: "Haftanın en sevilenleri",
    loading: "Haftanın en sevilen karakterleri yükleniyor",
    failed: "Haftanın en sevilen karakterleri yüklenemedi.",
    retry: "Tekrar dene",
  },
};
