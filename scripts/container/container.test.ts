import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../launch/settings.ts";

const text = (name: string) => readFileSync(join(root, name), "utf8");

const dockerfile = text("Dockerfile");
const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
const ignored = text(".dockerignore").split("\n");
const lock = JSON.parse(text("package-lock.json")) as {
  readonly packages: Readonly<
    Record<
      string,
      { readonly workspaces?: readonly string[]; readonly version?: string; readonly dev?: boolean }
    >
  >;
};

/** What follows each instruction of a name, in the lines of a Dockerfile. */
const instructions = (name: string, lines = dockerfile) =>
  [...lines.matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(([, rest = ""]) => rest);
/** The sources of every COPY with this beginning. */
const sourcesOf = (beginning: RegExp) =>
  instructions("COPY")
    .filter((copy) => beginning.test(copy))
    .flatMap((copy) =>
      copy
        .split(" ")
        .filter((word) => !word.startsWith("--"))
        .slice(0, -1),
    );
/** Paths that the Dockerfile copies from the repository. */
const copied = sourcesOf(/^[^-]/);

/** A file with all files of the repository that it imports. */
function importsOf(path: string): readonly string[] {
  const found = new Set([path]);
  // A set also visits what is added meanwhile.
  for (const file of found)
    for (const [, name = ""] of text(file).matchAll(/ from "(\.[^"]+)"/g))
      found.add(join(dirname(file), name));
  return [...found];
}

describe("the container", () => {
  it.each(copied)("copies %s, which is in the repository", (path) => {
    expect(existsSync(join(root, path))).toBe(true);
    expect(ignored).not.toContain(path);
  });

  it("copies the package.json of every workspace, as npm ci needs them", () => {
    expect(lock.packages[""]?.workspaces).toEqual(["packages/*"]);
    for (const name of ["api", "app", "character-card", "contract", "ui"])
      expect(copied).toContain(`packages/${name}/package.json`);
  });

  it("copies every folder with packages of the API", () => {
    const folders = Object.keys(lock.packages)
      .filter((path) => /^(packages\/api\/)?node_modules\//.test(path) && !lock.packages[path]?.dev)
      .map((path) => path.slice(0, path.indexOf("node_modules/") + "node_modules".length));
    expect(sourcesOf(/^--from=modules /).toSorted()).toEqual(
      [...new Set(folders)].map((path) => `/mimi/${path}`).toSorted(),
    );
  });

  it("has the Node of the repository in every stage", () => {
    const version = lock.packages["node_modules/node"]?.version;
    const images = instructions("FROM").map((from) => from.split(" ")[0]);
    expect(images).toEqual(images.map(() => `node:${version}-slim`));
  });

  // Rule: silent-api-restarted
  it("runs npm run serve, which starts an API again that does not answer, and not as root", () => {
    expect(instructions("CMD", lastStage)).toEqual(['["node", "scripts/serve.ts"]']);
    expect(instructions("USER", lastStage)).toEqual(["node"]);
  });

  it("is healthy when /healthz answers on its own port", () => {
    expect(lastStage).toMatch(/^HEALTHCHECK /m);
    expect(lastStage).toContain("http://127.0.0.1:${process.env.PORT}/healthz");
    expect(lastStage).toContain("r.ok ? 0 : 1");
  });

  // Rule: silent-api-restarted
  it("contains every file that its command imports", () => {
    const isCopied = (path: string) => copied.some((one) => path === one || path.startsWith(`${one}/`));
    expect(importsOf("scripts/serve.ts").filter((path) => !isCopied(path))).toEqual([]);
  });

  it.each([...text("docs/operate.md").matchAll(/node (packages\/\S+\.ts)/g)].map(([, path = ""]) => path))(
    "contains the command %s of the operator's page",
    (path) => {
      expect(existsSync(join(root, path))).toBe(true);
      expect(path).toMatch(/^packages\/api\//);
    },
  );

  it("runs in production mode, so that no part is chosen silently", () => {
    expect(instructions("ENV").join(" ")).toMatch(/\bNODE_ENV=production\b/);
  });

  it("contains no secret and no data of the builder", () => {
    for (const path of [".env", ".data", ".git", "operate/files"]) expect(ignored).toContain(path);
  });
});

describe("compose.yaml", () => {
  interface Service {
    readonly environment: Readonly<Record<string, string>>;
    readonly read_only?: boolean;
    readonly cap_drop?: readonly string[];
    readonly tmpfs?: readonly string[];
    readonly ports?: readonly string[];
    readonly security_opt?: readonly string[];
    readonly stop_grace_period?: string;
    readonly restart?: string;
    readonly logging?: object;
    readonly volumes?: readonly string[];
  }
  const { services } = parse(text("compose.yaml"), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
  };
  const processes = ["mimi-1", "mimi-2", "mimi-3"];

  it("runs three processes that share PostgreSQL and a bucket, and can write to memory only", () => {
    for (const name of processes) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp", "/data"] });
      expect(services[name]?.environment.DATABASE_URL).toContain("@database:5432/");
      expect(services[name]?.environment.S3_ENDPOINT).toBe("http://uploads:9000");
    }
  });

  // Rule: compose-settings
  it("gives no process more rights, and ends it no sooner than its replies", () => {
    for (const name of processes) {
      const { security_opt, stop_grace_period, environment, restart } = services[name] ?? {};
      expect({ security_opt, restart }).toEqual({
        security_opt: ["no-new-privileges:true"],
        restart: "unless-stopped",
      });
      expect(Number.parseInt(stop_grace_period ?? "", 10)).toBe(25 + Number(environment?.DRAIN_SECONDS));
    }
  });

  // Rule: compose-settings
  it("bounds the log of every service, which would fill the disk otherwise", () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(logging, name).toEqual({ driver: "local", options: { "max-size": "50m", "max-file": "5" } });
  });

  it("opens no port but those of Caddy, which knows all processes", () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(["caddy"]);
    const upstreams = processes.map((name) => `${name}:8080`).join(" ");
    expect(text("operate/Caddyfile")).toContain(`{$UPSTREAMS:${upstreams}}`);
  });

  it("sets only variables that the API knows", () => {
    const known = text(".env.example");
    for (const name of Object.keys(services["mimi-1"]?.environment ?? {}))
      if (name !== "NODE_ENV") expect(known).toMatch(new RegExp(`^#${name}=`, "m"));
  });

  // Rule: compose-settings
  it("lets no line of .env replace what the image, its health check and Caddy rely on", () => {
    const pairs = instructions("ENV", lastStage).join(" ").split(" ");
    const ofImage = Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
    expect(Object.keys(ofImage)).toContain("PORT");
    for (const name of processes) expect(services[name]?.environment).toMatchObject(ofImage);
  });

  // Rule: compose-settings
  it("gives every process the files of the operator at the path that they have in the repository", () => {
    for (const name of processes)
      expect(services[name]?.volumes).toEqual(["./operate/files:/mimi/operate/files:ro"]);
    expect(instructions("WORKDIR", lastStage)).toEqual(["/mimi"]);
    expect(text("operate/files/.gitignore")).toBe("*\n!.gitignore\n");
  });

  // Rule: compose-settings
  it("serves the metrics of each process to its network, and the operator's page scrapes all of them", () => {
    for (const name of processes)
      expect(services[name]?.environment).toMatchObject({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" });
    const targets = processes.map((name) => `"${name}:9464"`).join(", ");
    expect(text("docs/operate.md")).toContain(`targets: [${targets}]`);
  });
});
