import type { Server } from "node:http";

interface Answer {
  readonly status: string;
  readonly title: string;
  readonly text: string;
}

const tooLong: Answer = {
  status: "431 Request Header Fields Too Large",
  title: "This address is too long",
  text: "Mimi cannot read an address or a search of this length. Shorten it and try again.",
};
const tooSlow: Answer = {
  status: "408 Request Timeout",
  title: "This took too long",
  text: "The request did not arrive in time. Reload the page to try again.",
};
const unreadable: Answer = {
  status: "400 Bad Request",
  title: "This request cannot be read",
  text: "Go back and try again.",
};
const answersByCode: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: tooLong,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/** Answers a request that Node cannot parse with a readable page. Node's own answer is empty. */
export function answerMalformedRequests(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const { status, title, text } = answersByCode[error.code ?? ""] ?? unreadable;
    const page =
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Mimi</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
      `<body><h1>${title}</h1><p>${text}</p><p><a href="/">Back to home</a></p></body></html>`;
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
