import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in in Japanese. */
export const loginTexts: typeof English = {
  emailRequired: "メールアドレスを入力してください",
  emailInvalid: "メールアドレスの形式が正しくありません",
  passwordRequired: "パスワードを入力してください",
  passwordTooShort: "パスワードは6文字以上にしてください",
  credentialInvalid: "メールアドレスまたはパスワードが正しくありません",
  storageBlocked:
    "このブラウザはこのサイトのデータ保存をブロックしているため、ログイン状態を保てません。保存を許可してからログインしてください。",
  emailUnverified:
    "先にメールアドレスを確認してください。お送りしたリンクを開いてから、ログインしてください。",
  otherAccount: "ログイン中のアカウントとは別のアカウントです。何も変わっていません。",
  checkoutTitle: "プラン",
  checkoutMessages: {
    success: "ありがとうございます。まもなくプランが始まります。",
    cancel: "支払いはキャンセルされました。請求はありません。",
  },
  backTo: (name) => `${name}に戻る`,
  notLoaded: "ログイン機能を読み込めませんでした。接続を確認して、もう一度お試しください。",
  popupBlocked:
    "ブラウザがログイン用のウィンドウをブロックしました。このサイトのポップアップを許可してもう一度試すか、メールアドレスでログインしてください。",
  inAppBrowser:
    "このアプリ内のブラウザではログインできません。いつものブラウザでこのページを開くか、メールアドレスでログインしてください。",
  offline: "接続がありません。確認して、もう一度お試しください。",
  tooManyTries:
    "このアカウントへのログインの試行が多すぎます。15分ほど待ってからもう一度試すか、パスワードを再設定してすぐにログインしてください。",
  otherProvider:
    "このメールアドレスのアカウントは、別の方法で登録されています。最初に使った方法でログインしてください。",
  disabled: "このアカウントは無効になっています。間違いだと思われる場合は、ご連絡ください。",
  passwordWeak: (rules) => `別のパスワードを設定してください。${rules}`.trim(),
  failed: "ログインできませんでした。もう一度試すか、別の方法でログインしてください。",
  signedOutElsewhere: "別のタブでログアウトしました。",
};
