import { expect, test } from "vitest";
import { apiEnvironment, apiPart } from "./api.ts";
import { readSettings } from "./settings.ts";

const plan = { port: 8787, dataDir: "/data", publicUrl: "http://localhost:5173" };
const emulator = "127.0.0.1:9099";

test("the API gets the launcher's settings together with the user's environment", () => {
  const env = apiEnvironment({ PORT: "1", API_PORT: "2", MODEL_NAME: "m" }, { ...plan, authHost: emulator });
  expect(env).toEqual({
    API_PORT: "8787",
    MIMI_DATA_DIR: "/data",
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    PUBLIC_URL: "http://localhost:5173",
    MODEL_NAME: "m",
  });
});

test("a built API without the emulator runs in production mode, and never with it", () => {
  expect(apiEnvironment({}, { ...plan, built: true }).NODE_ENV).toBe("production");
  expect(apiEnvironment({}, { ...plan, built: true, authHost: emulator }).NODE_ENV).toBeUndefined();
});

// Rule: serve-command
test("no default hides from a start in production that its address or its project is missing", () => {
  const env = apiEnvironment({}, { ...plan, built: true });
  expect([env.PUBLIC_URL, env.FIREBASE_PROJECT_ID]).toEqual([undefined, undefined]);
  const named = { PUBLIC_URL: "https://mimi.example" };
  expect(apiEnvironment(named, { ...plan, built: true }).PUBLIC_URL).toBe("https://mimi.example");
});

// Rule: serve-command
test("the auth emulator, which lets every user sign in as any other, is started for the demo project only", () => {
  const startsFor = (env: NodeJS.ProcessEnv) => readSettings(env).emulator;
  expect(startsFor({})).toBe(true);
  expect(startsFor({ FIREBASE_PROJECT_ID: "demo-mimi" })).toBe(true);
  expect(startsFor({ FIREBASE_PROJECT_ID: "mimi-live" })).toBe(false);
  expect(startsFor({ FIREBASE_API_KEY: "key" })).toBe(false);
  expect(startsFor({ NODE_ENV: "production" })).toBe(false);
  expect(startsFor({ FIREBASE_AUTH_EMULATOR_HOST: emulator })).toBe(false);
});

// Rule: serve-command
test("the log of a production API reaches a log collector as it is", () => {
  expect(apiPart({ NODE_ENV: "production" }, { ...plan, built: true }).output).toBe("unchanged");
  expect(apiPart({}, { ...plan, built: true, authHost: emulator }).output).toBeTypeOf("function");
});

// Rule: serve-command
test("the API is killed 20 seconds after it has drained, not earlier", () => {
  expect(apiPart({}, plan).graceMs).toBe(20_000);
  expect(apiPart({ DRAIN_SECONDS: "15" }, plan).graceMs).toBe(35_000);
});
