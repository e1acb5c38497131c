import { StartFailure } from "../shared/StartFailure.ts";

/** Variables as the process got them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that another one makes necessary. Throws a StartFailure when it is missing. */
export function required(env: Environment, name: string, because: string): string {
  const value = env[name];
  if (!value) throw new StartFailure(`${name} is missing; it is needed because ${because} is set`);
  return value;
}

/** Variables that mean nothing without another one: set alone, somebody forgot it. Throws a StartFailure naming them. */
export function refuseUseless(env: Environment, names: readonly string[], without: string): void {
  const name = names.find((one) => env[one]);
  if (name && !env[without]) throw new StartFailure(`${name} is set but ${without} is not`);
}

/** A variable that holds a web address, or one of other protocols; null when it is not set. */
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

/** Whether nobody on the way to an address can read along: by https, or because there is no way, on this machine. */
export function isPrivateChannel({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A variable that holds a host, with a port where that is wanted. Throws a StartFailure for anything else. */
export function hostOf(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!/^[a-z\d.-]+(:\d{1,5})?$/i.test(text))
    throw new StartFailure(`${name} is not the name of a host: ${text}`);
  return text;
}

/** A variable that takes one of a few values. */
export function choice(env: Environment, name: string, allowed: readonly string[], fallback: string): string {
  const value = env[name] || fallback;
  if (!allowed.includes(value)) throw new StartFailure(`${name} must be one of ${allowed.join(", ")}`);
  return value;
}

/** A port that a variable gives. Throws a StartFailure when it is none. */
export function portOf(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new StartFailure(`${name} is not a port: ${text}`);
  return port;
}

/** A variable that lists things, separated by commas. */
export function listOf(env: Environment, name: string): string[] {
  return (env[name] ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
