import { listOf } from "../../format/listOf.ts";
import type { SearchTexts } from "../Locale.ts";

const list = listOf("ja", { style: "narrow" });

/** The search for characters in Japanese. */
export const search: SearchTexts = {
  searchScreenCopy: {
    title: "検索",
    back: "戻る",
    field: "キャラクターを検索",
    placeholder: "検索",
    submit: "検索",
    clear: "消去",
    recent: "最近の検索",
    clearRecent: "すべて消去",
    removeRecent: (text) => `${text}を削除`,
    browse: "タグ",
    filters: "タグの絞り込み",
    language: "言語",
    everyLanguage: "すべての言語",
    without: (tag) => `${tag}を除く`,
    include: (tag) => `${tag}を除く: このタグだけを表示`,
    exclude: (tag) => `${tag}: このタグを除外`,
    removeTag: (tag) => `${tag}を外す`,
    sortLabel: "並び順",
    sort: { relevance: "関連度順", popular: "人気順", new: "新着順" },
    tags: "タグ",
    characters: "キャラクター",
    creators: "クリエイター",
    handle: (creator) => `@${creator}`,
    creations: (_count, shown) => `キャラクター${shown}件`,
    loading: "候補を読み込んでいます",
    searching: "検索中",
    found: (_count, more, shown) => `${shown}件${more ? "以上" : ""}のキャラクターが見つかりました`,
    adultMatches: (_count, shown) =>
      `ほかに${shown}件の成人向けキャラクターが該当します。設定により非表示になっています。`,
    hiddenMatches: (_count, shown) => `${shown}件がフィルターにより非表示になっています。`,
    none: (query) => `「${query}」に一致するキャラクターはいません`,
    noneOfTags: "これらのタグが付いたキャラクターはいません",
    noneText: "表記を変えるか、似たタグを試してみてください。キャラクターを自分で作ることもできます。",
    nearest: "こちらのタグはいかがですか",
    createIt: "作ってみる",
    failed: {
      server: {
        title: "検索できませんでした",
        text: "サーバー側で問題が起きました。もう一度お試しください。",
      },
      offline: {
        title: "オフラインです",
        text: "接続が戻ると検索します。",
      },
    },
    retry: "再試行",
  },
  tagFilterCopy: {
    label: "タグ",
    use: "絞り込み方",
    uses: { only: "これだけ表示", not: "除外" },
    find: "タグを探す",
    none: (query) => `「${query}」に一致するタグはありません`,
    state: { only: "含む", not: "除外" },
    summary: (only, not) => list([only > 0 && `${only}件を含む`, not > 0 && `${not}件を除外`]),
    clear: "解除",
  },
  topRailCopy: {
    title: "今週の人気",
    loading: "今週の人気キャラクターを読み込んでいます",
    failed: "今週の人気キャラクターを読み込めませんでした。",
    retry: "再試行",
  },
};
