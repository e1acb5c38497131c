import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { PostgresSettings } from "../../config/databaseSettings.ts";
import type { IdentitySettings } from "../../config/identitySettings.ts";
import type { MailSettings, SmtpSettings } from "../../config/mailSettings.ts";
import type { CcbillSettings } from "../../config/ccbillSettings.ts";
import { isStripeTestKey } from "../../config/production.ts";
import type { AdultSettings } from "../../config/safetySettings.ts";
import type { PaymentSettings, Settings } from "../../config/settings.ts";
import type { StripeSettings } from "../../config/stripeSettings.ts";
import type { Files } from "../../providers/files/Files.ts";
import { IdentityAccounts } from "../../providers/identity/IdentityAccounts.ts";
import { connectSmtp } from "../../providers/mail/smtpMail.ts";
import { connectDataLink } from "../../providers/payment/ccbill/dataLink.ts";
import { connectStripe } from "../../providers/payment/stripe/stripeClient.ts";
import { unusablePrices } from "../../providers/payment/stripe/stripePrices.ts";
import { chooseScreening } from "../../providers/screening/chooseScreening.ts";
import { chooseFiles } from "../../server/makeDeps.ts";
import { modelsInUse, providersInUse } from "../../server/providersInUse.ts";
import { newId } from "../../shared/ids.ts";
import { checkDatabase, checkDirectConnection } from "./databaseChecks.ts";
import { checkModel, MODEL_LIMIT_MS } from "./model/checkModel.ts";
import { type CheckResult, failed, ok, type ServiceCheck, skipped, warning } from "./ServiceCheck.ts";

type Check = () => Promise<CheckResult>;

/** A check of each part of the settings, in the order of the first line of the log. */
export function serviceChecks(settings: Settings, log: Logger): readonly ServiceCheck[] {
  const { identity, models, safety, mail, postgres, telemetry } = settings;
  const ofModels = modelChecks(models);
  const checks: Readonly<Record<string, Check>> = {
    address: () => checkAddress(settings.publicUrl),
    "sign-in": () => checkSignIn(identity, settings.browser.authEmulator),
    accounts: () => checkAccounts(identity),
    ...ofModels,
    payment: () => checkPayment(settings.payment, safety.adult),
    screening: () => checkScreening(settings, log),
    "age check": () => checkReachable(...safety.adult.verifiers.map(({ url }) => url)),
    alerts: () => checkReachable(safety.reports.alert?.url),
    mails: () => checkMails(mail),
    uploads: () => checkFiles(chooseFiles(settings)),
    database: () => checkDatabase(settings),
    telemetry: () => checkReachable(telemetry?.traces?.url, telemetry?.metrics?.url),
  };
  return Object.entries(providersInUse(settings)).flatMap(([part, provider]) => {
    const run = checks[part] ?? (() => Promise.resolve(skipped("")));
    const limit = part in ofModels ? { limitMs: MODEL_LIMIT_MS } : {};
    return [{ part, provider, run, ...limit }, ...(part === "database" ? directConnection(postgres) : [])];
  });
}

function directConnection(postgres: PostgresSettings | null): readonly ServiceCheck[] {
  if (postgres === null || postgres.directUrl === postgres.url) return [];
  const provider = `PostgreSQL at ${new URL(postgres.directUrl).host}`;
  return [{ part: "direct", provider, run: () => checkDirectConnection(postgres) }];
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
function modelChecks(models: Settings["models"]): Readonly<Record<string, Check>> {
  if (models === null || models === "off") return {};
  return Object.fromEntries(
    modelsInUse(models).flatMap(({ part, model }) => (model ? [[part, () => checkModel(model)]] : [])),
  );
}

async function checkPayment(payment: PaymentSettings, adult: AdultSettings): Promise<CheckResult> {
  switch (payment.kind) {
    case "off":
    case "simulator":
      return skipped("");
    case "ccbill":
      return checkCcbill(payment);
    case "stripe":
      return checkStripe(payment, adult);
  }
}

/** A subscription that cannot exist is looked up. A refused account throws. */
async function checkCcbill(settings: CcbillSettings): Promise<CheckResult> {
  let refusal = "DataLink cannot be reached";
  const dataLink = connectDataLink(settings, (name, { code }) => {
    refusal = `DataLink answers ${String(code)}: ${name}`;
  });
  return dataLink.status("0").then(
    () => ok("subscriptions can be looked up"),
    () => failed(refusal),
  );
}

/** Stripe's list of prohibited businesses has adult content, also as text: an account with it is closed. */
async function checkStripe(settings: StripeSettings, adult: AdultSettings): Promise<CheckResult> {
  if (adult.on && !isStripeTestKey(settings.secretKey))
    return failed(
      "Stripe accepts no payments for adult content: set ADULT_CONTENT=off, or STRIPE_SECRET_KEY=off",
    );
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
  await files.put(name, bytes);
  try {
    const stored = await files.get(name);
    if (!stored || !bytes.equals(stored)) return failed("a written file is not read as it was written");
  } finally {
    await files.remove(name);
  }
  return ok("a file was written, read and deleted");
}

async function checkMails(mail: MailSettings | null): Promise<CheckResult> {
  if (mail === null) {
    return warning("nothing is mailed: moderators have to answer requests to take an image down by hand");
  }
  return mail.kind === "smtp" ? checkMailServer(mail) : checkReachable(mail.url);
}

/** Connects and logs in. */
async function checkMailServer(settings: SmtpSettings): Promise<CheckResult> {
  const server = connectSmtp(settings);
  await server.verify().finally(() => server.close());
  return ok("the mail server takes mails, nothing was sent");
}

/** Any response shows that an address exists: a real call would send something to a person. */
async function checkReachable(...urls: readonly (URL | undefined)[]): Promise<CheckResult> {
  const configured = urls.filter((url) => url !== undefined);
  for (const url of configured) {
    const { status } = await fetch(url, { method: "HEAD", redirect: "manual" });
    if (status >= 500) return failed(`${url.host} answers ${status}`);
  }
  return configured.length > 0 ? ok("reached, nothing was sent") : skipped("");
}
