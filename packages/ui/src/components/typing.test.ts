import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|fixtures|docs|copy)\./.test(name))
  .map((name) => ({ name, code: readFileSync(`${src}/${name}`, "utf8") }));

const CONTROLS = /type="(checkbox|radio|file)"/;
const textFields = sources.flatMap(({ name, code }) =>
  (code.match(/<(input|textarea)\b[^]*?\/>/g) ?? [])
    .filter((tag) => !CONTROLS.test(tag))
    .map((tag) => ({ name, code, tag })),
);

it("each text field belongs to the user who types in it: it uses useTextField, and has no value", () => {
  expect(textFields.length).toBeGreaterThan(10);
  // The box without suggestions only passes its text on, to a page with a field of its own.
  const others = textFields.filter(({ name }) => !name.endsWith("SearchBox/SearchBox.tsx"));
  // `useLabelledText` is the part of Field and TextArea that uses it.
  expect(others.filter(({ code }) => !/\buse(TextField|LabelledText)[(<]/.test(code))).toEqual([]);
  const labelled = sources.find(({ name }) => name.endsWith("/LabelledText.tsx"));
  expect(labelled?.code).toMatch(/\buseTextField</);
  expect(textFields.filter(({ tag }) => /\svalue=/.test(tag))).toEqual([]);
});

// Rule: typing-belongs-to-field
it("each handler of Enter or Escape first asks whether an input method uses the key", () => {
  const handlers = sources.filter(
    ({ code }) =>
      /onKeyDown|onEscapeKeyDown|"keydown"/.test(code) &&
      /"(Enter|Escape)"|\b(Enter|Escape):|onEscape/.test(code),
  );
  expect(handlers.length).toBeGreaterThan(10);
  expect(
    handlers.filter(({ code }) => !code.includes("isInputMethodKey(event)")).map(({ name }) => name),
  ).toEqual([]);
});

/** The only field whose text is lost on purpose: it confirms that the button is meant. */
const confirmation = "screens/account/DeleteAccountPane/DeleteAccountPane.tsx";

it("the text of each other field can be held by the owner, so that a reload does not lose it", () => {
  const isHeldAlone = (code: string) => {
    // Only the browser stores passwords.
    const setters = [...code.matchAll(/\[\w+, (set\w+)\] = useState(?:<string>)?\(""\)/g)]
      .map(([, name]) => name)
      .filter((name) => name !== "setPassword");
    const calls = [...code.matchAll(/useTextField(?:<\w+>)?\(\{([^]*?)\}\)/g)].map(
      ([, options = ""]) => options,
    );
    return (
      setters.some((setter) => new RegExp(`on\\w*Change=\\{[^}]*\\b${setter}\\b`).test(code)) ||
      calls.some((options) => !/\b(value|defaultValue)[:,]/.test(options))
    );
  };
  // A search filters what is on the page: it is no text of a user.
  const isSearch = (code: string) => /type="search"/.test(code);
  const found = sources.filter(
    ({ name, code }) => /^(features|screens)\//.test(name) && isHeldAlone(code) && !isSearch(code),
  );
  expect(found.map(({ name }) => name)).toEqual([confirmation]);
});
