import { StartFailure } from "../shared/StartFailure.ts";

/** Environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that another variable requires. Throws a StartFailure when it is missing. */
export function required(env: Environment, name: string, because: string): string {
  const value = env[name];
  if (!value) throw new StartFailure(`${name} is missing; it is needed because ${because} is set`);
  return value;
}

/** Refuses variables that have no effect without another one. Throws a StartFailure that names them. */
export function refuseWithout(env: Environment, names: readonly string[], without: string): void {
  const name = names.find((one) => env[one]);
  if (name && !env[without]) throw new StartFailure(`${name} is set but ${without} is not`);
}

/** A variable with an http address, or one of other protocols; null when not set. */
export function urlOf(env: Environment, name: string, protocols = /^https?:$/): URL | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !protocols.test(new URL(text).protocol)) {
    throw new StartFailure(
      `${name} is not an address ${protocols.test("https:") ? "of the web" : "of a database"}`,
    );
  }
  return new URL(text);
}

/** Whether an address is safe from eavesdropping: by https, or on this machine. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A variable with a host and optional port. Throws a StartFailure for any other value. */
export function hostOf(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!/^[a-z\d.-]+(:\d{1,5})?$/i.test(text))
    throw new StartFailure(`${name} is not the name of a host: ${text}`);
  return text;
}

/** A variable with an e-mail address; null when not set. Throws a StartFailure for any other value. */
export function emailOf(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(text))
    throw new StartFailure(`${name} is not an e-mail address: ${text}`);
  return text;
}

/** A variable with one of a few values. */
export function choice(env: Environment, name: string, allowed: readonly string[], fallback: string): string {
  const value = env[name] || fallback;
  if (!allowed.includes(value)) throw new StartFailure(`${name} must be one of ${allowed.join(", ")}`);
  return value;
}

/** A variable with a port. Throws a StartFailure for any other value. */
export function portOf(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new StartFailure(`${name} is not a port: ${text}`);
  return port;
}

/** A variable with a comma-separated list. */
export function listOf(env: Environment, name: string): string[] {
  return (env[name] ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** A variable with a whole number; null when not set. Throws a StartFailure for any other value. */
export function wholeFrom(env: Environment, name: string, least: number): number | null {
  const text = env[name];
  if (!text) return null;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least) return value;
  throw new StartFailure(`${name} must be a whole number from ${least} on`);
}
