/** Letters of other scripts, small capitals and signs that look like Latin letters. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["аαａɑᴀ", "a"],
    ["ьвʙ", "b"],
    ["сϲᴄ", "c"],
    ["ԁᴅ", "d"],
    ["еєεɛᴇ", "e"],
    ["ꜰ", "f"],
    ["ɡɢ", "g"],
    ["һнʜ", "h"],
    ["іїιıɩɪ", "i"],
    ["јᴊ", "j"],
    ["кκᴋ", "k"],
    ["ӏłʟ", "l"],
    ["мᴍ", "m"],
    ["пηɴ", "n"],
    ["оοσøөᴏ", "o"],
    ["рρᴘ", "p"],
    ["ԛ", "q"],
    ["гʀ", "r"],
    ["ѕꜱ", "s"],
    ["тτᴛ", "t"],
    ["υцᴜ", "u"],
    ["ѵνᴠ", "v"],
    ["ԝωᴡ", "w"],
    ["хχ", "x"],
    ["уγʏ", "y"],
    ["ʐᴢ", "z"],
  ].flatMap(([from = "", to = ""]) => [...from].map((letter) => [letter, to])),
);

/** Lower case without accents, invisible characters and look-alike letters. */
export function plain(text: string): string {
  // The usual dashes and quotation marks are kept; most replies have some.
  if (/^[\p{ASCII}\u2013\u2014\u2018-\u201F]*$/u.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}\u115F\u1160\u3164\u2800]/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => lookAlikes[letter] ?? letter);
}
