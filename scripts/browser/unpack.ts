// Unpacks the Chromium of `@sparticuz/chromium`, and the libraries it needs, into the temporary folder (TMPDIR).
import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";
import { root } from "../launch/settings.ts";

await chromium.executablePath();
await inflate(join(root, "node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
