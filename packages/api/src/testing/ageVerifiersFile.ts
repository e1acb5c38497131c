import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes a file with one age verifier, whose key is in `AGE_KEY`, and returns its path. */
export function ageVerifiersFile(url: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-ages-")), "age-verifiers.json");
  const verifier = { id: "ages", name: "Ages", url, key_env: "AGE_KEY", ways: ["card"] };
  writeFileSync(file, JSON.stringify({ verifiers: [verifier] }));
  return file;
}
