import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Japanese, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "ホーム", words: "トップ" },
  search: { label: "検索", words: "探す さがす タグ" },
  chats: { label: "チャット一覧", words: "履歴 会話" },
  characters: { label: "マイキャラクター", words: "下書き 自分" },
  create: { label: "キャラクターを作る", words: "新規 作成" },
  moderation: { label: "モデレーション", words: "未処理 通報 異議申し立て ログ" },
  policy: { label: "プライバシーポリシー", words: "ルール データ 個人情報" },
  term: { label: "利用規約", words: "" },
  safety: { label: "安全について", words: "危機 相談 助け 年齢 法律" },
  contact: { label: "お問い合わせ", words: "ヘルプ サポート 連絡" },
  settings: { label: "設定", words: "読みやすさ 成人向け 非表示 データ" },
  theme: { label: "配色を切り替え", words: "ダーク ライト テーマ 表示" },
  premium: { label: "プレミアム", words: "プラン サブスクリプション アップグレード 支払い" },
  shortcuts: { label: "キーボードショートカット", words: "" },
  account: { label: "アカウント", words: "プロフィール 名前 アイコン" },
  login: { label: "ログイン", words: "サインイン 新規登録 アカウント" },
  signOut: { label: "ログアウト", words: "サインアウト 終了" },
};
