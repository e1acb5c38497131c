import { join } from "node:path";
import type { Settings } from "../../config/settings.ts";
import { diskFiles } from "./diskFiles.ts";
import type { Files } from "./Files.ts";
import { s3Files } from "./s3Files.ts";

/** The bucket when one is configured, otherwise the data folder. */
export function chooseFiles({ s3, dataDir }: Pick<Settings, "s3" | "dataDir">): Files {
  return s3 ? s3Files(s3) : diskFiles(join(dataDir, "uploads"));
}
