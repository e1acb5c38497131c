import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("ja", { type: "disjunction" });

const items = {
  character: "キャラクター",
  image: "カバー画像",
  message: "メッセージ",
  profile: "プロフィール",
} as const;

const itemOf = ({
  kind,
  name,
}: {
  readonly kind: keyof typeof items;
  readonly name?: string | undefined;
}) => {
  if (name === undefined) return `自分の${items[kind]}`;
  return kind === "image" ? `「${name}」のカバー画像` : `キャラクター「${name}」`;
};

const rule = "ルール:";
const appeal = "再審査を依頼";
const sendFailed = "送信できませんでした。書いた内容はまだ残っています。";

/** Age, reports, notices and hiding in Japanese. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "18歳以上ですか？",
      body: "成人向けに書かれたキャラクターがいます。成人であると回答するまで表示されません。",
      note: "保存するのは回答した日付だけです。",
      accept: "18歳以上です",
      decline: "18歳未満です",
    },
    declined: {
      title: "成人向けキャラクターは非表示のままです。",
      body: "それ以外はすべて使えます。間違えた場合は、設定で回答し直せます。",
      done: "続ける",
    },
    service: {
      title: "18歳以上ですか？",
      body: "このサービスは成人専用です。",
      note: "保存するのは回答とその日付だけです。",
      declinedTitle: "成人専用です",
      declinedBody:
        "18歳未満と回答したため、このサービスはご利用いただけません。AIのキャラクターは、若い人には適さない場合があります。",
      safety: "安全とサポート",
      again: "回答し直す",
    },
    needsVerification: {
      title: "年齢確認が必要です",
      body: "お住まいの地域では、成人向けキャラクターを表示する前に、独立したサービスによる年齢確認が必要です。",
      choice: "どのサービスで確認しますか？",
      choiceMissing: "サービスを選んでください",
      ways: {
        card: "支払いカード",
        bank: "銀行口座",
        phone: "電話番号",
        email: "メールアドレス",
        wallet: "デジタルID",
        document: "身分証明書",
        face: "顔写真",
      },
      asksFor: (ways) => `必要なもの：${oneOf(ways)}`,
      note: "サービスから伝わるのは、はい・いいえだけです。ここでのあなたのことは知らされません。終わるとこのページに戻ります。",
      verify: "年齢を確認する",
      decline: "非表示のまま",
    },
    verified: {
      title: "成人向けキャラクターをオンにしました。",
      body: "年齢を確認できました。ありがとうございます。カバー画像は、設定を変えるまでぼかされます。",
      done: "続ける",
    },
    unavailable: {
      title: "お住まいの地域では利用できません",
      body: "お住まいの国では成人向けキャラクターを表示できません。それ以外は通常どおり使えます。",
      done: "続ける",
    },
  },
  contentNoticeCopy: {
    adult: {
      title: "成人向けキャラクター",
      body: "成人向けコンテンツがオフの間は非表示です。",
      show: "表示",
    },
    warnings: {
      title: "読む前に",
      body: "クリエイターが、内容について次の注意を付けています。",
      show: "続ける",
    },
    pending: { title: "審査待ち", body: "審査が終わるまで、自分だけが見られます。" },
    rejected: {
      title: "このままでは公開できません。",
      body: "変更して、もう一度提出できます。それまでは自分だけが見られます。",
      rule,
      appeal,
    },
    blocked: {
      title: "送信されませんでした。",
      body: "書いた内容は入力欄に残っています。メッセージ数には数えません。",
      rule,
      appeal,
    },
    removed: { title: "これは削除されました。", body: "ルールに反していました。", rule },
  },
  hideMenuCopy: {
    label: "非表示",
    character: "このキャラクターを非表示",
    creator: (name) => `@${name}の作品をすべて非表示`,
    tags: "タグで非表示",
    tag: (name) => `タグ「${name}」をすべて非表示`,
    hidden: {
      character: (name) => `${name}を非表示にしました。`,
      creator: (name) => `@${name}の作品をすべて非表示にしました。`,
      tag: (name) => `タグ「${name}」をすべて非表示にしました。`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `${itemOf(item)}の公開が停止されました`,
      remove: (item) => `${itemOf(item)}が削除されました`,
      warn: "モデレーターからの警告",
      restrict: "公開とアップロードができません",
      suspend: "アカウントが一時停止されています",
      ban: "アカウントが停止されています",
      lift: "アカウントの制限が解除されました",
    },
    effect: {
      reject: "ほかの人には見えません。変更して、もう一度提出できます。",
      remove: "誰にも見えません。もう一度公開することもできません。",
      warn: "ほかに変わることはありません。",
      restrict: "名前と自己紹介は変更できません。チャットと下書きは引き続き使えます。",
      suspend: "それまではログインできません。",
      ban: "今後ログインできません。",
      lift: "これまでの制限はすべて終わりました。",
    },
    edit: (name) => `${name}を編集`,
    rule: "ルール",
    reason: "理由",
    until: "期限",
    noEnd: "モデレーターが解除するまで",
    payment: "プラン",
    payments: {
      refund: "解約されました。前回の支払いは返金されます。",
      cancel: "解約されました。今後の請求はありません。",
    },
    inactiveReason: { lifted: "取り消し", replaced: "置き換え", ended: "終了" },
    appeal: {
      offer: "間違っていると思いますか？ 異議申し立ては1回できます。モデレーターがもう一度確認します。",
      open: "異議を申し立てる",
      label: "なぜ決定が間違っていると思いますか？",
      required: "理由を書いてください",
      send: "送信",
      cancel: "キャンセル",
      failed: sendFailed,
      waiting: "異議申し立てを受け付けました。モデレーターが確認します。",
      yours: "送った異議申し立て",
      confirmed: "異議申し立てを確認しました。決定は変わりません。",
      reversed: "異議申し立てが認められました。決定は取り消されました。",
      answer: "回答",
    },
  },
  noticesPaneCopy: {
    loading: "決定を読み込んでいます",
    failed: "決定を読み込めませんでした",
    retry: "再試行",
    empty: "何もありません",
    emptyText: "アカウントや投稿内容についてのモデレーターの決定がここに並びます。",
    more: "以前のものを表示",
  },
  reportDialogCopy: {
    title: {
      character: "このキャラクターを通報",
      message: "このメッセージを通報",
      image: "この画像を通報",
      profile: "このプロフィールを通報",
    },
    about: (name) => `対象: ${name}。ここに書いたことを読むのはモデレーターだけです。`,
    aboutUnnamed: "ここに書いたことを読むのはモデレーターだけです。",
    reasonLabel: "何が問題ですか？",
    reasons: {
      minors: { label: "未成年者が関わっている", hint: "モデレーターにすぐ通知されます。" },
      unmarked_adult: { label: "対象年齢の誤り", hint: "成人向けなのに、そう表示されていない。" },
      real_person: { label: "実在の人物", hint: "実在の人物を、同意なく見せたりまねたりしている。" },
      hate: { label: "ヘイト", hint: "特定の集団を攻撃している。" },
      violence: { label: "暴力", hint: "人を脅している、または暴力をあおっている。" },
      self_harm: { label: "自傷行為", hint: "自傷行為を促している。" },
      illegal: { label: "違法なもの", hint: "法律に反するものを提供したり求めたりしている。" },
      copyright: { label: "盗作", hint: "ほかの人が作ったもの。" },
      spam: { label: "スパム", hint: "宣伝や、同じ内容の繰り返し。" },
      other: { label: "その他", hint: "下に書いてください。" },
    },
    takeDown: "自分、または代理を務める人の性的な画像ですか？",
    takeDownLink: "48時間以内の削除を依頼する",
    reasonMissing: "理由を選んでください",
    text: "モデレーターに伝えたいこと",
    textHint: "任意です。",
    send: "通報する",
    cancel: "キャンセル",
    failed: sendFailed,
    sent: {
      title: "通報を受け付けました",
      body: "すべての通報にモデレーターが目を通します。この番号で結果を確認できます。",
      urgent: "モデレーターに通知しました。この通報を最優先で確認します。",
      receipt: "受付番号",
      look: "状況を見る",
      done: "完了",
    },
  },
  reportStateScreenCopy: {
    title: "通報の状況",
    lead: "通報したときに表示された番号を入力してください。",
    receipt: "通報の受付番号",
    missing: "番号を入力してください",
    look: "確認する",
    failed: "読み込めませんでした。もう一度お試しください。",
    unknown: "この番号の通報はありません。対応済みの通報は1年間保存されます。",
    states: {
      waiting: "モデレーターはまだ決定していません。",
      taken_down: "モデレーターが決定しました。通報されたものは公開停止になりました。",
      stays: "モデレーターが決定しました。通報されたものはルールに反していないため、そのまま残ります。",
    },
    createdAt: (time) => `受付: ${time}`,
    due: (time) => `決定の期限: ${time}`,
    decidedAt: (time) => `決定: ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "ログインできません",
    description: "モデレーターがこのアカウントを停止しました。中のデータは何も削除されていません。",
    close: "閉じる",
  },
  takeDownScreenCopy: {
    title: "性的な画像の削除を依頼",
    lead: "自分、または代理を務める人の性的な画像が、同意なくここに載っていますか？ 削除を依頼してください。アカウントは不要です。48時間以内に決定し、同じ画像のコピーも削除します。",
    place: "画像はどこにありますか？",
    placeHint: "キャラクターのページ、または画像のアドレス。",
    placeMissing: "画像の場所を入力してください",
    placeUnknown:
      "このアドレスに画像はありません。アドレスバーからコピーするか、画像のアドレスをコピーしてください。",
    text: "どの画像ですか？",
    textHint: "任意: 何が、誰が写っているか。",
    goodFaith: "この画像が、写っている本人の同意なく公開されたものであることを、誠実に申告します。",
    goodFaithMissing: "申告の内容を確認してください",
    signature: "署名",
    signatureHint: "写っている本人、またはその代理人の氏名。",
    signatureMissing: "氏名で署名してください",
    email: "メールアドレス",
    emailHint: "見るのはモデレーターだけです。決定をお送りしたあと、削除します。",
    emailMissing: "メールアドレスを入力してください",
    emailInvalid: "メールアドレスを1つ入力してください",
    send: "依頼を送信",
    failed: sendFailed,
    sent: {
      title: "依頼を受け付けました",
      body: (due) => `モデレーターが${due}までに決定します。結果はメールでお知らせします。`,
      receipt: "受付番号",
      look: "状況を見る",
    },
  },
};
