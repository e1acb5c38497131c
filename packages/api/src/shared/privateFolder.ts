import { chmod, mkdir } from "node:fs/promises";

/** Only the user of the process can read the folder, and so everything in it. */
const OWNER_ONLY = 0o700;

/**
 * Creates a folder that only this user can read, with its parents. An existing folder is closed to others too: call it for
 * folders of the product only, not for one that the operator names.
 */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY });
  await chmod(path, OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    // A volume of another user: its owner decides.
    if (error.code !== "EPERM") throw error;
  });
}

/** Creates the folder that the operator names. An existing one keeps its rights: it may be shared with other programs. */
export async function ensureFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY });
}
