import type { Browser, CDPSession } from "playwright";
import type { BenchPage } from "./page/main.tsx";
import type { SceneOptions } from "./page/scenes.ts";

/** One side of a comparison: a scene and its options. */
export interface Side extends SceneOptions {
  readonly scene: Parameters<BenchPage["prepare"]>[0];
}

/** Processor time of the page's main thread in one run, in milliseconds. */
export interface Cost {
  readonly task: number;
  /** Script, layout and style only. */
  readonly drawing: number;
  /** The scene's own measurement, if any. */
  readonly own: number;
  /** The longest task in milliseconds of time, 0 when none took 50 ms: the browser reports only those. */
  readonly longestTask: number;
}

const viewports = { chat: { width: 390, height: 844 }, grid: { width: 1280, height: 900 } };

/** Runs one side in a new page. */
export async function measure(browser: Browser, address: string, side: Side): Promise<Cost> {
  const isGrid = side.scene === "scroll" || side.scene === "back";
  const page = await browser.newPage({ viewport: isGrid ? viewports.grid : viewports.chat });
  try {
    const broken = new Promise<never>((_, reject) => void page.once("pageerror", reject));
    broken.catch(() => undefined);
    await page.goto(address);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.evaluate(({ scene, ...options }) => window.bench.prepare(scene, options), side);
    await page.evaluate(observeLongTasks);
    const before = await metrics(cdp);
    const own = await Promise.race([page.evaluate(() => window.bench.run()), broken]);
    const after = await metrics(cdp);
    const spent = (name: string) => 1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0));
    return {
      task: spent("TaskDuration"),
      drawing: spent("ScriptDuration") + spent("LayoutDuration") + spent("RecalcStyleDuration"),
      own: own ?? Number.NaN,
      longestTask: await page.evaluate(() => Math.max(0, ...(window.longTasks ?? []))),
    };
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    longTasks?: number[];
  }
}

function observeLongTasks(): void {
  const durations: number[] = [];
  window.longTasks = durations;
  new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
}

async function metrics(cdp: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await cdp.send("Performance.getMetrics");
  return new Map(all.map(({ name, value }) => [name, value]));
}
