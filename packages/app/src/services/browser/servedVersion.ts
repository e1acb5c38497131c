/** Where the server writes the name of the build into every page (packages/api/src/http/pages/appShell.ts). */
const VERSION = /<meta name="mimi-version" content="([^"]+)"/;

/** Whether the server serves another build of the app than the running one; false when the server cannot be reached. */
export async function isOtherVersionServed(fetchPage: typeof fetch = fetch): Promise<boolean> {
  const running = document.querySelector<HTMLMetaElement>("meta[name=mimi-version]")?.content;
  // The development server names no build.
  if (running === undefined) return false;
  const served = await servedVersion(fetchPage);
  return served !== undefined && served !== running;
}

async function servedVersion(fetchPage: typeof fetch): Promise<string | undefined> {
  try {
    const response = await fetchPage("/", { cache: "no-store", credentials: "omit" });
    return response.ok ? VERSION.exec(await response.text())?.[1] : undefined;
  } catch {
    // Without a connection the served build is unknown.
    return undefined;
  }
}
