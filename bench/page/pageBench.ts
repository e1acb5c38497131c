import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import lighthouse, { type Result } from "lighthouse";
import { type BrowserContext, chromium } from "playwright";
import { median } from "../median.ts";
import { createUserByApi } from "../../e2e/fixtures/testUser.ts";
import { chromiumLaunchOptions } from "../../scripts/browser/chromium.ts";
import { freePort } from "../../scripts/launch/ports.ts";

const ROW = "6";
const RUNS = 5;
/** Points that a page may be behind the build beside it. */
const MOST_BEHIND = { home: 2, detail: 2, "chat of a visitor": 4, "chat of a user": 4 } as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"] as const;

/** A page to measure. */
interface Place {
  readonly what: keyof typeof MOST_BEHIND;
  readonly path: (odile: string) => string;
  readonly signedIn: boolean;
}

// The session stays in the browser, so pages without a user come first.
const places: readonly Place[] = [
  { what: "home", path: () => "/", signedIn: false },
  { what: "detail", path: (odile) => `/character/${odile}/detail`, signedIn: false },
  { what: "chat of a visitor", path: (odile) => `/character/${odile}/chat`, signedIn: false },
  { what: "chat of a user", path: (odile) => `/character/${odile}/chat`, signedIn: true },
];

/** A built product that is running, with a browser of its own. */
interface Side {
  readonly name: string;
  readonly address: string;
  /** The address of its auth emulator. */
  readonly auth: string;
  readonly odile: string;
  readonly browser: BrowserContext;
  readonly port: number;
  readonly end: () => Promise<void>;
}

/**
 * Lighthouse's figures of a phone's first visit to the built product, when its row is wanted: the median of five runs. With
 * `beside`, the folder of another built checkout, its runs alternate with ours, so that the load of the machine is the same.
 */
export async function pageBench(rows: readonly string[], beside: string | null): Promise<void> {
  if (rows.length > 0 && !rows.includes(ROW)) return;
  const sides: Side[] = [];
  try {
    sides.push(await startSide("this build", join(import.meta.dirname, "../..")));
    if (beside !== null) sides.push(await startSide("beside", beside));
    await measureAll(sides);
  } finally {
    for (const side of sides) await side.end();
  }
}

async function startSide(name: string, root: string): Promise<Side> {
  const file = pathToFileURL(join(root, "e2e/fixtures/product/startProduct.ts")).href;
  const { default: startProduct } = (await import(file)) as {
    default: () => Promise<() => Promise<void>>;
  };
  // It would take a product that these name for its own.
  delete process.env.E2E_ADDRESS;
  delete process.env.E2E_AUTH;
  const endProduct = await startProduct();
  const { E2E_ADDRESS: address = "", E2E_AUTH: auth = "" } = process.env;
  const folder = await mkdtemp(join(tmpdir(), "mimi-lighthouse-"));
  const port = await freePort();
  const launch = chromiumLaunchOptions();
  const browser = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  const end = async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
    await endProduct();
  };
  return { name, address, auth, odile: await idOfOdile(address), browser, port, end };
}

async function measureAll(sides: readonly Side[]): Promise<void> {
  let isSignedIn = false;
  for (const { what, path, signedIn } of places) {
    if (signedIn && !isSignedIn) for (const side of sides) await signIn(side);
    isSignedIn ||= signedIn;
    const runs = new Map<Side, Result[]>(sides.map((side) => [side, []]));
    for (let run = 0; run < RUNS; run += 1) {
      for (const [side, results] of runs)
        results.push(await measure(`${side.address}${path(side.odile)}`, side.port));
    }
    const [ours, theirs] = [...runs].map(([side, results]) => report(what, side.name, results));
    if (ours === undefined || theirs === undefined) continue;
    const verdict = ours >= theirs - MOST_BEHIND[what] ? "gate" : "UNDER";
    print(`${ours - theirs} points  at least -${MOST_BEHIND[what]}  ${verdict}  ${what}, beside`);
  }
}

async function measure(url: string, port: number): Promise<Result> {
  const found = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (!found || found.lhr.runtimeError) throw new Error(`Lighthouse could not load ${url}.`);
  return found.lhr;
}

/** Prints the medians, and returns that of the score. */
function report(what: string, side: string, runs: readonly Result[]): number {
  const middle = median(runs.map((run) => score(run)));
  const others = CATEGORIES.slice(1).map((name) => `${name} ${median(runs.map((run) => score(run, name)))}`);
  const times = TIMES.map(
    (name) => `${name} ${Math.round(median(runs.map((run) => valueOf(run, name))))} ms`,
  );
  const shift = Math.max(...runs.map((run) => valueOf(run, "cumulative-layout-shift"))).toFixed(3);
  const all = runs.map((run) => score(run)).join(" ");
  // Lighthouse's benchmark of this machine. Lighthouse emulates a phone that is four times slower.
  const speed = median(runs.map(({ environment }) => Math.round(environment.benchmarkIndex)));
  const figures = [...others, ...times, `largest shift ${shift}`].join(", ");
  print(
    `${middle}  Lighthouse mobile, ${what}, ${side}  (${all}; ${figures}; speed of the machine ${speed})`,
  );
  const worst = runs.toSorted((one, other) => score(one) - score(other))[0];
  for (const { id, title } of worst ? failedOf(worst) : []) process.stdout.write(`        ${id}: ${title}\n`);
  return middle;
}

function print(line: string): void {
  process.stdout.write(`${ROW.padStart(4)}  ${line}\n`);
}

function valueOf({ audits }: Result, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

/** Failed audits besides performance. */
function failedOf({ audits, categories }: Result) {
  return CATEGORIES.slice(1)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score: points }) => points !== null && points < 1);
}

function score({ categories }: Result, name: (typeof CATEGORIES)[number] = "performance"): number {
  return Math.round(100 * (categories[name]?.score ?? Number.NaN));
}

async function signIn({ browser, address, auth }: Side): Promise<void> {
  process.env.E2E_AUTH = auth;
  const page = await browser.newPage();
  const credentials = { email: `lighthouse.${crypto.randomUUID()}@example.test`, password: "a quiet river" };
  await createUserByApi(page, credentials, address);
  await page.close();
}

async function idOfOdile(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/search/?info=odile&count=1`);
  const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
  return data.items[0]?.id ?? "";
}
