/** The entry of the app in a page's HTML: its name changes with every version. */
const ENTRY =
  /<script\b[^>]*\bsrc="([^"]+)"[^>]*\btype="module"|<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Whether the server hands out another version of the app than the one that runs; false where it cannot be reached. */
export async function isOtherVersionServed(ask: typeof fetch = fetch): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const served = await servedEntry(ask);
  return running != null && served !== undefined && served !== running;
}

async function servedEntry(ask: typeof fetch): Promise<string | undefined> {
  try {
    const response = await ask("/", { cache: "no-store", credentials: "omit" });
    if (!response.ok) return undefined;
    const found = ENTRY.exec(await response.text());
    return found?.[1] ?? found?.[2];
  } catch {
    // Without a connection there is no news about versions either.
    return undefined;
  }
}
