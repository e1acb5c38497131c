import { describe, expect, it } from "vitest";
import { Continuation } from "./Continuation.ts";

/** Ten texts in seven scripts, with speech and actions. */
const texts = [
  `*She lifts the lamp and says, "Come in, you are late, and the night is cold." Then she turns away and closes the door.* You follow her, and the stairs are dark and steep.`,
  `The keeper looks at the sea. "You are early," he says, and the rope in his hands is wet. *He waits and listens to the wind.* Then he and the boy go down to the boat.`,
  `„Komm herein“, sagt sie und hebt die Lampe. *Die Tür ist schwer und das Licht ist warm.* Der Wind kommt von der See, und du bist spät.`,
  `« Entrez », dit-elle, et la lampe est dans sa main. *Elle ferme la porte et le vent ne passe pas.* Vous êtes en retard, mais le thé est chaud.`,
  `«Входи», — говорит она, и лампа в её руке. *Она закрывает дверь, и ветер не слышен.* Ты опоздал, но чай ещё горячий.`,
  `«Έλα μέσα», λέει και σηκώνει τη λάμπα. *Η πόρτα είναι βαριά και το φως είναι ζεστό.* Άργησες, αλλά το τσάι είναι ζεστό.`,
  `قالت له: «ادخل، لقد تأخرت». *رفعت المصباح في يدها ثم أغلقت الباب.* كان البحر هادئا في تلك الليلة.`,
  `「入って」と彼女は言って、ランプを持ち上げた。*彼女は扉を静かに閉める。*外では風が吹いていて、海は暗かった。`,
  `“进来吧，”她说，举起了灯。*她关上门，风声渐渐远去。*你来晚了，不过茶还是热的。`,
  `"들어와요, 늦었네요." 그녀가 등불을 들어 올린다. *그녀는 문을 닫고 바람 소리를 듣는다.* 차는 아직 따뜻하다.`,
];

/** Places by a fixed seed, between whole letters. */
function cutsOf(text: string, count: number): number[] {
  let seed = text.length;
  const letters = [...text];
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const at = 8 + (seed % (letters.length - 16));
    return letters.slice(0, at).join("").length;
  });
}

function join(before: string, added: string, size: number): string {
  const continuation = new Continuation(before);
  let text = before;
  for (let at = 0; at < added.length; at += size) text += continuation.add(added.slice(at, at + size));
  return text + continuation.end();
}

/** The last word before a position, which the model is asked to begin with. */
const lastWordAt = (text: string, at: number) =>
  at - (/[\p{L}\p{N}\p{M}]*$/u.exec(text.slice(0, at))?.[0].length ?? 0);
/** The place some words before. */
const wordsBefore = (text: string, at: number, words: number) => {
  const begin = new RegExp(`(?:\\S+\\s+){${words}}\\S*$`, "u").exec(text.slice(0, at));
  return begin?.index ?? null;
};
const hasSpaces = (text: string) => /\s\S+\s\S+\s/.test(text);

/** The share of joins that give the text back. A model's intention is not always in its letters: "ha" can become "haha". */
function share(joins: readonly (readonly [before: string, added: string])[], text: string): number {
  return (
    joins.filter(([before, added]) => join(before, added, 3) === text).length / Math.max(1, joins.length)
  );
}

describe.each(texts)("%s", (text) => {
  const cuts = cutsOf(text, 120);
  const from = (at: number, begin: number) => [text.slice(0, at), text.slice(begin)] as const;

  it("is joined when the model goes on from the cut, also within a word", () => {
    expect(
      share(
        cuts.map((at) => from(at, at)),
        text,
      ),
    ).toBeGreaterThanOrEqual(0.93);
  });

  it.skipIf(!hasSpaces(text))("is joined when the model begins with the last word again", () => {
    const joins = cuts.map((at) => [at, lastWordAt(text, at)] as const).filter(([at, begin]) => begin < at);
    expect(
      share(
        joins.map(([at, begin]) => from(at, begin)),
        text,
      ),
    ).toBeGreaterThanOrEqual(0.94);
  });

  it.skipIf(!hasSpaces(text))("is joined when the model repeats the last words", () => {
    const joins = cuts.flatMap((at) =>
      [2, 3, 5].flatMap((words) => {
        const begin = wordsBefore(text, at, words);
        return begin === null ? [] : [from(at, begin)];
      }),
    );
    expect(share(joins, text)).toBeGreaterThanOrEqual(0.95);
  });
});

it.each([
  [
    '*She says "come in, you are l',
    'late," then turns away.* You follow.',
    '*She says "come in, you are late," then turns away.* You follow.',
  ],
  ["“How are", "you today?”", "“How are you today?”"],
  ["She waits and", "the lamp goes out.", "She waits and the lamp goes out."],
  ["The lan", "terns swing.", "The lanterns swing."],
  ["The lan", "lanterns swing.", "The lanterns swing."],
  ["The lamp and the lan", "the lanterns swing.", "The lamp and the lanterns swing."],
  ["Pi is 3.", "14 or so.", "Pi is 3.14 or so."],
  ["*頷く*", "「はい」", "*頷く*「はい」"],
])("%j with %j is %j", (before, added, whole) => {
  for (const size of [1, 4, 100]) expect(join(before, added, size)).toBe(whole);
});
