import { globalStyle, style } from "@vanilla-extract/css";
import type { GlobalStyleRule, StyleRule } from "@vanilla-extract/css";
import { getFileScope } from "@vanilla-extract/css/fileScope";
import { base, mimi, parts } from "./layers.css.ts";

type LayeredRule = Omit<StyleRule, "@layer">;
type LayeredGlobalRule = Omit<GlobalStyleRule, "@layer">;

/** The layer of the current file: rules of features and screens win over those of components. */
function ownLayer(): string {
  const { filePath } = getFileScope();
  if (filePath.includes("/styles/")) return base;
  return filePath.includes("/components/") ? parts : mimi;
}

/** A class whose rules are in a layer of ours; earlier classes of a list are composed into it. */
export function layered(rule: LayeredRule, compose: readonly string[] = []): string {
  const own = { "@layer": { [ownLayer()]: rule } };
  return compose.length > 0 ? style([...compose, own]) : style(own);
}

/** One class of a layer of ours for each member of a closed set, such as a button's variants. */
export function layeredVariants<Name extends string>(
  rules: Readonly<Record<Name, LayeredRule>>,
): Record<Name, string> {
  const names = Object.keys(rules) as Name[];
  return Object.fromEntries(names.map((name) => [name, layered(rules[name])])) as Record<Name, string>;
}

/** Rules for a selector, in a layer of ours. */
export function layeredGlobal(selector: string, rule: LayeredGlobalRule): void {
  globalStyle(selector, { "@layer": { [ownLayer()]: rule } });
}
