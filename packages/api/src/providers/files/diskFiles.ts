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
