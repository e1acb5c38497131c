import { expect, it } from "vitest";
import { checkoutMessage } from "./checkout.actions.ts";

const at = (search: string) => checkoutMessage(new URL(`https://mimi.test/search${search}`));

it("is absent without the parameter", () => {
  expect(at("?q=fox")).toBeNull();
});

it("has no message for an empty parameter, which is removed from the address too", () => {
  for (const empty of ["message=", "message", "message=%20"]) {
    expect(at(`?q=fox&${empty}`)).toEqual({ message: null, isPaid: false, rest: "/search?q=fox" });
  }
});

it("removes the parameter from the address and keeps the rest", () => {
  expect(at("?q=fox&message=Paid")).toEqual({
    message: "Paid",
    isPaid: false,
    rest: "/search?q=fox",
  });
});

it("has its own texts for known codes", () => {
  expect(at("?message=success")).toMatchObject({
    message: "Thank you. Your plan starts in a moment.",
    isPaid: true,
  });
  expect(at("?message=constructor")?.message).toBe("constructor");
});

// Rule: checkout-message
it("shows at most 200 characters", () => {
  expect(at(`?message=${"x".repeat(201)}`)?.message).toHaveLength(200);
});
