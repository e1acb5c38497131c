import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";

/** Passes every connection to one port of this machine on to another one. Returns the way to stop. */
export async function forwardPort(from: number, to: number): Promise<{ stop: () => Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const target = connect(to, "127.0.0.1");
    for (const side of [socket, target]) {
      open.add(side);
      side.once("close", () => open.delete(side));
    }
    // An error of one side closes the other side too.
    pipeline(socket, target, () => undefined);
    pipeline(target, socket, () => undefined);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(from, "127.0.0.1", resolve);
  });
  return {
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
