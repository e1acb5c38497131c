import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "../../shared/ids.ts";
import { addressOf, type Files } from "./Files.ts";

/** Stores images in the data folder. */
export function diskFiles(folder: string): Files {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Written under another name and renamed, so that an incomplete image is never read.
      const temporary = join(folder, `.${newId()}`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(folder, name));
      return addressOf(name);
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
