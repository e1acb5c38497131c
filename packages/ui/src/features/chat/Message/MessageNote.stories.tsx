import { type ComponentProps, useState } from "react";
import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns } from "../chat.fixtures.ts";
import { Message } from "./Message.tsx";
import { actionHandlers } from "./actions/messageActions.fixtures.tsx";
import stateMeta from "./Message.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Features/Chat/Message",
  tags: ["!autodocs"],
  parameters: interaction.parameters,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** An owner that holds the note, and shows the message anew, as a reload does. */
function Reloading(args: ComponentProps<typeof Message>) {
  const [noteDraft, setNoteDraft] = useState("");
  const [loads, setLoads] = useState(1);
  return (
    <>
      <Message
        key={loads}
        {...args}
        noteDraft={noteDraft}
        onNoteDraftChange={(_turn, note) => setNoteDraft(note)}
      />
      <button type="button" onClick={() => setLoads(loads + 1)}>{`Load ${loads}`}</button>
    </>
  );
}

/** By keyboard, a step beyond the last variant opens the note first: a new variant costs a message. */
export const WithNote: Story = {
  args: { turn: characterTurns.lastVariant, latest: true },
  play: async ({ canvas }) => {
    const turn = canvas.getByRole("article");
    turn.focus();
    await userEvent.keyboard("{ArrowRight}");
    const field = await canvas.findByRole("textbox", { name: "What should be different?" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(actionHandlers.onMessageRegenerate).not.toHaveBeenCalled();
    await userEvent.keyboard("Slower.{Control>}{Enter}{/Control}");
    await expect(actionHandlers.onMessageRegenerate).toHaveBeenCalledWith("c13", "Slower.");
    await expect(turn).toHaveFocus();
  },
};

/** A half-written note is there after the page was loaded again: its form is open, and takes no focus. */
export const HalfWritten: Story = {
  args: { turn: characterTurns.lastVariant, latest: true },
  render: Reloading,
  play: async ({ canvas }) => {
    const field = () => canvas.findByRole("textbox", { name: "What should be different?" });
    canvas.getByRole("article").focus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.type(await field(), "Slo");
    await userEvent.click(canvas.getByRole("button", { name: "Load 1" }));
    await expect(await field()).toHaveValue("Slo");
    await expect(await field()).not.toHaveFocus();
    await userEvent.type(await field(), "wer{Control>}{Enter}{/Control}");
    await expect(actionHandlers.onMessageRegenerate).toHaveBeenCalledWith("c13", "Slower");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
