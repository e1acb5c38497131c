import { join } from "node:path";
import { packageFolder } from "../config/packageFolder.ts";

/** Made by `npm run migrations`; both databases run the same ones. */
export const migrationsFolder = join(packageFolder, "src/db/migrations");
