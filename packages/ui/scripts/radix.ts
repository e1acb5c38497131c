// Writes the few rules of Radix Themes that the library uses into one layer: the whole stylesheet is 80 KB gzip. Run it
// (`npm run radix -w @mimi/ui`) when another Radix component is used; the story tests fail with the classes whose rules
// are missing.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import postcss from "postcss";
import type { Root } from "postcss";

/** Class name prefixes of the components in use. */
const families = ["BaseDialog", "Dialog", "AlertDialog", "BaseMenu", "DropdownMenu", "ScrollArea"];
/** Single classes in use. */
const single = ["reset", "Heading", "Text", "PopperContent"];
/** Variants in use: sizes, alignments, looks. */
const looks = ["r-max-w", "r-size-2", "r-size-3", "r-size-6", "r-align-center", "variant-solid"];

const require = createRequire(import.meta.url);
const output = new URL("../src/styles/radix.generated.css", import.meta.url);

function inUse(name: string): boolean {
  if (single.includes(name) || looks.includes(name)) return true;
  return families.some((family) => name.startsWith(family));
}

function isUsed(selector: string): boolean {
  // Not needed: variants per breakpoint, and scales of colour, size and radius, which our own tokens set.
  if (selector.includes("\\:") || /data-(accent|gray)-color=|\.dark|\.light/.test(selector)) return false;
  // A Radix root is as high as the window; ours only wraps its widgets.
  if (selector.includes("data-is-root-theme")) return false;
  if (/data-scaling='(?!100%)|data-radius='(?!medium)/.test(selector)) return false;
  const classes = [...selector.matchAll(/\.rt-([\w-]+)/g)].map(([, name]) => name ?? "");
  return classes.every(inUse);
}

function prune(root: Root): void {
  root.walkAtRules("media", (media) => {
    if (media.params.includes("color-gamut")) media.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes") return;
    const usedRules = rule.selectors.filter(isUsed);
    if (usedRules.length === 0) rule.remove();
    else rule.selectors = usedRules;
  });
  dropUnusedKeyframes(root);
  dropEmpty(root);
}

function dropUnusedKeyframes(root: Root): void {
  let animations = "";
  root.walkDecls(/^animation/, (declaration) => {
    animations += ` ${declaration.value}`;
  });
  root.walkAtRules("keyframes", (keyframes) => {
    if (!animations.includes(keyframes.params)) keyframes.remove();
  });
}

function dropEmpty(root: Root): void {
  root.walkComments((comment) => {
    comment.remove();
  });
  for (let before = -1, after = count(root); before !== after; before = after, after = count(root)) {
    root.walk((node) => {
      if ("nodes" in node && node.nodes?.length === 0) node.remove();
    });
  }
}

function count(root: Root): number {
  let nodes = 0;
  root.walk(() => {
    nodes += 1;
  });
  return nodes;
}

/** Drops declarations of unused custom properties, repeatedly until none is left. */
function dropUnreadProperties(root: Root): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? ""));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  }
  dropEmpty(root);
}

async function sheet(name: string): Promise<Root> {
  return postcss.parse(await readFile(require.resolve(`@radix-ui/themes/${name}`), "utf8"));
}

const tokens = await sheet("tokens/base.css");
const components = await sheet("components.css");
const utilities = await sheet("utilities.css");
const all = postcss.root({ nodes: [...tokens.nodes, ...components.nodes, ...utilities.nodes] });
prune(all);
dropUnreadProperties(all);
const layer = postcss.atRule({ name: "layer", params: "mimi.radix", nodes: all.nodes });
await writeFile(
  output,
  `/* Written by scripts/radix.ts from @radix-ui/themes (MIT licence). */\n${layer.toString()}\n`,
);
