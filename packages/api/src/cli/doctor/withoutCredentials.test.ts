import { expect, it } from "vitest";
import { formatTable } from "./runServiceChecks.ts";
import { settingsTable } from "./settingsTable.ts";
import { withoutCredentials } from "./withoutCredentials.ts";

// Rule: doctor-hides-credentials
it.each([
  ["https://ada:s3cret@models.example/v1", "https://(secret)@models.example/v1"],
  ["https://s3cret@models.example", "https://(secret)@models.example"],
  ["postgres://ada:s3cret@x@db.example:5432/mimi", "postgres://(secret)@db.example:5432/mimi"],
  [
    "postgres://db/mimi?user=ada&password=s3cret&ssl=on",
    "postgres://db/mimi?user=ada&password=(secret)&ssl=on",
  ],
  ["https://a.example/hook?api_key=s3cret#top", "https://a.example/hook?api_key=(secret)#top"],
  ["https://a.example/?x=1&X-Amz-Signature=s3cret", "https://a.example/?x=1&X-Amz-Signature=(secret)"],
  [
    "Request cannot be constructed from a URL that includes credentials: http://ada:s3cret@a.example/",
    "Request cannot be constructed from a URL that includes credentials: http://(secret)@a.example/",
  ],
])("%s is printed as %s", (text, printed) => {
  expect(withoutCredentials(text)).toBe(printed);
});

it.each([
  "https://models.example/v1?version=2",
  "reachable, 12 ms",
  "ada@example.org",
  "https://a.example/@ada/page",
])("%s is printed as it is", (text) => {
  expect(withoutCredentials(text)).toBe(text);
});

// Rule: doctor-hides-credentials
it("no table has the credentials of an address", () => {
  const url = "https://ada:s3cret@models.example/v1?token=s3cret";
  const tables = [
    settingsTable({ MODEL_BASE_URL: url, MODERATION_ALERT_URL: url }),
    formatTable([{ part: "model", provider: url, state: "failed", found: `no answer of ${url}` }]),
  ];
  expect(tables.join("\n")).toContain("models.example");
  expect(tables.join("\n")).not.toContain("s3cret");
});
