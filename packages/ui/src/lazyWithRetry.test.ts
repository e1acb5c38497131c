import { expect, test, vi } from "vitest";
import { importWithRetry } from "./lazyWithRetry.ts";

test.each(["online", "click", "keydown"])(
  "what could not be fetched is asked for again after %s",
  async (chance) => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    const load = vi
      .fn(async () => "code")
      .mockRejectedValueOnce(new Error("gone"))
      .mockRejectedValueOnce(new Error("gone"));
    const here = importWithRetry(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    page.dispatchEvent(new Event(chance));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    page.dispatchEvent(new Event(chance));
    expect(await here).toBe("code");
    page.dispatchEvent(new Event(chance));
    expect(load).toHaveBeenCalledTimes(3);
  },
);
