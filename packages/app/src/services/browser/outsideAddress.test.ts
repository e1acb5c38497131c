import { describe, expect, it } from "vitest";
import { isOnThisComputer, outsideAddress } from "./outsideAddress.ts";

const follow = (url: string, here = "http://mimi.test/search") => outsideAddress(url, new URL(here));

// Rule: allowed-payment-addresses
describe("an address of the payment provider", () => {
  it.each([
    ["https", "https://checkout.stripe.com/c/pay?x=1#f"],
    ["this machine by name", "http://localhost:8787/api/test/checkout/"],
    ["this machine by number", "http://127.0.0.1:8787/api/test/checkout/"],
    ["this machine by IPv6", "http://[::1]:8787/api/test/checkout/"],
    ["our own origin", "http://mimi.test/api/test/checkout/?ticket=1"],
  ])("is followed: %s", (_case, url) => {
    expect(follow(url)).toBe(url);
  });

  it("is relative to the page", () => {
    expect(follow("/api/test/checkout/")).toBe("http://mimi.test/api/test/checkout/");
  });

  it.each([
    ["another host without https", "http://pay.test/checkout"],
    ["our host at another port", "http://mimi.test:81/checkout"],
    ["a host whose name starts with localhost", "http://localhost.evil.test/"],
    ["a host whose name starts with 127.0.0.1", "http://127.0.0.1.evil.test/"],
    ["another host behind a user name", "http://localhost@evil.test/"],
    ["another host without a scheme", "//evil.test/checkout"],
    ["a script", "javascript:alert(1)"],
    ["a document", "data:text/html,x"],
    ["a blob with our origin", "blob:http://mimi.test/1b9d6bcd"],
    ["no address", "http://"],
  ])("is not followed: %s", (_case, url) => {
    expect(follow(url)).toBeNull();
  });
});

it.each([
  ["http://localhost:5173/", true],
  ["http://mimi.localhost/", true],
  ["http://127.0.0.1:5173/", true],
  ["http://127.8.8.8/", true],
  ["http://[::1]:5173/", true],
  ["https://mimi.example/", false],
  ["https://localhost.mimi.example/", false],
  ["https://127.0.0.1.mimi.example/", false],
  ["http://192.168.0.12:5173/", false],
])("knows whether %s is on this computer: %s", (address, isLoopback) => {
  expect(isOnThisComputer(new URL(address))).toBe(isLoopback);
});
