import type { Server } from "node:http";
import { directionOf } from "@mimi/contract";
import type { Texts } from "../../locales/en/texts.ts";
import { texts } from "../../locales/texts.ts";
import { languageOfHeaders } from "../language.ts";

/** The error of Node, with the last bytes that arrived. */
interface UnreadableError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

interface Answer {
  readonly status: string;
  readonly cause: keyof Texts["pages"]["unreadable"];
}

const unreadable: Answer = { status: "400 Bad Request", cause: "other" };
const answersByCode: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", cause: "tooLong" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", cause: "tooSlow" },
};

/** Answers a request that Node cannot parse with a readable page. Node's own answer is empty. */
export function answerMalformedRequests(server: Server): void {
  server.on("clientError", (error: UnreadableError, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const { status, cause } = answersByCode[error.code ?? ""] ?? unreadable;
    const language = languageOfHeaders((name) => headerIn(error.rawPacket, name));
    const { pages } = texts(language);
    const { title, text } = pages.unreadable[cause];
    const page =
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${title} · Mimi</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
      `<body><h1>${title}</h1><p>${text}</p><p><a href="/">${pages.backToHome}</a></p></body></html>`;
    const head = [
      `HTTP/1.1 ${status}`,
      "Content-Type: text/html; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(page)}`,
      "Content-Security-Policy: default-src 'none'",
      "Connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${page}`);
  });
}

/** A header among the bytes of a request. Those of a too long one have its headers at their end. */
function headerIn(bytes: Buffer | undefined, name: string): string | undefined {
  return new RegExp(`^${name}: *(.*?)\\r?$`, "im").exec(bytes?.toString("latin1") ?? "")?.[1];
}
