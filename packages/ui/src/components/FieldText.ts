import { isInputMethodKey } from "./isInputMethodKey.ts";
import { replaceText } from "./replaceText.ts";
import type { TextElement } from "./replaceText.ts";

/** Who holds the text of a field, and who is informed about it. */
export interface TextOwner {
  value?: string;
  onValueChange?: (value: string) => void;
}

/** How long an owner may take to accept a text after the user has left the field. */
const SETTLE_MS = 1000;
/** An owner that is later than this many keystrokes does not follow. */
const MOST_REPORTED = 200;

const nothingAdded = { before: "", after: "" };

/**
 * The text of one field. It belongs to the element: the owner is informed about each change, and its value is written to
 * the element only when it comes from outside. A value that the field has reported itself is never written back, however
 * late the owner returns it.
 */
export class FieldText<Field extends TextElement> {
  element: Field | null = null;
  #owner: TextOwner;
  readonly #initial: string;
  readonly #onText: (text: string) => void;
  #text: string;
  /** The owner's value that was handled last. */
  #seen: string | undefined;
  /** What was reported, and the owner has not returned yet. */
  #reported: string[] = [];
  #isComposing = false;
  /** What the owner has added before and after the text during a composition, which is not in the element yet. */
  #added = nothingAdded;
  #isWriting = false;

  /** @param onText Called with each new text, to render what depends on it. */
  constructor(initial: string, owner: TextOwner, onText: (text: string) => void) {
    this.#initial = this.#text = initial;
    this.#owner = owner;
    this.#seen = owner.value;
    this.#onText = onText;
  }

  /** The props of the last render. */
  setOwner(owner: TextOwner): void {
    this.#owner = owner;
  }

  /** Ref callback of the element. */
  readonly attach = (element: Field): (() => void) => {
    if (element !== this.element) this.#isComposing = false;
    this.element = element;
    // A new element has the first text. Any other text was typed into a server's markup, or filled in by the browser.
    if (element.value !== this.#initial) this.readText();
    else if (element.value !== this.#text) element.value = this.#text;
    const listening = new AbortController();
    const { signal } = listening;
    const target: HTMLElement = element;
    target.addEventListener("compositionstart", () => (this.#isComposing = true), { signal });
    target.addEventListener("compositionend", this.#endComposition, { signal });
    target.addEventListener("blur", this.#leave, { signal });
    target.addEventListener("keydown", keepOnEscape, { signal });
    // A password manager may write the text without an event. It is read before the form's own handler.
    element.ownerDocument.addEventListener(
      "submit",
      (event) => event.target === element.form && this.readText(),
      {
        capture: true,
        signal,
      },
    );
    element.ownerDocument.addEventListener(
      "reset",
      // The form is reset after its event.
      (event) => event.target === element.form && setTimeout(this.readText),
      { signal },
    );
    return () => listening.abort();
  };

  /** Change handler of the element. */
  readonly readText = (): void => {
    const text = this.element?.value;
    if (text === undefined || text === this.#text || this.#isWriting) return;
    this.#text = text;
    this.#onText(text);
    this.#report();
  };

  /** Replaces the text, as a button of the component does. */
  readonly setText = (text: string): void => {
    if (text === this.#text) return;
    this.#write(text);
    this.#report();
  };

  /**
   * Shows the owner's value if it comes from outside. An unfinished composition of an input method is not disturbed: what
   * the owner adds to the text, such as a stored draft before it, is reported with the text and shown at the end.
   */
  readonly applyValue = (): void => {
    const { value } = this.#owner;
    if (value === undefined || value === this.#seen) return;
    const returned = this.#reported.indexOf(value);
    if (returned < 0 && this.#isComposing) {
      this.#rememberAdded(value);
      return;
    }
    this.#seen = value;
    this.#reported = returned < 0 ? [] : this.#reported.slice(returned + 1);
    if (returned < 0) this.#write(value);
  };

  #report(): void {
    const { value, onValueChange } = this.#owner;
    const text = this.#wholeText();
    if (value !== undefined) this.#reported = [...this.#reported, text].slice(-MOST_REPORTED);
    onValueChange?.(text);
  }

  #wholeText(): string {
    return this.#added.before + this.#text + this.#added.after;
  }

  #rememberAdded(value: string): void {
    const text = this.#wholeText();
    const { before, after } = this.#added;
    if (value.endsWith(text))
      this.#added = { before: value.slice(0, value.length - text.length) + before, after };
    else if (value.startsWith(text)) this.#added = { before, after: after + value.slice(text.length) };
    else {
      // It replaces the text, and what was added to it.
      this.#added = nothingAdded;
      return;
    }
    this.#seen = value;
  }

  #write(text: string): void {
    this.#added = nothingAdded;
    this.#text = text;
    this.#onText(text);
    if (this.element === null) return;
    this.#isWriting = true;
    replaceText(this.element, text);
    this.#isWriting = false;
  }

  // The browser may still have to write the end of the composition.
  readonly #endComposition = (): void => {
    this.#isComposing = false;
    setTimeout(this.#showAdded);
  };

  readonly #showAdded = (): void => {
    // Another composition has begun.
    if (this.#isComposing) return;
    if (this.#added !== nothingAdded) this.#write(this.#wholeText());
    this.applyValue();
  };

  readonly #leave = (): void => {
    this.readText();
    this.#endComposition();
    setTimeout(this.#settle, SETTLE_MS);
  };

  // An owner that has returned nothing for so long has refused the text.
  readonly #settle = (): void => {
    if (this.#reported.length === 0 || this.element?.matches(":focus") !== false) return;
    this.#reported = [];
    if (this.#owner.value !== undefined && this.#owner.value !== this.#text) this.#write(this.#owner.value);
  };
}

// Escape that cancels a conversion would make the browser empty a search field.
function keepOnEscape(event: KeyboardEvent): void {
  if (event.key === "Escape" && isInputMethodKey(event)) event.preventDefault();
}
