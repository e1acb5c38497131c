import { withoutMarks } from "./withoutMarks.ts";

/**
 * Letters that people write in two ways, and after each the one that it is compared as: dotless "ı", final "ى", two nasal marks
 * of Devanagari, and the traditional Chinese letters of the patterns.
 */
const PAIRS =
  "ıi łl ىي \u0901\u0902 妳你 嗎吗 麼么 機机 誰谁 實实 這这 說说 對对 話话 現现 腦脑 電电 類类 個个 還还 會会 應应 該该 難难 證证 發发 認认 軟软 體体 虛虚 擬拟 訊讯 為为 與与 裡里 後后 邊边 語语 訓训 練练 開开 寫写 編编 來来 動动 沒没 過过 談谈 講讲 號号 騙骗 從从 進进 確确 裝装 碼码 計计 條条 預预 設设 當当 覺觉 聽听 問问 許许 們们 無无 論论 爾尔 別别";

const LETTERS = new Map([
  ["ß", "ss"],
  ...PAIRS.split(" ").map(([written = "", compared = ""]): [string, string] => [written, compared]),
]);
const FOLDED = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "gu");

/** A text in one of several ways of writing it: without accents, Turkish "ı" as "i", simplified Chinese letters. */
export function folded(text: string): string {
  return withoutMarks(text).replaceAll(FOLDED, (letter) => LETTERS.get(letter) ?? letter);
}
