// Renders the cover in a file, and prints by how many megabytes the memory of this process has grown at most.
import { readFileSync } from "node:fs";
import { argv, stdout } from "node:process";
import { renderImage } from "../../packages/api/src/providers/files/renderImage.ts";

const KB = 1_024;

// Not `resourceUsage`: its maximum includes the process that started this one.
const kilobytes = (field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync("/proc/self/status", "utf8"))?.[1]);

const bytes = readFileSync(argv[2] ?? "");
const before = kilobytes("VmRSS");
await renderImage(bytes, "character");
stdout.write(String((kilobytes("VmHWM") - before) / KB));
