/** What is here or on its way, by address. */
const files = new Map<string, Promise<void>>();

/**
 * Loads a part of the built app: its files, then the module itself. Some browsers remember of a module that it could
 * not be fetched, and fail at once until the page is loaded anew; a file that is fetched first may be asked for again.
 */
export async function loadPart<Part>(
  importPart: () => Promise<Part>,
  paths: readonly string[] = [],
): Promise<Part> {
  // A file that needs no other has no list.
  const [, own] = /import\("\.\/([^"]+)"\)/.exec(String(importPart)) ?? [];
  const all = own === undefined ? paths : [...paths, `assets/${own}`];
  await fetchAll(all);
  return importPart();
}

/** How many files are asked for in one go: each keeps the page from answering its reader for a moment. */
const AT_ONCE = 4;

async function fetchAll(paths: readonly string[]): Promise<void> {
  const rest = paths.slice(AT_ONCE);
  const asked = paths.slice(0, AT_ONCE).map((path) => fetchOnce(`/${path}`));
  const pause = new Promise((resolve) => setTimeout(resolve));
  await Promise.all([...asked, rest.length > 0 && pause.then(() => fetchAll(rest))]);
}

function fetchOnce(href: string): Promise<void> {
  let file = files.get(href);
  if (!file) {
    file = fetchFile(href).catch((error: unknown) => {
      files.delete(href);
      throw new Error(`The module in ${href} could not be fetched.`, { cause: error });
    });
    files.set(href, file);
  }
  return file;
}

async function fetchFile(href: string): Promise<void> {
  // The page itself has asked for it.
  if (document.querySelector(`link[href="${href}"]`)) return;
  if (href.endsWith(".css")) return addStyles(href);
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${answer.status}`);
  // It is in the browser's cache once all of it is here.
  await answer.arrayBuffer();
}

function addStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error("no styles"));
    };
    document.head.append(link);
  });
}
