import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A page that is only read, as the app's build left it. */
export interface Document {
  readonly title: string;
  readonly description: string;
  /** Escaped already. */
  readonly html: string;
}

/** Where the app's build leaves the pages that can be read without script; never served itself. */
export const DOCUMENTS_FILE = ".pages/documents.json";

/** The pages that are only read, by address. Empty for a build that left none. */
export function readDocuments(appDir: string): ReadonlyMap<string, Document> {
  const file = join(appDir, DOCUMENTS_FILE);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Document>));
}
