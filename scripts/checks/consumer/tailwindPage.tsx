// A page of a Tailwind app with components of the library in it. `measureLooks` returns computed styles of both.
import {
  Button,
  Checkbox,
  Chip,
  SegmentedControl,
  EmptyState,
  Field,
  Markdown,
  Modal,
  PlanCard,
  RadioGroup,
} from "@mimi/ui";
import { Select, Stack, Switch, Tabs, Text, TextArea, ThemeRoot, Toasts } from "@mimi/ui";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    renderPage: () => Promise<void>;
    measureLooks: (selector: string) => readonly Look[];
  }
}

/** An element, named by its place, and its computed styles. */
interface Look {
  readonly element: string;
  readonly styles: Readonly<Record<string, string>>;
}

const none = () => undefined;
const options = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
];

/** Elements as the app has them: with classes of Tailwind. */
function Host() {
  return (
    <section className="host">
      <h1 className="mt-8 mb-2 text-3xl font-bold">Heading</h1>
      <p className="mt-4 px-2">
        Text with a{" "}
        <a className="text-blue-600 underline" href="#top">
          link
        </a>
      </p>
      <ul role="list" className="list-disc pl-6">
        <li className="py-1">Item</li>
      </ul>
      <button type="button" className="rounded-md border-2 bg-red-500 px-4 py-2 text-white">
        Press
      </button>
      <input className="border p-2 text-lg" aria-label="Name" />
      <img className="inline max-w-none" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />
      <fieldset className="border p-3">
        <legend className="px-1">Group</legend>
      </fieldset>
    </section>
  );
}

/** Elements without a class, which only Tailwind's own reset styles. */
function PlainHost() {
  return (
    <section className="plain-host">
      <h2>Heading</h2>
      <p>
        Text with a <a href="#top">link</a>
      </p>
      <ul role="list">
        <li>Item</li>
      </ul>
      <button type="button">Press</button>
      <textarea aria-label="Notes" />
      <svg width="20" height="20" />
      <blockquote>Quote</blockquote>
    </section>
  );
}

function Ours() {
  return (
    <section className="ours">
      <Button variant="primary">Primary</Button>
      <Button>Plain</Button>
      <Field label="Name" defaultValue="Juniper" hint="As others see it" />
      <TextArea label="About" rows={3} defaultValue="Two lines" />
      <Checkbox label="Agree" onCheckedChange={none} />
      <Switch label="Blur covers" defaultChecked />
      <Chip label="Mystery" count={3} defaultSelected />
      <RadioGroup label="Size" options={options} />
      <SegmentedControl label="Theme" options={options} />
      <Select label="Order" options={options} />
      <Tabs label="Parts" tabs={[{ value: "one", label: "One", content: "Content" }]} />
      <EmptyState title="Nothing here" />
      <Stack>
        <Text>Text</Text>
      </Stack>
      <Markdown
        text={
          "# Title\n\n*Action* and **strong** with [a link](https://example.com).\n\n- one\n- two\n\n1. first\n\n> quote\n\n`code`\n\n```js\nlet a\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n"
        }
      />
      <PlanCard
        card={{
          id: "standard",
          name: "Standard",
          price: "5 €",
          current: false,
          features: ["Messages"],
          action: { kind: "upgrade" },
        }}
        onUpgrade={none}
      />
      <Toasts toasts={[{ id: "1", kind: "done", message: "Saved." }]} onToastClose={none} />
      <Modal open onOpenChange={none} title="Profile" description="What others see">
        <Field label="Bio" defaultValue="" />
      </Modal>
    </section>
  );
}

window.renderPage = async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() =>
    root.render(
      <>
        <div className="outside">
          <Host />
          <PlainHost />
        </div>
        <ThemeRoot theme="light" lang="en" className="inside">
          <Host />
          <Ours />
        </ThemeRoot>
      </>,
    ),
  );
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

window.measureLooks = (selector) =>
  [...document.querySelectorAll(selector)].map((element, index) => ({
    element: `${index} ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`,
    styles: Object.fromEntries(
      [...getComputedStyle(element)].map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
    ),
  }));
