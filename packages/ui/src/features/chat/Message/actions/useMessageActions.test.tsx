// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Message } from "../Message.tsx";
import { useMessageActions } from "./useMessageActions.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const cut = { kind: "character", id: "c1", text: "You are late, and", state: "cut" } as const;

function Reply() {
  return (
    <Message
      turn={cut}
      characterName="Odile"
      actions={useMessageActions({ onMessageContinue: () => undefined })}
    />
  );
}

it("a server's markup is hydrated without an error when another message has loaded the actions", async () => {
  const markup = renderToString(<Reply />);
  const before = document.body.appendChild(document.createElement("div"));
  act(() => createRoot(before).render(<Reply />));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(before.textContent).toContain("Continue");
  });

  const hydrated = document.body.appendChild(document.createElement("div"));
  hydrated.innerHTML = markup;
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(hydrated, <Reply />, { onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(hydrated.textContent).toContain("Continue");
});
