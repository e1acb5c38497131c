import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { themeTokens, withNewTokens } from "./themeTokens.ts";
import type { ThemeTokens } from "./themeTokens.ts";

/** An update of the screenshots records new tokens. Recorded values change only if their lines were deleted before. */
export default function setup({ config }: TestProject): void {
  // `npm run vr` takes its screenshots by an update too.
  const isUpdate = config.snapshotOptions.updateSnapshot === "all" && process.env.SCREENSHOTS === undefined;
  if (!isUpdate) return;
  const file = join(config.root, ".storybook/screenshots/recordedTokens.json");
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<ThemeTokens>) : {};
  writeFileSync(file, `${JSON.stringify(withNewTokens(recorded, themeTokens()), null, 2)}\n`);
}
