import { expect, test } from "vitest";
import { readSettings } from "../../packages/api/src/config/settings.ts";
import { withConfig } from "./runtimeConfig.ts";

const page = '<script type="application/json" id="mimi-config">{}</script>';

test("the emulator is used with the demo project when nothing is configured", () => {
  expect(readSettings({ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }).browser).toEqual({
    firebase: {
      apiKey: "demo-key",
      authDomain: "demo-mimi.firebaseapp.com",
      projectId: "demo-mimi",
      appId: "demo-app",
    },
    authEmulator: "http://127.0.0.1:9099",
    demoModel: true,
    adultsOnly: false,
    operatorEmail: null,
  });
});

test("a configured model is no demo", () => {
  const { browser } = readSettings({ MODEL_BASE_URL: "https://model.example/v1", MODEL_NAME: "small" });
  expect(browser.demoModel).toBe(false);
});

test("the address of the operator is for the contact page", () => {
  expect(readSettings({ OPERATOR_EMAIL: "operator@mimi.example" }).browser.operatorEmail).toBe(
    "operator@mimi.example",
  );
});

test("a real project has no emulator", () => {
  const { browser: config } = readSettings({ FIREBASE_PROJECT_ID: "mimi-live", FIREBASE_API_KEY: "key" });
  expect(config.authEmulator).toBeNull();
  expect(config.firebase.authDomain).toBe("mimi-live.firebaseapp.com");
});

test("the page holds the configuration as JSON that cannot end the element", () => {
  const project = { FIREBASE_PROJECT_ID: "mimi-live", FIREBASE_API_KEY: "key" };
  const filled = withConfig(page, { ...project, FIREBASE_APP_ID: "</script><script>$&" });
  expect(filled.match(/<\/script>/g)).toHaveLength(1);
  const json = /<script[^>]*>(.*)<\/script>/.exec(filled)?.[1] ?? "";
  expect(JSON.parse(json)).toMatchObject({ firebase: { appId: "</script><script>$&" } });
});

test("a page without the place for it is an error", () => {
  expect(() => withConfig("<html></html>", {})).toThrow("mimi-config");
});
