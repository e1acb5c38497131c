import { expect, test } from "vitest";
import { ProgressBar } from "./progressBar.ts";

function shown(isTTY: boolean, columns = 100) {
  let text = "";
  let ms = 0;
  const output = { isTTY, columns, write: (more: string) => (text += more) };
  const bar = new ProgressBar(1_000_000_000, output, () => ms);
  return {
    bar,
    at: (seconds: number, bytes: number) => {
      ms = seconds * 1_000;
      bar.show(bytes);
    },
    text: () => text,
  };
}

test("a terminal has one line with the share, the size, the speed and the time that is left", () => {
  const { bar, at, text } = shown(true);
  at(0, 0);
  at(10, 250_000_000);
  bar.end();
  expect(text().split("\r").at(-1)).toBe(
    "[######------------------]  25 %  250 MB of 1.0 GB  25 MB/s, 30 s left\u001B[K\n",
  );
});

test("the speed is that of this run, not of what was here before", () => {
  const { at, text } = shown(true);
  at(0, 500_000_000);
  at(10, 600_000_000);
  expect(text()).toContain("10 MB/s, 40 s left");
});

test("the line is not longer than the terminal, and not drawn more than five times a second", () => {
  const { at, text } = shown(true, 40);
  at(0, 0);
  at(0.1, 100_000_000);
  at(0.3, 200_000_000);
  const lines = text().replaceAll("\u001B[K", "").split("\r").slice(1);
  expect(lines).toHaveLength(2);
  expect(Math.max(...lines.map(({ length }) => length))).toBe(39);
});

test("a terminal that says no width has the whole line", () => {
  const { at, text } = shown(true, 0);
  at(0, 250_000_000);
  expect(text()).toContain("25 %  250 MB of 1.0 GB\u001B[K");
});

test("without a terminal there is a line for each tenth", () => {
  const { at, text } = shown(false);
  for (let step = 0; step <= 100; step += 1) at(step, step * 10_000_000);
  expect(text().trim().split("\n")).toHaveLength(11);
  expect(text()).not.toContain("\r");
});
