import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lockFolder } from "./folderLock.ts";

function folder(): string {
  return mkdtempSync(join(tmpdir(), "mimi-lock-"));
}

describe("a data folder", () => {
  it("is refused while another process uses it, with a line that says what to do", async () => {
    const data = folder();
    const leave = await lockFolder(data);
    const line = `data folder ${data} is in use by process ${process.pid}; stop it or set MIMI_DATA_DIR`;
    await expect(lockFolder(data)).rejects.toThrow(line);
    await leave();
    await (await lockFolder(data))();
  });

  it("is unlocked when the process that locked it was killed", async () => {
    const data = folder();
    const child = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => child.once("exit", resolve));
    await writeFile(join(data, "db.lock"), `${child.pid} long-gone\n`);
    await lockFolder(data);
    expect(await readFile(join(data, "db.lock"), "utf8")).toMatch(new RegExp(`^${process.pid} `));
  });

  it("is unlocked when another program has the process id of the killed process", async () => {
    const data = folder();
    await writeFile(join(data, "db.lock"), `${process.pid} another start\n`);
    await expect(lockFolder(data)).resolves.toBeTypeOf("function");
  });

  it("is locked by only one of several processes", async () => {
    const data = folder();
    await writeFile(join(data, "db.lock"), "999999999 long-gone\n");
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(data)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
