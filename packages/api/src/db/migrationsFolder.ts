import { join } from "node:path";
import { packageFolder } from "../config/packageFolder.ts";

/** Written by `npm run migrations`, for both databases. */
export const migrationsFolder = join(packageFolder, "src/db/migrations");
