import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { ReplyText } from "./ReplyText.ts";

it("contains the first text and all pieces, before and after they are copied", () => {
  const text = new ReplyText("Begun. ");
  let expected = "Begun. ";
  for (let at = 0; at < 500; at += 1) {
    const piece = at % 7 === 0 ? "né 🕯 " : `${at} `;
    text.add(piece);
    expected += piece;
    expect(text.whole).toBe(expected);
  }
});

it("needs little more memory than its letters, also for a thousand streams of tokens", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const used = () => {
    collect();
    return getHeapStatistics().used_heap_size;
  };
  const before = used();
  const texts = Array.from({ length: 1_000 }, () => new ReplyText(""));
  for (let at = 0; at < 1_000; at += 1) for (const text of texts) text.add(` ${at}`.padEnd(5, "x"));
  const each = (used() - before) / texts.length;
  expect(texts[0]?.whole.length).toBeGreaterThanOrEqual(5_000);
  // 5,000 letters. As a joined string they are 60,000 bytes.
  expect(each).toBeLessThan(15_000);
});
