import { type Environment, factsOf, settingsIn } from "../../config/setting.ts";
import { settingsGroups } from "../../config/settings.ts";
import { alignColumns } from "./runServiceChecks.ts";

/** The settings that are set, as a table with their defaults and without secrets. */
export function settingsTable(env: Environment): string {
  const rows = settingsIn(settingsGroups).flatMap(([name, schema]) => {
    const value = env[name];
    if (!value) return [];
    const { secret, default: unset = "" } = factsOf(schema);
    return [[name, secret ? "(secret)" : value, unset]];
  });
  return alignColumns([["setting", "value", "default"], ...rows]);
}
