import type { shortcutTexts as English } from "../en/shortcuts.ts";

/** All keyboard shortcuts in Japanese, by page. */
export const shortcutTexts: typeof English = [
  {
    title: "すべてのページ",
    shortcuts: [
      { label: "検索", keys: [["/"]] },
      { label: "ページ、キャラクター、チャットへ移動", keys: [["Ctrl", "K"]] },
      { label: "ダイアログを閉じる", keys: [["Esc"]] },
      { label: "キーボードショートカット", keys: [["?"]] },
    ],
  },
  {
    title: "検索",
    shortcuts: [
      { label: "結果の中を移動", keys: [["↑"], ["↓"]] },
      { label: "検索、または結果を開く", keys: [["Enter"]] },
      { label: "検索を消去し、次に閉じる", keys: [["Esc"]] },
    ],
  },
  {
    title: "チャット",
    shortcuts: [
      { label: "送信", keys: [["Enter"]] },
      { label: "改行", keys: [["Shift", "Enter"]] },
      { label: "返信を止める", keys: [["Esc"]] },
      { label: "返信の前または次の候補", keys: [["←"], ["→"]] },
      { label: "元に戻す", keys: [["Ctrl", "Z"]] },
      { label: "このチャット内を検索", keys: [["Ctrl", "F"]] },
      { label: "チャット全体を印刷", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "メッセージ",
    shortcuts: [
      { label: "前または次のメッセージ", keys: [["↑"], ["↓"]] },
      { label: "最初または最後のメッセージ", keys: [["Home"], ["End"]] },
      { label: "メッセージのボタンへ移動", keys: [["Enter"]] },
      { label: "再生成", keys: [["R"]] },
      { label: "メッセージを編集", keys: [["E"]] },
      { label: "ここから新しいチャット", keys: [["B"]] },
      { label: "コピー", keys: [["C"]] },
      { label: "ピン留め", keys: [["P"]] },
      { label: "記憶に追加", keys: [["M"]] },
      { label: "ここから先を削除", keys: [["Delete"]] },
    ],
  },
];
