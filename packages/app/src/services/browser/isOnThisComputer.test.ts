import { expect, it } from "vitest";
import { isOnThisComputer } from "./isOnThisComputer.ts";

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
])("%s: %s", (address, isLoopback) => {
  expect(isOnThisComputer(new URL(address))).toBe(isLoopback);
});
