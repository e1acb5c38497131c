import { opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "../../shared/ids.ts";
import { privateFolder } from "../../shared/privateFolder.ts";
import { addressOf, type Files, isFileName, type StoredFile } from "./Files.ts";

/** Stores images in the data folder. */
export function diskFiles(folder: string): Files {
  return {
    put: async (name, bytes) => {
      await privateFolder(folder);
      // Written under another name and renamed, so that an incomplete image is never read.
      const temporary = join(folder, `.${newId()}`);
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, join(folder, name));
      } catch (error) {
        // A part of a file on a full disk would take its last space.
        await rm(temporary, { force: true });
        throw error;
      }
      return addressOf(name);
    },
    get: (name) => unlessAbsent(() => readFile(join(folder, name))),
    list: () => listFolder(folder),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  try {
    for await (const entry of await opendir(folder)) {
      if (!entry.isFile() || !isFileName(entry.name)) continue;
      // A file can be deleted meanwhile.
      const found = await unlessAbsent(() => stat(join(folder, entry.name)));
      if (found) yield { name: entry.name, bytes: found.size };
    }
  } catch (error) {
    // The folder is created with the first file.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

async function unlessAbsent<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
