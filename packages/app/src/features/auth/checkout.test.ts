import { expect, it } from "vitest";
import { checkoutMessage } from "./checkout.actions.ts";

const at = (search: string) => checkoutMessage(new URL(`https://mimi.test/search${search}`));

it("is absent without the parameter", () => {
  expect(at("?q=fox")).toBeNull();
});

it("has no message where the parameter is empty, which leaves the address all the same", () => {
  for (const empty of ["message=", "message", "message=%20"]) {
    expect(at(`?q=fox&${empty}`)).toEqual({ message: null, rest: "/search?q=fox" });
  }
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
