import { isObject, type JsonObject, stringOf } from "./json.ts";

// V3 spells the scheme with one d, many programs with two.
const embedded = /^embedd?ed:\/\//i;

/** The assets of a card (V3 `assets`). */
export function assetsOf(data: JsonObject): readonly JsonObject[] {
  return Array.isArray(data.assets) ? data.assets.filter(isObject) : [];
}

/** The asset that shows the character: the icon called "main", or the first icon (V3 `assets`). */
export function mainIconOf(assets: readonly JsonObject[]): JsonObject | undefined {
  const icons = assets.filter(({ type }) => stringOf(type).toLowerCase() === "icon");
  return icons.find(({ name }) => stringOf(name).toLowerCase() === "main") ?? icons[0];
}

/** The bytes of an asset that is written in the card itself; null for one that is elsewhere. */
export function dataOf(asset: JsonObject | undefined): Uint8Array | null {
  const base64 = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(stringOf(asset?.uri))?.[1];
  if (base64 === undefined) return null;
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The path of an asset in its CHARX archive; undefined for one that is elsewhere. */
export function embeddedPathOf(asset: JsonObject | undefined): string | undefined {
  const uri = stringOf(asset?.uri);
  return embedded.test(uri) ? uri.replace(embedded, "") : undefined;
}
