import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "../../shared/StartFailure.ts";

/** The file of the checksums, in the format of `sha256sum`, with comments as its first and last line. */
const SUMS = "SHA256SUMS";
const HEAD = "# mimi-backup 1";
/** The checksum of all lines before the last one. */
const LAST = /^# ([\da-f]{64})$/;
const LINE = /^([\da-f]{64}) {2}(database\.dump|uploads\/[\w-][\w.-]*)$/;

/** The database in a backup. */
export const DUMP = "database.dump";
/** The folder of uploaded files in a backup. */
export const UPLOADS = "uploads";

/** A file of a backup. */
export interface BackupFile {
  /** `database.dump`, or `uploads/` and a name. */
  readonly path: string;
  readonly sha256: string;
}

/** Writes the checksums of a backup, which ends it: a backup without them is not complete. */
export async function writeSums(folder: string, files: readonly BackupFile[]): Promise<void> {
  const lines = `${[HEAD, ...files.map(({ sha256, path }) => `${sha256}  ${path}`)].join("\n")}\n`;
  const file = await open(join(folder, SUMS), "wx", 0o600);
  try {
    await file.appendFile(`${lines}# ${sha256Of(lines)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the files of a backup and compares their checksums. Throws a StartFailure that names a damaged file. */
export async function verifiedFiles(folder: string): Promise<readonly BackupFile[]> {
  const files = await readSums(folder);
  for (const { path, sha256 } of files) {
    if ((await sha256OfFile(join(folder, path))) !== sha256) throw damaged(path);
  }
  return files;
}

/** The bytes of an uploaded file of a backup. Throws a StartFailure when they do not have their checksum. */
export async function readVerified(folder: string, { path, sha256 }: BackupFile): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, path));
  if (sha256Of(bytes) !== sha256) throw damaged(path);
  return bytes;
}

/** The checksum of bytes, or of text as UTF-8. */
export function sha256Of(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex");
}

async function readSums(folder: string): Promise<readonly BackupFile[]> {
  const text = await readFile(join(folder, SUMS), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new StartFailure(`${folder} is no complete backup: it has no ${SUMS}`);
  });
  const lines = text.split("\n");
  const [head, ...rest] = lines.slice(0, -2);
  const sum = LAST.exec(lines.at(-2) ?? "")?.[1];
  const summed = `${lines.slice(0, -2).join("\n")}\n`;
  if (head !== HEAD || lines.at(-1) !== "" || sum !== sha256Of(summed)) throw damaged(SUMS);
  const files = rest.map((line) => {
    const [, sha256, path] = LINE.exec(line) ?? [];
    if (sha256 === undefined || path === undefined) throw damaged(SUMS);
    return { path, sha256 };
  });
  if (!files.some(({ path }) => path === DUMP)) throw damaged(SUMS);
  return files;
}

async function sha256OfFile(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return hash.digest("hex");
}

function damaged(path: string): StartFailure {
  return new StartFailure(`the backup is damaged: ${path} is not as it was written`);
}
