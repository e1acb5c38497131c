import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("tr");

const suggestionGroups = {
  recent: "Son aramalar",
  places: "Git",
  chats: "Sohbetler",
  tags: "Etiketler",
  characters: "Karakterler",
  creators: "Yaratıcılar",
  actions: "İşlemler",
};

/** The header, the menus, the banners and the static pages in Turkish. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Koyu temaya geç", toLight: "Açık temaya geç" },
  bottomNavCopy: {
    label: "Ana menü",
    home: "Ana sayfa",
    search: "Ara",
    chats: "Sohbetler",
    create: "Oluştur",
    you: "Sen",
  },
  breakReminderCopy: {
    message: (hours) =>
      plural(hours, { one: "Bir saattir buradasın.", other: `${hours} saattir buradasın.` }),
    saved: "Sohbetin kaydedildi.",
    dismiss: "Kapat",
  },
  commandPaletteCopy: {
    label: "Sonuçlar",
    groups: suggestionGroups,
    searching: "Aranıyor",
    title: "Arama ve işlemler",
    field: "Sayfa, karakter ve sohbet ara",
    count: (count) => `${count} sonuç`,
    none: "Bir şey bulunamadı",
  },
  footerCopy: {
    terms: "Koşullar",
    privacy: "Gizlilik",
    safety: "Güvenlik",
    contact: "İletişim",
  },
  headerCopy: {
    create: "Oluştur",
    premium: "Premium",
    settings: "Ayarlar",
    login: "Giriş yap",
    menu: "Menü",
  },
  languageSelectCopy: { label: "Dil" },
  navDrawerCopy: {
    title: "Menü",
    create: "Oluştur",
    chats: "Sohbetlerin",
    characters: "Karakterlerin",
    account: "Hesap",
    premium: "Premium",
    theme: "Temayı değiştir",
    settings: "Ayarlar",
    login: "Giriş yap",
    signOut: "Çıkış yap",
    close: "Kapat",
    moderation: "Moderasyon",
    openCases: (count) => `açık: ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "Yeni bir sürüm var. Taslakların güvende.",
    reload: "Yenile",
    later: "Sonra",
  },
  notFoundScreenCopy: {
    code: "404 Bulunamadı",
    title: "Bu sayfa artık yok.",
    body: "Aradığın sayfa yok, belki de hiç olmadı.",
    home: "Ana sayfaya dön",
  },
  noticeBannerCopy: {
    message: "Moderatörler hesabın veya içeriğin hakkında bir karar verdi.",
    read: "Oku",
  },
  offlineBannerCopy: {
    offline: "Çevrimdışısın. Mesajların, bağlantın gelince gönderilir.",
    waiting: (count) => `${count} mesaj bekliyor.`,
    restored: "Tekrar çevrimiçisin.",
    retry: "Şimdi dene",
  },
  searchBoxCopy: { search: "Karakter ara", submitSearch: "Ara", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Öneriler",
    groups: suggestionGroups,
    searching: "Aranıyor",
    count: (count) => `${count} öneri`,
    none: "Öneri yok. Aramak için Enter tuşuna bas.",
  },
  shortcutSheetCopy: { title: "Klavye kısayolları", or: "veya", then: "ve" },
  signOutDialogCopy: {
    title: "Hesabından çıkış yap",
    description: "Bu cihazdaki taslaklar silinir. Sohbetlerin hesabında kalır.",
    cancel: "Vazgeç",
    confirm: "Onayla",
  },
  staticScreenCopy: { contents: "Bu sayfada", updated: "Yürürlük tarihi" },
  userMenuCopy: {
    chats: "Sohbetlerin",
    characters: "Karakterlerin",
    account: "Hesap",
    settings: "Ayarlar",
    signOut: "Çıkış yap",
    menu: "hesap menüsü",
    moderation: "Moderasyon",
    openCases: (count) => `açık: ${count > 99 ? "99+" : count}`,
  },
};
