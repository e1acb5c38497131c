import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageFolder } from "../config/packageFolder.ts";

const START_MS = 20_000;
const NOBODY = 65_534;

/** Proxies that come from the packages of the system. */
export type SystemProxy = "nginx" | "caddy" | "pgbouncer";

/** Whether a program is installed. Debian has some in `/usr/sbin`, which is not in every PATH. */
export function isInstalled(program: SystemProxy | "promtool"): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`], { env: environment() }).status === 0;
}

/** A proxy that runs. */
export interface RunningProxy {
  /** The address of an HTTP proxy, or `host:port` of PgBouncer. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts nginx with its ordinary settings in front of addresses, and compression of every type. */
export async function startNginx(...upstreams: readonly string[]): Promise<RunningProxy> {
  const { folder, port } = await place();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const config = `
    daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events { worker_connections 4096; }
    http {
      access_log off; ${temporary}
      gzip on; gzip_proxied any; gzip_types *;
      upstream api { ${upstreams.map((one) => `server ${new URL(one).host};`).join(" ")} }
      server {
        listen 127.0.0.1:${port};
        client_max_body_size 4m;
        location / { proxy_pass http://api; proxy_set_header Host $host; }
      }
    }`;
  const file = write(folder, "nginx.conf", config);
  return started("nginx", ["-p", folder, "-c", file], { port, address: `http://127.0.0.1:${port}` });
}

/** Starts Caddy with the file of the repository in front of addresses. */
export async function startCaddy(...upstreams: readonly string[]): Promise<RunningProxy> {
  const { folder, port } = await place();
  const file = join(packageFolder, "../../operate/Caddyfile");
  const address = `http://127.0.0.1:${port}`;
  const variables = {
    ...{ SITE_ADDRESS: address, UPSTREAMS: upstreams.map((one) => new URL(one).host).join(" ") },
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
  return started("caddy", ["run", "--adapter", "caddyfile", "--config", file], { port, address, variables });
}

/** Starts PgBouncer in transaction mode, for all databases of the PostgreSQL server with its socket in a folder. */
export async function startPgBouncer(socketFolder: string): Promise<RunningProxy> {
  const { folder, port } = await place();
  const config = `
[databases]
* = host=${socketFolder} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_idle_timeout = 2
max_client_conn = 500
logfile = ${folder}/log
`;
  const file = write(folder, "pgbouncer.ini", config);
  // PgBouncer does not run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o755);
  return started("pgbouncer", ["-q", file], { port, address: `127.0.0.1:${port}`, user });
}

interface Start {
  readonly port: number;
  readonly address: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly user?: { readonly uid?: number; readonly gid?: number };
}

async function started(
  program: SystemProxy,
  args: readonly string[],
  { port, address, variables = {}, user = {} }: Start,
): Promise<RunningProxy> {
  const child = spawn(program, args, {
    env: { ...environment(), ...variables },
    stdio: ["ignore", "ignore", "pipe"],
    ...user,
  });
  const output: string[] = [];
  child.stderr.on("data", (data: Buffer) => output.push(data.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  process.once("exit", () => child.kill("SIGKILL"));
  await untilListening(child, port, () => `${program} did not start: ${output.join("")}`);
  return {
    address,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function untilListening(child: ChildProcess, port: number, failure: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  while (!(await isPortInUse(port))) {
    if (Date.now() > end || child.exitCode !== null || child.pid === undefined) throw new Error(failure());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isPortInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function place(): Promise<{ readonly folder: string; readonly port: number }> {
  return { folder: mkdtempSync(join(tmpdir(), "mimi-proxy-")), port: await freePort() };
}

function write(folder: string, name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: `${process.env.PATH ?? ""}:/usr/sbin:/sbin`, HOME: process.env.HOME };
}
