import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in Japanese. */
export const accountTexts: typeof English = {
  nameRequired: "ユーザー名を入力してください",
  avatarRequired: "アイコン画像をアップロードしてください",
  saved: "保存しました",
  nameTooLong: (most) => `ユーザー名は${most}文字までです`,
  nameOfStaff: "運営スタッフと間違われそうな名前です。別の名前にしてください。",
  bioTooLong: (most) => `自己紹介は${most}文字までです`,
  signInAgain: "ご本人の確認のため、もう一度ログインしてください。",
  loginNotDeleted: "アカウントは削除されましたが、ログイン情報を削除できませんでした。",
  tryAgain: "再試行",
  bytes: (megabytes) => `${megabytes} MB`,
};
