import type { Browser, CDPSession } from "playwright";
import type { BenchPage } from "./page/main.tsx";
import type { SceneOptions } from "./page/scenes.ts";

/** One side of a comparison: a scene, and what it is asked to do. */
export interface Side extends SceneOptions {
  readonly scene: Parameters<BenchPage["prepare"]>[0];
}

/** What a run cost the page's main thread, in milliseconds of processor time: other load does not count. */
export interface Cost {
  readonly task: number;
  /** Script, layout and style alone. */
  readonly drawing: number;
  /** What the scene measured itself, if it did. */
  readonly own: number;
}

const viewports = { chat: { width: 390, height: 844 }, grid: { width: 1280, height: 900 } };

/** Runs one side in a page of its own. */
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
    const before = await metrics(cdp);
    const own = await Promise.race([page.evaluate(() => window.bench.run()), broken]);
    const after = await metrics(cdp);
    const spent = (name: string) => 1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0));
    return {
      task: spent("TaskDuration"),
      drawing: spent("ScriptDuration") + spent("LayoutDuration") + spent("RecalcStyleDuration"),
      own: own ?? Number.NaN,
    };
  } finally {
    await page.close();
  }
}

async function metrics(cdp: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await cdp.send("Performance.getMetrics");
  return new Map(all.map(({ name, value }) => [name, value]));
}
