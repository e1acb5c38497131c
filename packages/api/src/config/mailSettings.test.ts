import { expect, it } from "vitest";
import { mailSettings } from "./mailSettings.ts";
import { readGroups } from "./setting.ts";

const account = { FIREBASE_SERVICE_ACCOUNT: "/keys/firebase.json" };
const read = (env: Readonly<Record<string, string>>) =>
  readGroups({ mail: mailSettings }, { ...account, ...env }).mail;

it.each([
  ["smtps://mail.example", false],
  ["smtp://mail.example", true],
  ["smtp://127.0.0.1:25", false],
])("a mail server at %s must offer TLS in the plain connection: %s", (MAIL_URL, requiresTls) => {
  expect(read({ MAIL_URL, MAIL_FROM: "mimi@example.org" })).toEqual({
    ...{ kind: "smtp", url: new URL(MAIL_URL), from: "mimi@example.org", requiresTls },
  });
});

it("a web address with a key can receive mails", () => {
  expect(read({ MAIL_URL: "https://mail.example/send", MAIL_KEY: "k" })).toEqual({
    ...{ kind: "http", url: new URL("https://mail.example/send"), key: "k" },
  });
  expect(read({})).toBeNull();
});

it.each([
  [{ MAIL_URL: "smtps://mail.example" }, "MAIL_FROM is missing"],
  [{ MAIL_URL: "smtps://mail.example", MAIL_FROM: "Mimi" }, "MAIL_FROM is not an e-mail address"],
  [
    { MAIL_URL: "smtps://mail.example", MAIL_FROM: "a@b.example", MAIL_KEY: "k" },
    "MAIL_KEY is not for a mail server",
  ],
  [{ MAIL_URL: "https://mail.example", MAIL_FROM: "a@b.example" }, "MAIL_FROM is only for"],
  [{ MAIL_URL: "ftp://mail.example" }, "MAIL_URL is not an address"],
])("refuses %j by name", (env, message) => {
  expect(() => read(env as Record<string, string>)).toThrow(message);
});
