import { expect, test } from "vitest";
import { apiEnvironment, readable } from "./api.ts";

test("a successful request is not printed", () => {
  expect(
    readable('{"level":30,"msg":"request","method":"GET","path":"/api/tag/","status":200,"ms":3.2}'),
  ).toBeNull();
});

test("the line with the providers in use is printed", () => {
  const line = '{"level":30,"providers":{"model":"off"},"msg":"starting with model: off"}';
  expect(readable(line)).toBe("starting with model: off");
});

test("a request that failed is one line", () => {
  const line = '{"level":40,"msg":"request","method":"GET","path":"/api/tag/","status":503,"ms":3.2}';
  expect(readable(line)).toBe("warning: request GET /api/tag/ 503 3 ms");
});

test("an error is printed with its stack", () => {
  expect(readable('{"level":50,"msg":"request failed","err":{"stack":"Error: no disk\\n  at write"}}')).toBe(
    "error: request failed\nError: no disk\n  at write",
  );
});

test("a line that is not JSON is printed unchanged", () => {
  expect(readable("data folder .data is in use by process 7")).toBe(
    "data folder .data is in use by process 7",
  );
  expect(readable("{not json")).toBe("{not json");
});

const plan = { port: 8787, dataDir: "/data", publicUrl: "http://localhost:5173", projectId: "demo-mimi" };

test("the API gets the launcher's settings together with the user's environment", () => {
  const env = apiEnvironment({ PORT: "1", MODEL_NAME: "m" }, { ...plan, authHost: "127.0.0.1:9099" });
  expect(env).toEqual({
    API_PORT: "8787",
    MIMI_DATA_DIR: "/data",
    FIREBASE_PROJECT_ID: "demo-mimi",
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
    PUBLIC_URL: "http://localhost:5173",
    MODEL_NAME: "m",
  });
});

test("a built API without the emulator runs in production mode, and never with it", () => {
  expect(apiEnvironment({}, { ...plan, built: true }).NODE_ENV).toBe("production");
  expect(apiEnvironment({}, { ...plan, built: true, authHost: "127.0.0.1:9099" }).NODE_ENV).toBeUndefined();
});
