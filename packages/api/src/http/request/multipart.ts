import { ErrorCode, UPLOAD_BYTES } from "@mimi/contract";
import { Busboy } from "@fastify/busboy";
import { ApiError, invalidInput } from "../../shared/errors/ApiError.ts";

/** Thousands of small parts would block the process for seconds; one file needs one. */
const LIMITS = {
  fileSize: UPLOAD_BYTES + 1,
  files: 1,
  fields: 1,
  parts: 2,
  headerPairs: 20,
  headerSize: 4096,
};

/** Reads the one file of a multipart body, from the part `file`. Throws 40001, 41301 or 41501. */
export async function readFile(request: Request): Promise<Uint8Array> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError(ErrorCode.unsupportedMedia);
  const file = await parse(type, Buffer.from(await request.arrayBuffer()));
  if (file.byteLength > UPLOAD_BYTES) {
    throw new ApiError(ErrorCode.tooLarge, { details: { limit: UPLOAD_BYTES } });
  }
  return file;
}

function parse(type: string, body: Buffer): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const malformed = () => reject(invalidInput({ body: "invalid_format" }));
    const refuse = (name: string) => reject(invalidInput({ [name]: "unknown" }));
    let found: Uint8Array | undefined;
    let parser: InstanceType<typeof Busboy>;
    try {
      parser = new Busboy({ headers: { "content-type": type }, limits: LIMITS });
    } catch {
      malformed();
      return;
    }
    parser.on("file", (name, stream) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", malformed);
      if (name !== "file") refuse(name);
      else stream.on("end", () => (found = Buffer.concat(chunks)));
    });
    parser.on("field", (name) => (name === "file" ? malformed() : refuse(name)));
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, malformed);
    parser.on("error", malformed);
    parser.on("finish", () => (found ? resolve(found) : reject(invalidInput({ file: "required" }))));
    parser.end(body);
  });
}
