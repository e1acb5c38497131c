import { chromium } from "playwright";
import { median } from "../median.ts";
import { chromiumLaunchOptions, prepareChromium } from "../../scripts/browser/chromium.ts";
import { comparisons } from "./comparisons.ts";
import { type Cost, measure, type Side } from "./measure.ts";
import { servePage } from "./servePage.ts";

const RUNS = 3;

/** Measures all or some comparisons in the browser, and prints their ratios. */
export async function browserBench(rows: readonly string[] = []): Promise<void> {
  const chosen = comparisons.filter(({ row }) => rows.length === 0 || rows.includes(row));
  if (chosen.length === 0) return;
  const page = await servePage();
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    for (const { row, what, side, baseline, by, gate, aim } of chosen) {
      const ratios: number[] = [];
      const costs: [Cost, Cost][] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const both = await alternating(
          run,
          (one: Side) => measure(browser, page.address, one),
          side,
          baseline,
        );
        costs.push(both);
        ratios.push(both[0][by] / both[1][by]);
      }
      const pairs = costs.map(([one, other]) => `${one[by].toFixed(1)}/${other[by].toFixed(1)}`).join(" ");
      const longest = costs.map(([one]) => one.longestTask.toFixed(0)).join(" ");
      const ratio = median(ratios);
      const verdict = ratio <= aim ? "aim" : ratio <= gate ? "gate" : "OVER";
      process.stdout.write(
        `${row.padStart(4)}  ${ratio.toFixed(2)}x  at most ${gate}x, aim ${aim}x  ${verdict.padEnd(4)}  ${what}  (ms: ${pairs}; tasks over 50 ms: ${longest})\n`,
      );
    }
  } finally {
    await browser.close();
    await page.end();
  }
}

/** Measures both sides in alternating order, so that neither always runs on the warmer machine. */
async function alternating(
  run: number,
  cost: (side: Side) => Promise<Cost>,
  side: Side,
  baseline: Side,
): Promise<[Cost, Cost]> {
  if (run % 2 === 0) return [await cost(side), await cost(baseline)];
  const other = await cost(baseline);
  return [await cost(side), other];
}
