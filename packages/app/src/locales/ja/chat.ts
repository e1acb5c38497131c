import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in Japanese. */
export const chatTexts: typeof English = {
  copied: "コピーしました",
  preparingPrint: "印刷するために、チャット全体を読み込んでいます",
  editDiscarded: "編集内容を破棄しました。",
  changedSinceEdit:
    "編集を始めたあとに、このメッセージが変更されました。保存すると、今書いた内容に置き換わります。",
  messageChanged: "メッセージを変更しました。",
  messagesDeleted: "メッセージを削除しました。",
  tooLongToBranch: "このチャットは長すぎてコピーできません。もっと前のメッセージから始めてください。",
  pinned: "ピン留め",
  source: (place) => `メッセージ${place}`,
  chatDeleted: "チャットをゴミ箱に移動しました。",
  chatDeletedForever: "チャットを完全に削除しました。",
  lineDeleted: "記憶を削除しました。",
  mayBeStale: "記憶の元になったメッセージを変更しました。",
  review: "確認する",
  emailSent: "登録しました。メールアドレス確認用のリンクをメールで送りました。",
  signUpTo: (name) => `${name}とチャットするには、ログインするか、無料のアカウントを作成してください`,
  connectModel:
    "AIに接続するには、このパソコンでOllama、LM Studio、llama.cppのいずれかを起動してからMimiを再起動するか、MODEL_BASE_URLを設定してください。",
};
