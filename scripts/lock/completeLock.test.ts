import { expect, it } from "vitest";
import { completeLock, missingPlatforms, readLock } from "./completeLock.ts";

const parent = { version: "2.0.0", dev: true, optionalDependencies: { "@a/cli-linux-x64-musl": "2.0.0" } };

it("holds every platform's packages, so that `npm ci` accepts the lock file (else: npm run lock)", () => {
  expect(missingPlatforms(readLock()).map(({ path }) => path)).toEqual([]);
});

it("holds no download addresses (else: npm run lock)", () => {
  const addressed = Object.entries(readLock().packages).filter(([, { resolved }]) =>
    resolved?.startsWith("http"),
  );
  expect(addressed.map(([path]) => path)).toEqual([]);
});

it("adds what is missing for its platform alone, and drops addresses", () => {
  const lock = {
    packages: {
      "node_modules/a": { ...parent, resolved: "https://example.org/a.tgz" },
      "packages/b": { resolved: "b" },
    },
  };
  expect(completeLock(lock).packages).toEqual({
    "node_modules/a": parent,
    "packages/b": { resolved: "b" },
    "node_modules/@a/cli-linux-x64-musl": {
      version: "2.0.0",
      os: ["linux"],
      cpu: ["x64"],
      libc: ["musl"],
      dev: true,
      optional: true,
    },
  });
});

it("keeps another version of the same package in its place", () => {
  const other = { version: "1.0.0", os: ["linux"], cpu: ["x64"], optional: true };
  const lock = { packages: { "node_modules/a": parent, "node_modules/@a/cli-linux-x64-musl": other } };
  const { packages } = completeLock(lock);
  expect(packages["node_modules/@a/cli-linux-x64-musl"]).toEqual(other);
  expect(packages["node_modules/a/node_modules/@a/cli-linux-x64-musl"]?.version).toBe("2.0.0");
});

it("refuses a package whose name does not contain its platform", () => {
  const lock = { packages: { "node_modules/a": { optionalDependencies: { fsevents: "2.3.3" } } } };
  expect(() => completeLock(lock)).toThrow("names no platform");
});
