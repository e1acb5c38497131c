import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, exampleTurns, userTurns } from "../chat.fixtures.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import { actionHandlers, withMessageActions } from "../Message/actions/messageActions.fixtures.tsx";
import { MessageList } from "./MessageList.tsx";

const meta = {
  title: "Features/Chat/MessageList",
  component: MessageList,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...interaction.parameters },
  decorators: [
    withMessageActions({ onMessageRegenerate: actionHandlers.onMessageRegenerate }),
    (Story) => (
      <div style={{ blockSize: "100dvh", display: "flex", flexDirection: "column" }}>
        <Story />
      </div>
    ),
  ],
  args: { turns: exampleTurns.slice(0, 3), characterName: "Odile" },
} satisfies Meta<typeof MessageList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An earlier reply is regenerated in place, by a button for each step. */
function Regenerating({ turns, ...props }: React.ComponentProps<typeof MessageList>) {
  const [step, setStep] = useState(0);
  const regenerated: ChatTurn = {
    ...characterTurns.done,
    id: "regenerated",
    text: ["“The first version.”", "“A new", "“A new version.”"][step] ?? "",
    state: step === 1 ? "streaming" : "done",
  };
  return (
    <>
      <MessageList {...props} turns={[...turns, regenerated, userTurns.marked, characterTurns.answered]} />
      <button type="button" onClick={() => setStep((known) => known + 1)}>
        On
      </button>
    </>
  );
}

/** While an earlier reply is regenerated nothing else can be changed; it is announced once, when it is finished. */
export const RegeneratedInTheMiddle: Story = {
  render: (args) => <Regenerating {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const announced = canvas.getByRole("status");
    const latest = () => within(within(canvasElement).getAllByRole("article").at(-1) ?? canvasElement);
    // A row is hidden until its height is measured.
    const expectRegenerateButton = () =>
      waitFor(() => expect(latest().getByRole("button", { name: "Regenerate" })).toBeVisible());
    const next = () => userEvent.click(canvas.getByRole("button", { name: "On" }));
    await expectRegenerateButton();
    await next();
    await waitFor(() => expect(latest().queryByRole("button", { name: "Regenerate" })).toBeNull());
    await expect(announced).toBeEmptyDOMElement();
    await next();
    await expect(announced).toHaveTextContent("Odile: “A new version.”");
    await expectRegenerateButton();
  },
};
