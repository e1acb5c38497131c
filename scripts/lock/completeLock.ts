import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The fields of a package in a lock file that are used here. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** A package-lock.json. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "x64",
  "wasm32",
];

/**
 * Returns the optional packages that the lock file requires but does not contain. npm omits the binary of a platform when the
 * registry does not have it, and then `npm ci` refuses the lock file.
 */
export function missingPlatforms(lock: Lock): { path: string; version: string; dev: boolean }[] {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && found(lock, parent, name)?.version !== version)
      .map(([name, version]) => ({ path: placeFor(lock, parent, name), version, dev })),
  );
}

/** Adds the packages of {@link missingPlatforms}, with the platform from their names. Removes download addresses. */
export function completeLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { path, version, dev } of missingPlatforms(lock)) {
    packages[path] = { version, ...platformOf(path), ...(dev ? { dev } : {}), optional: true };
  }
  const sorted = Object.keys(packages).sort((a, b) => a.localeCompare(b, "en"));
  return {
    ...lock,
    packages: Object.fromEntries(sorted.map((path) => [path, withoutAddress(packages[path] ?? {})])),
  };
}

/** The package that another package resolves a name to: first in its own folder, then in each parent. */
function found({ packages }: Lock, parent: string, name: string): LockedPackage | undefined {
  const steps = parent.split("/node_modules/");
  const folders = steps.map((_, end) => `${steps.slice(0, steps.length - end).join("/node_modules/")}/`);
  for (const folder of [...folders, ""]) {
    const locked = packages[`${folder}node_modules/${name}`];
    if (locked) return locked;
  }
  return undefined;
}

/** The root folder if the name is free there, otherwise the folder of the dependent package. */
function placeFor(lock: Lock, parent: string, name: string): string {
  const top = `node_modules/${name}`;
  return lock.packages[top] ? `${parent}/${top}` : top;
}

function platformOf(path: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const words = path.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length !== 1 || cpu.length !== 1) {
    throw new Error(`${path} names no platform. Without one it would be fetched everywhere: add it by hand.`);
  }
  const libc = words.some((word) => word.startsWith("musl")) ? { libc: ["musl"] } : {};
  return { os, cpu, ...libc };
}

function withoutAddress(locked: LockedPackage): LockedPackage {
  if (!locked.resolved?.startsWith("http")) return locked;
  const { resolved: _address, ...rest } = locked;
  return rest;
}

/** The lock file of this repository. */
export const lockFile = fileURLToPath(new URL("../../package-lock.json", import.meta.url));

/** Reads the lock file of this repository. */
export function readLock(): Lock {
  return JSON.parse(readFileSync(lockFile, "utf8")) as Lock;
}

if (import.meta.main) writeFileSync(lockFile, `${JSON.stringify(completeLock(readLock()), null, 2)}\n`);
