import { pino } from "pino";
import { expect, it } from "vitest";
import { DiskSpace, freeBytesOf } from "./DiskSpace.ts";

const MB = 1024 * 1024;

function disks(reserveMb = 256) {
  const free = { "/data/db": 1_000 * MB, "/data/uploads": 1_000 * MB };
  const seen = { now: 0, samples: 0, switched: [] as boolean[] };
  const disk = new DiskSpace({
    folders: { database: "/data/db", uploads: "/data/uploads" },
    reserveBytes: reserveMb * MB,
    log: pino({ level: "silent" }),
    clock: () => seen.now,
    freeBytes: async (folder) => {
      seen.samples += 1;
      return free[folder as keyof typeof free];
    },
    setReadOnly: async (readOnly) => void seen.switched.push(readOnly),
  });
  return { disk, free, seen };
}

it("names each disk whose free space is below the reserve, and notices room again", async () => {
  const { disk, free, seen } = disks();
  expect(await disk.short()).toEqual([]);
  free["/data/uploads"] = 255 * MB;
  seen.now = 1_000;
  expect(await disk.short()).toEqual(["uploads"]);
  await expect(disk.requireDiskSpace(["uploads"])).rejects.toMatchObject({ code: 50301, retryAfter: 60 });
  await expect(disk.requireDiskSpace(["database"])).resolves.toBeUndefined();
  free["/data/uploads"] = 256 * MB;
  seen.now = 2_000;
  expect(await disk.short()).toEqual([]);
});

it("reads the free space at most once a second", async () => {
  const { disk, seen } = disks();
  await Promise.all([disk.short(), disk.short()]);
  seen.now = 999;
  await disk.short();
  expect(seen.samples).toBe(2);
  seen.now = 1_000;
  await disk.short();
  expect(seen.samples).toBe(4);
});

// Rule: full-disk-calls
it("makes the database read-only below a quarter of the reserve, and writable again", async () => {
  const { disk, free, seen } = disks();
  for (const [now, mb] of [100, 63, 60, 64].entries()) {
    free["/data/db"] = mb * MB;
    seen.now = now * 1_000;
    await disk.short();
  }
  expect(seen.switched).toEqual([true, false]);
});

it("reads no disk when the reserve is 0", async () => {
  const { disk, free, seen } = disks(0);
  free["/data/db"] = 0;
  expect(await disk.short()).toEqual([]);
  expect(seen.samples).toBe(0);
});

it("measures the file system of a folder that does not exist yet", async () => {
  expect(await freeBytesOf("/tmp/no-such-folder/uploads")).toBeGreaterThan(0);
});
