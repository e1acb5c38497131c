import { choice, type Environment, refuseWithout, required, urlOf } from "./environment.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** Access to an S3-compatible bucket. */
export interface S3Settings {
  /** Without a trailing slash; the name of the bucket is appended. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const names = ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

/** Reads the bucket; null stores files in the data folder. Throws a StartFailure when a part is missing. */
export function readS3Settings(env: Environment): S3Settings | null {
  const because = names.find((name) => env[name]);
  if (because === undefined) return null;
  const need = (name: string) => required(env, name, because);
  need("S3_ENDPOINT");
  const endpoint = urlOf(env, "S3_ENDPOINT");
  if (!endpoint || !/^https?:$/.test(endpoint.protocol) || endpoint.search || endpoint.username) {
    throw new StartFailure("S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com");
  }
  const bucket = need("S3_BUCKET");
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    throw new StartFailure("S3_BUCKET is not the name of a bucket: small letters, digits, dots and hyphens");
  }
  return {
    endpoint: endpoint.href.replace(/\/+$/, ""),
    region: need("S3_REGION"),
    bucket,
    accessKeyId: need("S3_ACCESS_KEY_ID"),
    secretAccessKey: need("S3_SECRET_ACCESS_KEY"),
  };
}

/** Whether the data folder is shared by all processes on the database. Throws a StartFailure when this has no effect. */
export function readUploadsShared(env: Environment): boolean {
  const isShared = choice(env, "UPLOADS_SHARED", ["on", "off"], "off") === "on";
  refuseWithout(env, ["UPLOADS_SHARED"], "DATABASE_URL");
  if (isShared && env.S3_ENDPOINT) {
    throw new StartFailure(
      "UPLOADS_SHARED is about the data folder, but S3_ENDPOINT names a bucket for uploads",
    );
  }
  return isShared;
}
