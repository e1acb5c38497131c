import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call, by the code of the answer, in Japanese. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "入力内容に誤りがあります。確認して、もう一度お試しください。",
  [ErrorCode.signedOut]:
    "ログアウトしています。続けるにはログインしてください。書いた内容は失われていません。",
  [ErrorCode.notAllowed]: "このアカウントではこの操作ができません。",
  [ErrorCode.adultNotAttested]: "これは成人向けです。見るには年齢を確認してください。",
  [ErrorCode.accountStopped]:
    "このアカウントではこの操作ができません。理由は「設定」の「モデレーターの決定」をご覧ください。",
  [ErrorCode.notFound]: "見つかりませんでした。削除された可能性があります。",
  [ErrorCode.conflict]: "その間に内容が変更されました。もう一度お試しください。",
  [ErrorCode.tooLarge]: "大きすぎて送信できません。",
  [ErrorCode.unsupportedMedia]: "この種類のファイルは使えません。",
  [ErrorCode.refusedByRule]: "ルールに反しているため、受け付けられませんでした。",
  [ErrorCode.rateLimited]: "操作が少し速すぎました。少し待ってから、もう一度お試しください。",
  [ErrorCode.quotaUsedUp]: "今日のメッセージをすべて使い切りました。",
  [ErrorCode.ourFault]: "サーバー側で問題が起きました。少し待ってから、もう一度お試しください。",
  [ErrorCode.providerFailed]: "返信を書けませんでした。もう一度お試しください。",
  [ErrorCode.unavailable]: "Mimiは今混み合っています。少し待ってから、もう一度お試しください。",
  unreachable: "Mimiに接続できませんでした。接続を確認して、もう一度お試しください。",
  timeout: "Mimiからの応答に時間がかかりすぎました。もう一度お試しください。",
  unreadable: "サーバーが混み合っています。もう一度お試しください。",
};
