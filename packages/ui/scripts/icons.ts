// Writes one small file per icon from Lucide's sources (ISC licence), so that a page loads only the icons it shows. Add
// a line here, run `npm run icons -w @mimi/ui` and `npm run exports -w @mimi/ui`.
import { mkdir, readFile, writeFile } from "node:fs/promises";

type IconSource = readonly (readonly [string, Record<string, string>])[];

/** Our names, each with Lucide's name. */
const icons: Readonly<Record<string, string>> = {
  AlertIcon: "circle-alert",
  ArchiveIcon: "archive",
  ArrowDownIcon: "arrow-down",
  ArrowLeftIcon: "arrow-left",
  ArrowRightIcon: "arrow-right",
  ArrowUpIcon: "arrow-up",
  AsteriskIcon: "asterisk",
  BookIcon: "book-open-text",
  BranchIcon: "git-branch",
  CharactersIcon: "drama",
  CheckIcon: "check",
  ChevronDownIcon: "chevron-down",
  ChevronLeftIcon: "chevron-left",
  ChevronRightIcon: "chevron-right",
  CloseIcon: "x",
  CompareIcon: "file-diff",
  ContinueIcon: "corner-down-right",
  CopyIcon: "copy",
  CreateIcon: "pen-line",
  DevicesIcon: "monitor-smartphone",
  DiscreetIcon: "hat-glasses",
  DislikeIcon: "thumbs-down",
  DoneIcon: "circle-check",
  DownloadIcon: "download",
  EditIcon: "pencil",
  EyeIcon: "eye",
  EyeOffIcon: "eye-off",
  FilterIcon: "sliders-horizontal",
  GemIcon: "gem",
  HeartIcon: "heart",
  HistoryIcon: "messages-square",
  HomeIcon: "house",
  HourglassIcon: "hourglass",
  IdeaIcon: "lightbulb",
  InfoIcon: "info",
  KeyboardIcon: "keyboard",
  LikeIcon: "thumbs-up",
  MailIcon: "mail",
  MemoryIcon: "notebook-pen",
  MenuIcon: "menu",
  MessageIcon: "message-circle",
  MinusIcon: "minus",
  MoonIcon: "moon",
  MoreIcon: "ellipsis",
  OfflineIcon: "wifi-off",
  PinIcon: "pin",
  PlusIcon: "plus",
  PrintIcon: "printer",
  QuoteIcon: "quote",
  RegenerateIcon: "refresh-cw",
  ReportIcon: "flag",
  RetryIcon: "rotate-cw",
  SearchIcon: "search",
  SettingsIcon: "settings",
  ShareIcon: "share",
  ShieldIcon: "shield-check",
  SignOutIcon: "log-out",
  SunIcon: "sun",
  SunMoonIcon: "sun-moon",
  SupportIcon: "life-buoy",
  TagIcon: "tag",
  TextSizeIcon: "a-large-small",
  TrashIcon: "trash-2",
  UndoIcon: "undo-2",
  UploadIcon: "upload",
  UserIcon: "user-round",
  WaitIcon: "clock",
};

/** Lucide's icons that point along the text. */
const directed = /^(arrow|chevron)-(left|right)$|^corner-/;

const folder = new URL("../src/components/Icon/", import.meta.url);

async function drawing(name: string): Promise<IconSource> {
  const source: unknown = await import(`lucide-react/icons/${name}`);
  const data = (source as { __iconData?: { node: IconSource } }).__iconData;
  if (data === undefined) return drawing(await renamed(name));
  return joined(data.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes] as const));
}

/** The same drawing with one path for all its paths, lines and circles: a chat shows twenty icons, and each shape is an element. */
function joined(shapes: IconSource): IconSource {
  const paths = shapes.map(pathOf);
  const others = shapes.filter((_shape, index) => paths[index] === null);
  const d = paths.filter((path) => path !== null).join("");
  return d === "" ? others : [["path", { d }], ...others];
}

/** A shape as a part of a path; null for another one, and for one with more than its form. */
function pathOf([tag, attributes]: IconSource[number]): string | null {
  const { d, x1, y1, x2, y2, cx, cy, r, ...more } = attributes;
  if (Object.keys(more).length > 0) return null;
  switch (tag) {
    case "path":
      // A first "m" is absolute, a later one would not be.
      return d?.replace(/^m/, "M0 0m") ?? null;
    case "line":
      return `M${x1} ${y1}L${x2} ${y2}`;
    case "circle":
      return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`;
    default:
      return null;
  }
}

// Lucide keeps the old name of a renamed icon as a file that re-exports the new one.
async function renamed(name: string): Promise<string> {
  const file = await readFile(new URL(import.meta.resolve(`lucide-react/icons/${name}`)), "utf8");
  const target = /from '\.\/([\w-]+)\.mjs'/.exec(file)?.[1];
  if (target === undefined) throw new Error(`Lucide has no icon "${name}". Look it up at lucide.dev/icons.`);
  return target;
}

await mkdir(folder, { recursive: true });
for (const [name, lucide] of Object.entries(icons)) {
  const shapes = (await drawing(lucide)).map(
    ([tag, attributes]) => `  ["${tag}", ${JSON.stringify(attributes)}],\n`,
  );
  await writeFile(
    new URL(`${name}.generated.ts`, folder),
    `// Written by scripts/icons.ts from Lucide's "${lucide}".\nimport { createIcon } from "./Icon.tsx";\n\n` +
      `export const ${name} = /* @__PURE__ */ createIcon([\n${shapes.join("")}]${directed.test(lucide) ? ", { directed: true }" : ""});\n`,
  );
}
