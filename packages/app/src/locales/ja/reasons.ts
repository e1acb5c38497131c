import type { reasons as EnglishReasons, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

/** The message for a failed call, by its reason, in Japanese. */
export const reasons: typeof EnglishReasons = {
  reply_without_text: "この返信には、続きを書くための文章がありません。",
  reply_blocked: "この返信はブロックされました。代わりに再生成してください。",
  reply_at_maximum: "この返信は長さの上限に達しています。",
  variants_at_maximum: "この返信の候補は上限に達しています。",
  greeting_fixed: "最初のメッセージは、再生成することも続きを書くこともできません。",
  greeting_first: "最初のメッセージだけを削除することはできません。代わりにチャットを削除してください。",
  characters_at_maximum: "キャラクターの数が上限に達しています。先にどれかを削除してください。",
  chats_at_maximum: "チャットの数が上限に達しています。先にどれかを削除してください。",
  uploads_at_maximum: "画像の数が上限に達しています。どこにも使われていない画像は、1日後に削除されます。",
  personas_at_maximum: "ペルソナの数が上限に達しています。先にどれかを削除してください。",
  memory_at_maximum: "このチャットの記憶はいっぱいです。先に記憶を削除してください。",
  hidden_at_maximum: "非表示にできる数の上限に達しています。先に何かを再表示してください。",
  storage_full:
    "アカウントの空き容量がありません。チャットかキャラクターを削除してください。ゴミ箱に入れてから30日後に容量が空きます。",
  clock_refused:
    "この端末かサーバーの時計がずれているため、ログインできませんでした。時計を合わせてから、もう一度ログインしてください。",
  reply_streaming: "すでに返信を書いています。待つか、先に止めてください。",
  client_id_used: "これはすでに送信されています。ページを再読み込みすると表示されます。",
  changed_meanwhile: "その間に内容が変更されました。ページを再読み込みして、もう一度お試しください。",
  already_subscribed: "すでにプランに登録しています。変更は「サブスクリプションを管理」から行えます。",
  appeal_over: "異議申し立てはもうできません。",
  appeal_decided: "この異議申し立ては、すでに決定が出ています。",
  nothing_to_undo: "取り消せる自分の決定はありません。",
  undo_too_late: "この決定から10分以上たっています。取り消す代わりに、もう一度決定してください。",
  larger_than_hourly_bytes: "1つのアカウントで1時間に使える量を超えています。",
  hourly_bytes_used: "この1時間に使える残りの量を超えています。あとでもう一度お試しください。",
  payments_off: "このサーバーでは支払いがオフになっています。",
  disk_full: "サーバーがいっぱいのため、今は何も保存できません。読むことはできます。",
};

/** Messages in Japanese for a broken rule, and for a limit that lasts longer than a moment. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `受け付けられませんでした。「${topic}」についてのルールに反しています。`,
  later: (minutes) => `リクエストが多すぎます。${minutes}分後にもう一度お試しください。`,
  laterBytes: (megabytes, minutes) =>
    `1つのアカウントで1時間に使える${megabytes} MBを超えています。${minutes}分後にもう一度お試しください。`,
};
