import { randomBytes } from "node:crypto";
import { access, constants, mkdir } from "node:fs/promises";
import type { Logger } from "pino";
import type { IdentitySettings } from "../../config/identitySettings.ts";
import type { SmtpSettings } from "../../config/mailSettings.ts";
import type { Settings } from "../../config/settings.ts";
import type { StripeSettings } from "../../config/stripeSettings.ts";
import type { Files } from "../../providers/files/Files.ts";
import { IdentityAccounts } from "../../providers/identity/IdentityAccounts.ts";
import { connectSmtp } from "../../providers/mail/smtpMail.ts";
import type { Model } from "../../providers/model/Model.ts";
import { connectStripe } from "../../providers/payment/stripeClient.ts";
import { unusablePrices } from "../../providers/payment/stripePrices.ts";
import { chooseScreening } from "../../providers/screening/chooseScreening.ts";
import { routeModel } from "../../providers/model/chooseModel.ts";
import { chooseFiles } from "../../server/makeDeps.ts";
import { modelsInUse, providersInUse } from "../../server/providersInUse.ts";
import { freeBytesOf } from "../../shared/DiskSpace.ts";
import { newId } from "../../shared/ids.ts";
import { type CheckResult, failed, ok, type ServiceCheck, skipped } from "./ServiceCheck.ts";

const MEGABYTE = 1024 * 1024;

/** A check of each part of the settings, in the order of the first line of the log. */
export function serviceChecks(settings: Settings, log: Logger): readonly ServiceCheck[] {
  const { identity, models, stripe, safety, mail } = settings;
  const others: Readonly<Record<string, () => Promise<CheckResult>>> = {
    address: () => checkAddress(settings.publicUrl),
    "sign-in": () => checkSignIn(identity, settings.browser.authEmulator),
    ...modelChecks(models),
    payment: async () => (stripe === null || stripe === "off" ? skipped("") : checkStripe(stripe)),
    screening: () => checkScreening(settings, log),
    uploads: () => checkFiles(chooseFiles(settings)),
    database: () => checkDatabase(settings),
  };
  const named = Object.entries(providersInUse(settings)).map(([part, provider]) => ({
    part,
    provider,
    run: others[part] ?? (() => Promise.resolve(skipped(""))),
  }));
  return [
    ...named,
    ...(identity.account
      ? [{ part: "accounts", provider: identity.account.email, run: () => checkAccounts(identity) }]
      : []),
    ...reachable("age check", safety.adult.verifier?.url),
    ...reachable("alerts", safety.reports.alert?.url),
    ...(mail?.kind === "smtp" ? [mailServer(mail)] : reachable("mails", mail?.url)),
  ];
}

/** The product does not have to run while its settings are checked. */
async function checkAddress(publicUrl: string): Promise<CheckResult> {
  const response = await fetch(`${publicUrl}/readyz`, { redirect: "manual" }).catch(() => null);
  if (response === null) return skipped("nothing listens there yet");
  if (response.status === 200) return ok("the product is ready");
  return failed(`${publicUrl}/readyz answers ${response.status}`);
}

async function checkSignIn({ keysUrl }: IdentitySettings, emulator: string | null): Promise<CheckResult> {
  if (emulator !== null) {
    const { status } = await fetch(emulator);
    return status === 200 ? ok("the emulator answers") : failed(`the emulator answers ${status}`);
  }
  const response = await fetch(keysUrl, { redirect: "error" });
  if (response.status !== 200) return failed(`${keysUrl.host} answers ${response.status}`);
  const { keys = [] } = (await response.json()) as { readonly keys?: readonly unknown[] };
  return keys.length > 0 ? ok(`${keys.length} public keys`) : failed(`no public keys at ${keysUrl.host}`);
}

/** An account that cannot exist is looked up. */
async function checkAccounts({ account, projectId }: IdentitySettings): Promise<CheckResult> {
  if (!account) return skipped("");
  await new IdentityAccounts({ account, projectId }).stateOf("doctor");
  return ok("accounts can be looked up");
}

/** A check of each configured model, by its name in the table. */
function modelChecks(models: Settings["models"]): Readonly<Record<string, () => Promise<CheckResult>>> {
  if (models === null || models === "off") return {};
  return Object.fromEntries(
    modelsInUse(models).flatMap(({ part, model }) =>
      model ? [[part, () => checkModel(routeModel(model))]] : [],
    ),
  );
}

async function checkModel(model: Model): Promise<CheckResult> {
  const began = performance.now();
  const stop = new AbortController();
  const question = { role: "user", text: "Say hello." } as const;
  try {
    for await (const event of model.reply({ system: "", messages: [question], maxTokens: 16 }, stop.signal)) {
      if (event.kind === "delta") return ok(`first token after ${Math.round(performance.now() - began)} ms`);
      if (event.kind === "end" && event.finish === "error") {
        return failed(`${event.failure.message} ${event.cause instanceof Error ? event.cause.message : ""}`);
      }
    }
    return failed("the reply ended without a word");
  } finally {
    stop.abort();
  }
}

async function checkStripe(settings: StripeSettings): Promise<CheckResult> {
  const unusable = await unusablePrices(await connectStripe(settings, null), settings);
  if (unusable.length > 0) return failed(`not an active price: ${unusable.join(", ")}`);
  return ok("all prices are active");
}

async function checkScreening({ safety }: Settings, log: Logger): Promise<CheckResult> {
  const { remote } = chooseScreening(safety.screening, log);
  if (!remote) return ok("the terms can be read");
  await remote.classesOf("A quiet evening by the sea.", { source: "message", adult: false });
  return ok("the terms can be read, and the endpoint answers");
}

/** Writes a file, reads it and deletes it. */
async function checkFiles(files: Files): Promise<CheckResult> {
  const [name, bytes] = [`doctor-${newId()}.avif`, randomBytes(64)];
  try {
    await files.put(name, bytes);
    const stored = await files.get(name);
    if (!stored || !bytes.equals(stored)) return failed("a written file is not read as it was written");
  } finally {
    await files.remove(name);
  }
  return ok("a file was written, read and deleted");
}

async function checkDatabase({ postgres, dataDir }: Settings): Promise<CheckResult> {
  if (postgres === null) {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    return ok(`${Math.floor((await freeBytesOf(dataDir)) / MEGABYTE)} MB free`);
  }
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query("create temporary table doctor (id int)");
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return ok(`PostgreSQL ${rows[0]?.server_version ?? ""}, tables can be created`);
  } finally {
    await client.end();
  }
}

/** Connects and logs in. */
function mailServer(settings: SmtpSettings): ServiceCheck {
  const run = async () => {
    const server = connectSmtp(settings);
    await server.verify().finally(() => server.close());
    return ok("the mail server takes mails, nothing was sent");
  };
  return { part: "mails", provider: settings.url.host, run };
}

/** Any response shows that the address exists: a real call would send something to a person. */
function reachable(part: string, url: URL | undefined): readonly ServiceCheck[] {
  if (!url) return [];
  const run = async () => {
    const { status } = await fetch(url, { method: "HEAD", redirect: "manual" });
    return status < 500 ? ok(`reached, nothing was sent`) : failed(`${url.host} answers ${status}`);
  };
  return [{ part, provider: url.host, run }];
}
