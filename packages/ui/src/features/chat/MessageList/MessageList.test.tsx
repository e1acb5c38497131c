import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { MessageList } from "./MessageList.tsx";

it("gives a message no props of the list itself", () => {
  const renderTurn = vi.fn(() => <p />);
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
  const given = expect.objectContaining({
    turn: expect.objectContaining({ id: "1" }),
    onCodeCopy: expect.any(Function),
  });
  expect(renderTurn).toHaveBeenCalledWith(given);
  expect(renderTurn).not.toHaveBeenCalledWith(expect.objectContaining({ ref: expect.anything() }));
});
