import type { PartsTexts } from "../Locale.ts";

const notImage = "画像ファイルをアップロードしてください";
const tooLarge = "ファイルサイズは3 MBまでです";

/** The general components in Japanese. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "処理中" },
  chipCopy: { remove: (label) => `${label}を削除` },
  confirmDialogCopy: { cancel: "キャンセル", confirm: "確認" },
  failedStateCopy: {
    title: "読み込めませんでした。",
    body: "接続が切れたか、サーバーから応答がありませんでした。",
    retry: "再試行",
  },
  fieldCopy: {
    show: "パスワードを表示",
    hide: "パスワードを隠す",
    clear: "消去",
    optional: "任意",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${limit}文字中${used}文字を使用`,
    tooLong: (over) => `長すぎます。あと${over}文字減らしてください。`,
  },
  imageCropDialogCopy: {
    title: "画像を切り抜く",
    choose: "画像を選ぶ",
    chooseAnother: "別の画像を選ぶ",
    chooseHint: "3 MBまでの画像を使えます。",
    upload: "アップロード",
    frame: "切り抜く範囲",
    frameHint: "枠または枠の角をドラッグしてください。",
    keysHint: "キーボードの場合: 矢印キーで移動、+\u00a0と\u00a0- でサイズを変更できます。",
    image: "選んだ画像",
    left: "左へ移動",
    right: "右へ移動",
    up: "上へ移動",
    down: "下へ移動",
    larger: "枠を大きく",
    smaller: "枠を小さく",
    size: (width, height) => `${width} × ${height} ピクセル`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "この画像は読み込めません。別の画像を選んでください。",
    failed: "アップロードできませんでした。もう一度お試しください。",
  },
  loadMoreCopy: {
    more: "もっと見る",
    failed: "続きを読み込めませんでした。",
    retry: "再試行",
    end: "これで全部です。",
  },
  markdownCopy: {
    code: "コード",
    codeIn: (language) => `${language}のコード`,
    copyCode: "コードをコピー",
  },
  modalCopy: { close: "閉じる" },
  pageProgressCopy: { label: "ページを読み込んでいます" },
  selectCopy: { placeholder: "選択してください" },
  skipLinkCopy: { skip: "本文へ移動" },
  toastsCopy: { label: "通知", close: "通知を閉じる", undo: "元に戻す" },
  uploadButtonCopy: {
    upload: "アップロード",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
