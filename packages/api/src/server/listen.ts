import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartFailure } from "../shared/StartFailure.ts";

/** After this time in milliseconds, open connections are closed. */
const STOP_MS = 15_000;

/** The address of a server, and its variable. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly variable: string;
}

/** Listens, and resolves to the port. Throws a StartFailure that names the variable when the port cannot be used. */
export function listen(server: Server, { host, port, variable }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(explained(error, { host, port, variable })),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function explained(error: NodeJS.ErrnoException, { host, port, variable }: Place): Error {
  const of = variable.replace("PORT", "");
  switch (error.code) {
    case "EADDRINUSE":
      return new StartFailure(`port ${port} is taken; stop what uses it or set ${variable}`);
    case "EACCES":
      return new StartFailure(
        `port ${port} is not allowed to this user; set ${variable} to one from 1024 on`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartFailure(`${of}HOST is no address of this machine: ${host}`);
    default:
      return error;
  }
}

/** Closes a server. Kept connections would never end, so each is closed as soon as it is idle. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const limit = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}
