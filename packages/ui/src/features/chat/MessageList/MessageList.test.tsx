import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { MessageList } from "./MessageList.tsx";
import type { MessageListProps } from "./MessageList.tsx";

it("gives a message no props of the list itself", () => {
  const renderTurn = vi.fn<NonNullable<MessageListProps["renderTurn"]>>(() => <p />);
  const nothing = () => {};
  renderToStaticMarkup(
    <MessageList
      ref={nothing}
      turns={[{ kind: "user", id: "1", text: "Hello", state: "sent" }]}
      characterName="Odile"
      renderTurn={renderTurn}
      onCodeCopy={nothing}
      onReadingPositionChange={nothing}
    />,
  );
  const [given] = renderTurn.mock.calls.map(([props]) => props);
  expect(given).toMatchObject({ turn: { id: "1" } });
  expect(given).toHaveProperty("onCodeCopy");
  expect(given).not.toHaveProperty("ref");
  expect(given).not.toHaveProperty("onReadingPositionChange");
});
