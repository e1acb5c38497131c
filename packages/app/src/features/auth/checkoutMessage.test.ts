import { expect, it } from "vitest";
import { checkoutMessage } from "./checkoutMessage.ts";

const at = (search: string) => checkoutMessage(new URL(`https://mimi.test/search${search}`));

it("is absent without the parameter", () => {
  expect(at("?q=fox")).toBeNull();
  expect(at("?message=%20")).toBeNull();
});

it("takes the parameter out of the address and leaves the rest", () => {
  expect(at("?q=fox&message=Paid")).toEqual({ message: "Paid", rest: "/search?q=fox" });
});

it("says known codes in our own words", () => {
  expect(at("?message=success")?.message).toBe("Thank you. Your plan is active.");
  expect(at("?message=constructor")?.message).toBe("constructor");
});

it("shows at most 200 characters", () => {
  expect(at(`?message=${"x".repeat(201)}`)?.message).toHaveLength(200);
});
