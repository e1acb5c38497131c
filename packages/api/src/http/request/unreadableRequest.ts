import type { Server } from "node:http";
import type { Texts } from "../../locales/en.ts";
import { texts } from "../../locales/texts.ts";

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
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const { status, cause } = answersByCode[error.code ?? ""] ?? unreadable;
    const { pages } = texts();
    const { title, text } = pages.unreadable[cause];
    const page =
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Mimi</title>` +
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
