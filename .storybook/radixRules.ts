import everything from "@radix-ui/themes/styles.css?raw";
import generatedCss from "../packages/ui/src/styles/radix.generated.css?raw";

const classes = (css: string) => new Set([...css.matchAll(/\.(rt-[\w-]+)/g)].map(([, name]) => name ?? ""));
const known = classes(everything);
const shipped = classes(generatedCss);

/** The Radix classes in use in a document whose rules the lean build (scripts/radix.ts) has dropped. */
export function missingRadixRules(document: Document): string[] {
  const used = [...document.querySelectorAll('[class*="rt-"]')].flatMap((element) => [...element.classList]);
  return [...new Set(used)].filter((name) => known.has(name) && !shipped.has(name)).sort();
}
