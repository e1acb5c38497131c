import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";

/** Builds the page of the benchmarks from the sources, as for production, and serves it. */
export async function servePage(): Promise<{ address: string; end: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), "mimi-bench-"));
  const root = fileURLToPath(new URL("page", import.meta.url));
  const common = { configFile: false, root, logLevel: "warn" } as const;
  await build({
    ...common,
    resolve: { conditions: ["source", "module", "browser", "production"] },
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    end: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
