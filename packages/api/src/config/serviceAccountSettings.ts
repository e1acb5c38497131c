import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Environment } from "./environment.ts";
import { StartFailure } from "../shared/StartFailure.ts";

const keyFile = v.object({
  type: v.literal("service_account"),
  project_id: v.string(),
  client_email: v.pipe(v.string(), v.minLength(1)),
  private_key: v.pipe(v.string(), v.startsWith("-----BEGIN PRIVATE KEY-----")),
  token_uri: v.pipe(v.string(), v.url()),
});

/** A service account with access to the user accounts of a Firebase project. */
export interface ServiceAccount {
  readonly email: string;
  /** PKCS 8, PEM. */
  readonly privateKey: string;
  /** The address that issues access tokens. */
  readonly tokenUrl: string;
}

/** Reads the key file that the environment names; null without one. Throws a StartFailure when the file is not usable. */
export function readServiceAccount(
  env: Environment,
  projectId: string,
  place: (path: string) => string,
): ServiceAccount | null {
  const path = env.FIREBASE_SERVICE_ACCOUNT;
  if (!path) return null;
  const read = v.safeParse(keyFile, contentOf(place(path)));
  if (!read.success)
    throw new StartFailure("FIREBASE_SERVICE_ACCOUNT names no key file of a service account");
  if (read.output.project_id !== projectId) {
    throw new StartFailure(
      "FIREBASE_SERVICE_ACCOUNT names a key of another project than FIREBASE_PROJECT_ID does",
    );
  }
  const { client_email: email, private_key: privateKey, token_uri: tokenUrl } = read.output;
  return { email, privateKey, tokenUrl };
}

/** Null when the file cannot be read. The caller reports it without the content. */
function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
