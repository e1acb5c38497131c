import type { ShellTexts } from "../Locale.ts";

const suggestionGroups = {
  recent: "最近の検索",
  places: "ページへ移動",
  chats: "チャット",
  tags: "タグ",
  characters: "キャラクター",
  creators: "クリエイター",
  actions: "操作",
};

/** The header, the menus, the banners and the static pages in Japanese. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "ダークに切り替え", toLight: "ライトに切り替え" },
  bottomNavCopy: {
    label: "メイン",
    home: "ホーム",
    search: "検索",
    chats: "チャット",
    create: "作成",
    you: "マイページ",
  },
  breakReminderCopy: {
    message: (hours) => `使い始めて${hours}時間になりました。`,
    saved: "チャットは保存されています。",
    dismiss: "閉じる",
  },
  commandPaletteCopy: {
    label: "検索結果",
    groups: suggestionGroups,
    searching: "検索中",
    title: "検索と操作",
    field: "ページ、キャラクター、チャットを検索",
    count: (count) => `${count}件の結果`,
    none: "見つかりませんでした",
  },
  footerCopy: {
    terms: "利用規約",
    privacy: "プライバシー",
    safety: "安全について",
    contact: "お問い合わせ",
  },
  headerCopy: {
    create: "作成",
    premium: "プレミアム",
    settings: "設定",
    login: "ログイン",
    menu: "メニュー",
  },
  navDrawerCopy: {
    title: "メニュー",
    create: "作成",
    chats: "チャット一覧",
    characters: "マイキャラクター",
    account: "アカウント",
    premium: "プレミアム",
    theme: "配色を切り替え",
    settings: "設定",
    login: "ログイン",
    signOut: "ログアウト",
    close: "閉じる",
  },
  newVersionBannerCopy: {
    message: "新しいバージョンがあります。下書きは消えません。",
    reload: "再読み込み",
    later: "あとで",
  },
  notFoundScreenCopy: {
    code: "404 見つかりません",
    title: "このページはもうありません。",
    body: "お探しのページは今は存在しないか、もともと存在しません。",
    home: "ホームに戻る",
  },
  noticeBannerCopy: {
    message: "アカウントまたは投稿内容について、モデレーターからの決定があります。",
    read: "読む",
  },
  offlineBannerCopy: {
    offline: "オフラインです。オンラインに戻るとメッセージが送信されます。",
    waiting: (count) => `${count}件のメッセージが送信待ちです。`,
    restored: "オンラインに戻りました。",
    retry: "今すぐ再試行",
  },
  searchBoxCopy: { search: "キャラクターを検索", submitSearch: "検索", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "候補",
    groups: suggestionGroups,
    searching: "検索中",
    count: (count) => `${count}件の候補`,
    none: "候補はありません。Enterキーで検索できます。",
  },
  shortcutSheetCopy: { title: "キーボードショートカット", or: "または", then: "と" },
  signOutDialogCopy: {
    title: "ログアウトしますか？",
    description: "この端末の下書きは削除されます。チャットはアカウントに残ります。",
    cancel: "キャンセル",
    confirm: "ログアウト",
  },
  staticScreenCopy: { contents: "このページの内容", updated: "施行日" },
  userMenuCopy: {
    chats: "チャット一覧",
    characters: "マイキャラクター",
    account: "アカウント",
    settings: "設定",
    signOut: "ログアウト",
    menu: "アカウントメニュー",
  },
};
