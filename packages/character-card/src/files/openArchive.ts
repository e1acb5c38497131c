import { assetsOf, dataOf, embeddedPathOf, mainIconOf } from "../assets.ts";
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
  const icon = mainIconOf(assetsOf(parsed.data));
  const written = dataOf(icon);
  const cover = written ? undefined : coverOf(files, folder, embeddedPathOf(icon));
  const others = files.filter((file) => file !== card && file !== cover).map(({ name }) => name);
  const image = cover ? budget.unpack(cover, cardLimits.coverBytes) : written;
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
      // An image beside a card without one is its cover.
      const image = opened.cover ? undefined : onlyOf(files.filter(({ name }) => IMAGE.test(pathOf(name))));
      const others = files.filter((other) => other !== file && other !== image).map(({ name }) => name);
      const cover = image ? budget.unpack(image, cardLimits.coverBytes) : opened.cover;
      return { ...opened, cover, notRead: named([...opened.notRead, ...others]) };
    } catch (error) {
      // Another file may be the card.
      if (!(error instanceof CardFormatError)) throw error;
    }
  }
  throw new CardFormatError("archive-without-card");
}

const IMAGE = /\.(png|webp|jpe?g|avif|gif)$/;

function onlyOf<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** The file of the main icon. Without its file: the icon at its usual place, or the only image. */
function coverOf(files: readonly ZipEntry[], folder: string, path: string | undefined): ZipEntry | undefined {
  const images = files.filter(({ name }) => IMAGE.test(pathOf(name)));
  const wanted = path === undefined ? [] : [`${folder}${pathOf(path)}`, pathOf(path)];
  const icons = images.filter(({ name }) => pathOf(name).startsWith(`${folder}assets/icon/`));
  return files.find(({ name }) => wanted.includes(pathOf(name))) ?? icons[0] ?? onlyOf(images);
}

/** A path in lower case with forward slashes, decoded: programs differ in all of them. */
function pathOf(name: string): string {
  return decoded(name)
    .replaceAll("\\", "/")
    .replace(/^\.?\//, "")
    .normalize()
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
