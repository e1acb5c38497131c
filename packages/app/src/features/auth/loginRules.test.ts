import { expect, it } from "vitest";
import { isEmail, loginErrors } from "./loginRules.ts";

// The messages are copied from §5, not from the code.
it.each([
  ["", "secret1", { email: "Please input email" }],
  ["ada", "secret1", { email: "Invalid email address" }],
  ["@b", "secret1", { email: "Invalid email address" }],
  ["a@b", "", { password: "Please input password" }],
  ["a@b", "12345", { password: "Password should be at least 6 characters" }],
  ["", "", { email: "Please input email", password: "Please input password" }],
  ["a@b", "123456", {}],
])("judges e-mail %j with password %j", (email, password, errors) => {
  expect(loginErrors(email, password)).toEqual(errors);
});

// Rule: short-email-valid
it("accepts the shortest e-mail address of §5", () => expect(isEmail("a@b")).toBe(true));
