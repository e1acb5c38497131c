import * as v from "valibot";
import { address, matching, onOff, orOff, rule, setting, withoutSlash, text } from "./setting.ts";

const NAMES = ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const NO_ENDPOINT = "must be an address such as https://s3.eu-central-1.amazonaws.com";

export const uploadSettings = v.pipe(
  v.object({
    S3_ENDPOINT: setting(
      "Unset: the data folder, for one API process. All five set: an S3-compatible bucket. The bucket stays private: browsers " +
        "load images from /uploads/ of the API, with safe headers. A CDN in front can cache them for five minutes. The key " +
        "needs the rights to put, get, delete and list objects.",
      orOff(
        v.pipe(
          address(/^https?:$/, NO_ENDPOINT),
          v.check(({ search, username }) => !search && !username, NO_ENDPOINT),
        ),
      ),
      { example: "https://s3.eu-central-1.amazonaws.com", inProduction: "uploads", canBeOff: true },
    ),
    S3_REGION: setting("The region of the bucket.", text, { example: "eu-central-1" }),
    S3_BUCKET: setting(
      "The name of the bucket.",
      matching(
        /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
        "is not the name of a bucket: small letters, digits, dots and hyphens",
      ),
      { example: "mimi-uploads" },
    ),
    S3_ACCESS_KEY_ID: setting("The id of the key.", text),
    S3_SECRET_ACCESS_KEY: setting("The key.", text, { secret: true }),
    UPLOADS_SHARED: setting(
      "on, off: on when MIMI_DATA_DIR is one folder that all API processes on the same PostgreSQL share, such as a network " +
        "file system. Otherwise a second process without a bucket is refused at its start.",
      onOff,
      { default: "off", onlyWith: "DATABASE_URL" },
    ),
  }),
  v.title("Uploaded files"),
  rule((env) => {
    const isSet = (name: (typeof NAMES)[number]) => env[name] !== undefined && env[name] !== "off";
    const [because] = NAMES.filter(isSet);
    const missing = NAMES.filter((name) => !isSet(name));
    if (because === undefined || missing.length === 0) return null;
    return `${missing.join(", ")} must be set too, because ${because} is set`;
  }),
  rule(
    (env) =>
      env.UPLOADS_SHARED &&
      env.S3_ENDPOINT instanceof URL &&
      "UPLOADS_SHARED is about the data folder, but S3_ENDPOINT names a bucket for uploads",
  ),
  v.transform((env) => ({
    /** Null stores uploaded files in the data folder. */
    s3:
      env.S3_ENDPOINT instanceof URL
        ? {
            /** Without a trailing slash; the name of the bucket is appended. */
            endpoint: withoutSlash(env.S3_ENDPOINT),
            region: env.S3_REGION ?? "",
            bucket: env.S3_BUCKET ?? "",
            accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
          }
        : null,
    uploadsShared: env.UPLOADS_SHARED,
  })),
);

/** Access to an S3-compatible bucket. */
export type S3Settings = Readonly<NonNullable<v.InferOutput<typeof uploadSettings>["s3"]>>;
