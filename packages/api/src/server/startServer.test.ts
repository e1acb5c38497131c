import { once } from "node:events";
import { mkdtempSync, readdirSync, statSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiProcess, startApi } from "../testing/apiProcess.ts";

describe("a server that runs", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "mimi-start-")), "data");
  let api: ApiProcess;
  beforeAll(async () => {
    api = await startApi({ MIMI_DATA_DIR: folder, SEED: "tags" });
  });
  afterAll(async () => {
    await api.end("SIGTERM");
  });

  it("keeps an idle connection longer than load balancers do, and answers the next request on it", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = async () => {
      const request = get(`${api.origin}/healthz`, { agent });
      const [response] = (await once(request, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return { header: response.headers["keep-alive"], reused: request.reusedSocket };
    };
    expect(await call()).toEqual({ header: "timeout=75", reused: false });
    expect((await call()).reused).toBe(true);
    agent.destroy();
  });

  it("has a data folder that other users of the machine cannot read", () => {
    const rights = ["", ...readdirSync(folder)]
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isDirectory())
      .map((path) => [path.slice(folder.length), (statSync(path).mode & 0o777).toString(8)]);
    expect(rights.length).toBeGreaterThan(1);
    expect(rights.map(([, mode]) => mode)).toEqual(rights.map(() => "700"));
  });
});
