import type { ThemeTokens } from "./themeTokens.ts";

/** A style sheet that replaces the values of the theme. Its rules are those of `themes.css.ts`, but in no layer. */
export function overrideTokens({ light, dark, type, shadow }: ThemeTokens): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = [
    rule(":root", type),
    rule(":root, [data-theme]", shadow),
    rule(':root, [data-theme="light"]', light),
    rule('[data-theme="dark"]', dark),
  ].join("\n");
  return style;
}

function rule(selector: string, values: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(values).map(([name, value]) => `${name}: ${value};`);
  return `${selector} { ${declarations.join(" ")} }`;
}
