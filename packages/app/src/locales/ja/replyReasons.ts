import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply, by its reason, in Japanese. */
export const replyReasons: typeof English = {
  version_blocked: "新しい候補はルールによりブロックされました。",
  removed_by_moderator: "このメッセージは、モデレーターにより公開停止になりました。",
  model_busy: "AIは今混み合っています。少し待ってから、もう一度お試しください。",
  model_timeout: "AIの応答に時間がかかりすぎました。",
  model_refused: "AIはこのチャットを受け付けられませんでした。",
  model_misconfigured: "AIが正しく設定されていません。運営者に通知しました。",
  model_failed: "AIが応答できませんでした。",
  reply_cut: "返信が途中で切れました。メッセージ数には数えません。",
  reply_garbled: "AIから読み取れない内容が届きました。",
  reply_empty: "AIからの返信が空でした。",
  reply_interrupted: "サーバー側の問題で返信が中断されました。ここまでの文章は残っています。",
  note_not_followed:
    "定型の返信ではこの要望に応えられません。メッセージ数には数えていません。使える要望: 短く、長く、質問なし、質問して、行動なし。",
  replies_off: "このサーバーでは返信がオフになっています。",
};
