import { expect, it } from "vitest";
import { Continuation } from "./Continuation.ts";

/** What the text before and the model's continuation become, with tokens of a size. */
function join(before: string, added: string, size: number): string {
  const continuation = new Continuation(before);
  let text = before;
  for (let at = 0; at < added.length; at += size) text += continuation.add(added.slice(at, at + size));
  return text + continuation.end();
}

// Rule: reply-whole
it.each([
  ["*She turns slowly", "*and looks out.*", "*She turns slowly and looks out.*"],
  ["*She turns slowly", " and looks out.* “Go.”", "*She turns slowly and looks out.* “Go.”"],
  ["*She turns slowly", "* “Go.”", "*She turns slowly* “Go.”"],
  ["*She turns slowly", "*She turns slowly and looks out.* “Go.”", "*She turns slowly and looks out.* “Go.”"],
  ["*She turns.", "*", "*She turns.*"],
  ["*She turns.", "* “Go.”", "*She turns.* “Go.”"],
  ["*She turns.*", "*She turns.* “Go.”", "*She turns.* *She turns.* “Go.”"],
  ["*She turns to the wind.*", "*She turns to the wind.* “Go.”", "*She turns to the wind.* “Go.”"],
  [
    "“Wait. *She turns to the wind",
    "She turns to the window.* “Go.”",
    "“Wait. *She turns to the window.* “Go.”",
  ],
  ["“Wait.”", "” She turns.", "“Wait.” She turns."],
  ["*She turns.*", "* “Go.”", "*She turns.* “Go.”"],
  ["He waits. “The lamp", "“The lamp is out.”", "He waits. “The lamp is out.”"],
  ["Yes. No", "No, never.", "Yes. No, never."],
  ["No.", "No. Never.", "No. No. Never."],
  [
    "One two three. Four five six. Seven",
    "Four five six. Seven eight.",
    "One two three. Four five six. Seven eight.",
  ],
  [
    "One two three. Four five six.",
    "One two three. Four five six. Seven.",
    "One two three. Four five six. Seven.",
  ],
  ["The door. *", "*She nods.*", "The door. *She nods.*"],
  ["The door. *", "She nods.*", "The door. *She nods.*"],
  ["“Wait,” she said.", "Then she", "“Wait,” she said. Then she"],
  ["Then she", " left.", "Then she left."],
  ["First.", "Second.", "First. Second."],
  ["very ", "very good", "very good"],
  ["It was very", " very good", "It was very very good"],
  ["The end. ", "Nothing.", "The end. Nothing."],
  ["雨が降って", "いる。", "雨が降っている。"],
  ["雨ですね。傘は", "傘はありません。", "雨ですね。傘はありません。"],
  ["**Bold and", "**bold and open**", "**Bold and open**"],
  ["- one\n- two", "\n- three", "- one\n- two\n- three"],
  ["She said", "She left.", "She said She left."],
  ['"Wait', '" she says.', '"Wait" she says.'],
])("continues %j with %j", (before, added, whole) => {
  for (const size of [1, 3, 100]) expect(join(before, added, size)).toBe(whole);
});

// Rule: reply-whole
it("shows nothing of a continuation that only repeats", () => {
  expect(join("He waits. *The lamp goes out.*", "*The lamp goes out.*", 4)).toBe(
    "He waits. *The lamp goes out.*",
  );
});

it("shows the first token at once when it repeats nothing", () => {
  expect(new Continuation("The lamp goes out.").add("Then")).toBe(" Then");
});
