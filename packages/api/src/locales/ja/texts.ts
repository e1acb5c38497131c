import type { Rule } from "@mimi/contract";
import type { Texts } from "../en/texts.ts";

const items = {
  character: "キャラクター",
  image: "カバー画像",
  message: "メッセージ",
  profile: "プロフィール",
} as const;

function named(kind: keyof typeof items, title: string): string {
  if (title === "") return `あなたの${items[kind]}`;
  return kind === "image" ? `「${title}」のカバー画像` : `あなたの${items[kind]}「${title}」`;
}

/** Each rule in a sentence. */
const rules: Readonly<Record<Rule, string>> = {
  minors: "18歳未満の人が関わる成人向けコンテンツは、ここでは決して認められません。",
  banned: "ここでは認められていない言葉が含まれています。",
  adult_attestation: "成人向けキャラクターが成人であり、外見も成人であることを確認する必要があります。",
  adult_age: "成人向けキャラクターを公開するには、年齢が18歳以上である必要があります。",
  image_attestation:
    "成人向けキャラクターのカバー画像に写っているのが成人であることを確認する必要があります。",
  not_screened:
    "成人向けの文章は保存や送信の前にチェックされますが、今回はそのチェックに失敗しました。もう一度お試しください。",
  unmarked_adult: "成人向けコンテンツには、その旨を明示する必要があります。",
  real_person: "実在の人物を、同意なく見せたりまねたりすることはできません。",
  hate: "特定の集団への攻撃は、ここでは認められません。",
  violence: "脅迫や暴力の扇動は、ここでは認められません。",
  self_harm: "自傷行為や摂食障害を促すものは、ここでは認められません。",
  illegal: "違法なものは、ここでは認められません。",
  copyright: "ほかの人が作ったものを、同意なくここに載せることはできません。",
  spam: "宣伝や、同じ内容の繰り返しは、ここでは認められません。",
  moderation: "モデレーターが、これを表示できないと決定しました。",
};

/** All texts of the API in Japanese. */
export const texts: Texts = {
  chatFiles: {
    exported: (character, time) => `${character}とのチャット。エクスポート日時: ${time}`,
    removedCharacter: "削除されたキャラクター",
    reader: "自分",
  },
  mails: {
    subject: "Mimi: モデレーターの決定のお知らせ",
    account: {
      warn: "これはモデレーターからの警告です。",
      restrict: "公開、アップロード、名前と自己紹介の変更ができません。チャットと下書きは引き続き使えます。",
      suspend: "アカウントが一時停止されました。期限までログインできません。",
      ban: "アカウントが停止されました。今後ログインできません。",
      lift: "アカウントの制限が解除されました。",
    },
    removed: (kind, title) => `${named(kind, title)}が削除されました。もう一度公開することはできません。`,
    takenDown: (kind, title) =>
      `${named(kind, title)}の公開が停止されました。変更して、もう一度提出できます。`,
    rule: (rule) => `ルール: ${rule}`,
    reason: (reason) => `理由: ${reason}`,
    until: (time) => `期限: ${time}`,
    answer: (answer) => `回答: ${answer}`,
    rules,
    payment: {
      refund: "プランは解約され、前回の支払いは返金されます。",
      cancel: "プランは解約されました。今後の請求はありません。",
    },
    appeal: {
      confirmed: "異議申し立てを確認しました。決定は変わりません。",
      reversed: "異議申し立てが認められました。決定は取り消されました。",
    },
    outcome: {
      subject: "Mimi: 画像の削除依頼について",
      asked: "本人の同意がない性的な画像について、削除の依頼をいただきました。",
      taken_down:
        "モデレーターが決定しました。画像は公開停止になり、同じ画像のコピーはアップロードできません。",
      stays: "モデレーターが決定しました。実在の人物の性的な画像には見えないため、画像はそのまま残ります。",
      disagree: (address) => `これが間違っている場合は、こちらからご連絡ください: ${address}`,
      number: (receipt, address) => `依頼の受付番号: ${receipt}\n${address}`,
      forgotten: "このメールアドレスは、依頼の記録から削除しました。",
    },
    appealAtLogin: (address) =>
      `異議申し立ては1回できます。次のページでログインし、「異議を申し立てる」を選んでください: ${address}`,
    appealInSettings: (address) => `異議申し立ては1回できます: ${address}`,
  },
  names: {
    newUser: (number) => `ユーザー${number}`,
  },
  pages: {
    adultDescription: "このページは成人向けです。",
    needsJavaScript: "Mimiを使うにはJavaScriptが必要です。",
    backToHome: "ホームに戻る",
    unreadable: {
      tooLong: {
        title: "アドレスが長すぎます",
        text: "この長さのアドレスや検索は読み取れません。短くして、もう一度お試しください。",
      },
      tooSlow: {
        title: "時間がかかりすぎました",
        text: "リクエストが時間内に届きませんでした。ページを再読み込みして、もう一度お試しください。",
      },
      other: {
        title: "このリクエストは読み取れません",
        text: "前のページに戻って、もう一度お試しください。",
      },
    },
  },
  payment: {
    title: "決済シミュレーター",
    heading: "決済シミュレーター（実際のお金は動きません）",
    buying: (plan) => `購入のシミュレーション: ${plan}、1か月分。`,
    pay: "支払う（シミュレーション）",
    cancel: "キャンセル",
    current: (plan) => `現在のプラン: ${plan}。`,
    none: "サブスクリプションはありません。",
    changeTo: (plan) => `プランを変更: ${plan}`,
    end: "サブスクリプションを今すぐ終了",
    back: "戻る",
  },
  replies: {
    honest: (name) => `私はAIで、人間ではありません。${name}の言葉はすべてプログラムが書いています。`,
  },
};
