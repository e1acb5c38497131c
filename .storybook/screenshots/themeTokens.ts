import { dark, light, onCover } from "../../packages/ui/src/styles/palette.ts";
import { scales } from "../../packages/ui/src/styles/scales.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";

type Values = Readonly<Record<string, string>>;

/** The custom properties of colours, type and shadows with their values, in one group for each rule of `themes.css.ts`. */
export interface ThemeTokens {
  readonly light: Values;
  readonly dark: Values;
  readonly type: Values;
  readonly shadow: Values;
}

/** The current values. */
export function themeTokens(): ThemeTokens {
  const typeGroups = ["font", "text", "leading", "tracking", "weight"] as const;
  return {
    light: byProperty(vars.color, { ...light, ...onCover }),
    dark: byProperty(vars.color, { ...dark, ...onCover }),
    type: Object.assign({}, ...typeGroups.map((group) => byProperty(vars[group], scales[group]))) as Values,
    shadow: byProperty(vars.shadow, scales.shadow),
  };
}

function byProperty(properties: Values, values: Values): Values {
  const nameOf = (token: string) => (properties[token] ?? token).replace(/^var\((.+)\)$/, "$1");
  return Object.fromEntries(Object.entries(values).map(([token, value]) => [nameOf(token), value]));
}

/** The recorded values of the properties that the theme has, and the current value of each new one. */
export function withNewTokens(recorded: Partial<ThemeTokens>, current: ThemeTokens): ThemeTokens {
  const merge = (group: keyof ThemeTokens): Values =>
    Object.fromEntries(
      Object.entries(current[group]).map(([name, value]) => [name, recorded[group]?.[name] ?? value]),
    );
  return { light: merge("light"), dark: merge("dark"), type: merge("type"), shadow: merge("shadow") };
}
