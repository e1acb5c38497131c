import { fn, userEvent, within } from "storybook/test";
import { characterFormContents, characterFormFixtures, tagFixtures } from "./CharacterFormScreen.fixtures.ts";
import type { CharacterFormScreenProps } from "./CharacterFormScreenProps.ts";

/** Args of a nearly complete form, with mocked callbacks. */
export const characterFormArgs = {
  content: characterFormContents.ready,
  mode: "create",
  ...characterFormFixtures.draft,
  choices: { tags: tagFixtures },
  links: { rules: "#rules", home: "#home" },
  onFieldsChange: fn(),
  actions: {
    onCharacterPublish: fn(),
    onChatTry: fn(),
    onCoverSelect: fn(),
    onCardImport: fn(),
    onCardExport: fn(),
    onCharacterDuplicate: fn(),
    onCharacterDelete: fn(),
  },
} as const satisfies CharacterFormScreenProps;

/** The visible button of that name: the column and the bar both have some. */
export function shownButton(canvas: HTMLElement, name: string): HTMLElement | undefined {
  const buttons = within(canvas).queryAllByRole("button", { name });
  return buttons.find((button) => button.offsetParent !== null);
}

/** Presses the visible button of that name. */
export async function pressShown(canvas: HTMLElement, name: string): Promise<void> {
  const button = shownButton(canvas, name);
  if (button === undefined) throw new Error(`No button "${name}" shows.`);
  await userEvent.click(button);
}
