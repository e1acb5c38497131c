import { expect, userEvent } from "storybook/test";

/**
 * Types and deletes in the middle of a text, with the stores of the app behind the field. Real keys, input methods and undo
 * are in e2e/journeys/typing.spec.ts.
 */
export async function typeInTheMiddle(field: HTMLElement): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, "hello world");
  await userEvent.type(field, "big ", { initialSelectionStart: 6, initialSelectionEnd: 6 });
  await expect(field).toHaveValue("hello big world");
  await userEvent.keyboard("{Backspace}{Delete}");
  await expect(field).toHaveValue("hello bigorld");
}
