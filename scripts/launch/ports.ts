import { createServer } from "node:net";
import { LaunchFailure } from "./failure.ts";

/** A port of a part of the product, and the variable that sets it. */
export interface WantedPort {
  readonly part: string;
  readonly port: number;
  readonly variable: string;
}

/** Reads a port from the environment. Throws a {@link LaunchFailure} when the value is not one. */
export function portFrom(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new LaunchFailure(`${variable} is "${text}"; it must be a port number from 1 to 65535.`);
  }
  return port;
}

/** Stops with one line when a port is in use, naming the variable that chooses another, or when two parts share one. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const seen = new Map<number, WantedPort>();
  for (const want of wanted) {
    const other = seen.get(want.port);
    if (other) {
      throw new LaunchFailure(
        `${other.variable} and ${want.variable} are both ${want.port}; give each its own port.`,
      );
    }
    seen.set(want.port, want);
  }
  for (const { part, port, variable } of wanted) {
    if (!(await isFree(port))) {
      throw new LaunchFailure(
        `Port ${port} (${part}) is already in use; choose another with ${variable}=<port>.`,
      );
    }
  }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}

// A server on another address with the same port does not prevent listening, but would receive our requests.
async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0"]) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      const absentAddress = error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT";
      resolve(absentAddress);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
