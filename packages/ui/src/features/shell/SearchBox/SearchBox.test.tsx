// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { SearchBox } from "./SearchBox.tsx";

const callbacks = { onSearchOpen: vi.fn(), onQueryChange: vi.fn() };

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.clearAllMocks();
});

/** The markup of the server, and the function that hydrates it. */
function renderOnServer() {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<SearchBox {...callbacks} />);
  document.body.replaceChildren(container);
  const field = container.querySelector("input");
  if (!field) throw new Error("The server rendered no field.");
  return { field, hydrate: () => act(async () => void hydrateRoot(container, <SearchBox {...callbacks} />)) };
}

// Rule: search-box-opens-search
it("reports the text that was typed into a box before hydration", async () => {
  const { field, hydrate } = renderOnServer();
  field.focus();
  field.value = "odile";
  await hydrate();
  expect(callbacks.onQueryChange).toHaveBeenCalledWith("odile");
  expect(field.value).toBe("odile");
});

it("reports nothing of a box that only received focus before hydration", async () => {
  const { field, hydrate } = renderOnServer();
  field.focus();
  await hydrate();
  expect(callbacks.onSearchOpen).not.toHaveBeenCalled();
  expect(callbacks.onQueryChange).not.toHaveBeenCalled();
});
