import { Agent, get } from "node:http";
import type { Server } from "./apiServer.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends one request. Returns the body; throws unless the status is a success. */
export function request(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${address} answered ${response.statusCode}: ${text}`));
      });
    }).on("error", reject);
  });
}

/** Warm-up requests, until the server's code is optimized. */
const WARM = 2_000;

/** Processor time of a warm server for one request, in milliseconds, averaged over many, four at a time. */
export async function cpuPerRequest(server: Server, path: string, requests: number): Promise<number> {
  await requestMany(server.origin + path, WARM);
  const before = server.cpuMs();
  await requestMany(server.origin + path, requests);
  return (server.cpuMs() - before) / requests;
}

async function requestMany(address: string, requests: number): Promise<void> {
  let left = requests;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await request(address);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
}

/** The response times of these addresses in milliseconds, requested one after the other. */
export async function times(addresses: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (const address of addresses) {
    const start = performance.now();
    await request(address);
    took.push(performance.now() - start);
  }
  return took;
}
