import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes the key file of the service account `mimi` of a project, and returns its path. */
export function serviceAccountFile({ projectId, tokenUrl }: { projectId: string; tokenUrl: string }): string {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-account-")), "key.json");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = {
    type: "service_account",
    project_id: projectId,
    client_email: "mimi@accounts.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
    token_uri: tokenUrl,
  };
  writeFileSync(file, JSON.stringify(key));
  return file;
}
