import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { type BrowserContext, chromium } from "playwright";
import { createUserByApi } from "../../e2e/fixtures/testUser.ts";
import startProduct from "../../e2e/fixtures/startProduct.ts";
import { chromiumLaunchOptions } from "../../scripts/browser/chromium.ts";
import { freePort } from "../../scripts/launch/ports.ts";

const ROW = "6";
const RUNS = 3;
const GATE = 97;
const AIM = 100;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A page to measure. */
interface Place {
  readonly what: string;
  readonly path: (odile: string) => string;
  readonly signedIn: boolean;
}

// The session stays in the browser, so pages without a user come first.
const places: readonly Place[] = [
  { what: "home, signed out", path: () => "/", signedIn: false },
  { what: "detail, signed out", path: (odile) => `/character/${odile}/detail`, signedIn: false },
  { what: "chat, signed in", path: (odile) => `/character/${odile}/chat`, signedIn: true },
];

/** Row 6: Lighthouse's figures for a first visit on a phone to the built product, the median of three runs. */
export async function pageBench(rows: readonly string[]): Promise<void> {
  if (rows.length > 0 && !rows.includes(ROW)) return;
  const end = await startProduct();
  const folder = await mkdtemp(join(tmpdir(), "mimi-lighthouse-"));
  const port = await freePort();
  const launch = chromiumLaunchOptions();
  const browser = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    await measureAll(browser, port, process.env.E2E_ADDRESS ?? "");
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
    await end();
  }
}

async function measureAll(browser: BrowserContext, port: number, address: string): Promise<void> {
  const odile = await idOfOdile(address);
  let isSignedIn = false;
  for (const { what, path, signedIn } of places) {
    if (signedIn && !isSignedIn) await signIn(browser, address);
    isSignedIn ||= signedIn;
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`${address}${path(odile)}`, port));
    report(what, runs);
  }
}

async function measure(url: string, port: number): Promise<Result> {
  const found = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...CATEGORIES] });
  if (!found || found.lhr.runtimeError) throw new Error(`Lighthouse could not load ${url}.`);
  return found.lhr;
}

function report(what: string, runs: readonly Result[]): void {
  const sorted = runs.toSorted((one, other) => score(one) - score(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) return;
  const verdict = score(middle) >= AIM ? "aim" : score(middle) >= GATE ? "gate" : "UNDER";
  const others = CATEGORIES.slice(1).map((name) => `${name} ${score(middle, name)}`);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
    (name) => `${name} ${Math.round(middle.audits[name]?.numericValue ?? Number.NaN)} ms`,
  );
  const shift = `shift ${(middle.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3)}`;
  const all = runs.map((run) => score(run)).join(" ");
  // Lighthouse's benchmark of this machine. Lighthouse emulates a phone that is four times slower.
  const speed = runs.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(" ");
  process.stdout.write(
    `${ROW.padStart(4)}  ${score(middle)}  at least ${GATE}, aim ${AIM}  ${verdict.padEnd(5)}  Lighthouse mobile, ${what}  (${all}; ${[...others, ...times, shift].join(", ")}; speed of the machine ${speed})\n`,
  );
  for (const { id, title } of failedOf(middle)) process.stdout.write(`        ${id}: ${title}\n`);
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

async function signIn(browser: BrowserContext, address: string): Promise<void> {
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
