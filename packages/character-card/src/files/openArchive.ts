import { assetsOf, embeddedPathOf, mainIconOf } from "../assets.ts";
import { CardFormatError } from "../CardFormatError.ts";
import { cardLimits } from "../limits.ts";
import type { ArchiveBudget } from "./ArchiveBudget.ts";
import type { OpenedFile } from "./OpenedFile.ts";
import type { ZipEntry } from "./zip.ts";

/** How many files that are not read are named one by one. */
const NAMED_MAX = 50;
/** How many files of an archive without `card.json` are tried as cards. */
const TRIED_MAX = 20;

/**
 * Opens the card in an archive: `card.json` at its top or in a folder, or a file that is a card itself.
 *
 * @param open Opens a file of the archive as a card.
 */
export function openArchive(
  entries: readonly ZipEntry[],
  budget: ArchiveBudget,
  open: (file: Uint8Array) => OpenedFile,
): OpenedFile {
  const files = entries.filter(({ name }) => !/[/\\]$/.test(name));
  const card = files
    .filter(({ name }) => /(^|\/)card\.json$/.test(pathOf(name)))
    .toSorted((one, other) => one.name.length - other.name.length)[0];
  if (!card) return openCardWithin(files, budget, open);
  const { parsed } = open(budget.unpack(card, cardLimits.jsonBytes));
  const folder = pathOf(card.name).slice(0, -"card.json".length);
  const cover = coverOf(files, folder, embeddedPathOf(mainIconOf(assetsOf(parsed.data))));
  const others = files.filter((file) => file !== card && file !== cover).map(({ name }) => name);
  const image = cover ? budget.unpack(cover, cardLimits.coverBytes) : null;
  return { parsed, cover: image, damaged: [], notRead: named(others) };
}

/** A PNG card, for example, that somebody put into an archive. */
function openCardWithin(
  files: readonly ZipEntry[],
  budget: ArchiveBudget,
  open: (file: Uint8Array) => OpenedFile,
): OpenedFile {
  const candidates = files.filter(({ name }) => /\.(png|webp|jpe?g|json|charx)$/i.test(name));
  for (const file of candidates.slice(0, TRIED_MAX)) {
    try {
      const opened = open(budget.unpack(file, cardLimits.coverBytes));
      const others = files.filter((other) => other !== file).map(({ name }) => name);
      return { ...opened, notRead: named([...opened.notRead, ...others]) };
    } catch (error) {
      // Another file may be the card.
      if (!(error instanceof CardFormatError)) throw error;
    }
  }
  throw new CardFormatError("archive-without-card");
}

/** The file of the main icon. Without a path in the card: the icon at its usual place, or the only image. */
function coverOf(files: readonly ZipEntry[], folder: string, path: string | undefined): ZipEntry | undefined {
  const images = files.filter(({ name }) => /\.(png|webp|jpe?g|avif|gif)$/.test(pathOf(name)));
  if (path !== undefined) {
    const wanted = [
      `${folder}${pathOf(path)}`,
      pathOf(path),
      pathOf(decoded(path)),
      `${folder}${pathOf(decoded(path))}`,
    ];
    return files.find(({ name }) => wanted.includes(pathOf(name)));
  }
  const icons = images.filter(({ name }) => pathOf(name).startsWith(`${folder}assets/icon/`));
  return icons[0] ?? (images.length === 1 ? images[0] : undefined);
}

/** A path in lower case with forward slashes: programs differ in both. */
function pathOf(name: string): string {
  return name
    .replaceAll("\\", "/")
    .replace(/^\.?\//, "")
    .toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The first names, and the number of the others: an archive can contain any number of files. */
function named(files: readonly string[]): readonly string[] {
  const more = files.length - NAMED_MAX;
  return more > 0 ? [...files.slice(0, NAMED_MAX), `+${more}`] : files;
}
