import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "../../shared/ids.ts";
import { addressOf, type Files } from "./Files.ts";

/** Keeps images in a folder of the data folder. */
export function diskFiles(folder: string): Files {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Written aside and renamed, so that nobody ever reads half an image.
      const aside = join(folder, `.${newId()}`);
      await writeFile(aside, bytes);
      await rename(aside, join(folder, name));
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
