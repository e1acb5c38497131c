// @vitest-environment happy-dom
import { act, createRef } from "react";
import type { ReactNode, Ref } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Avatar } from "./components/Avatar/Avatar.tsx";
import { Button } from "./components/Button/Button.tsx";
import { Checkbox } from "./components/Checkbox/Checkbox.tsx";
import { Chip } from "./components/Chip/Chip.tsx";
import { Field } from "./components/Field/Field.tsx";
import { IconButton } from "./components/IconButton/IconButton.tsx";
import { Link } from "./components/Link/Link.tsx";
import { LinkButton } from "./components/LinkButton/LinkButton.tsx";
import { LinkIconButton } from "./components/LinkIconButton/LinkIconButton.tsx";
import { Select } from "./components/Select/Select.tsx";
import { Switch } from "./components/Switch/Switch.tsx";
import { Tabs } from "./components/Tabs/Tabs.tsx";
import { TextArea } from "./components/TextArea/TextArea.tsx";
import { UploadButton } from "./components/UploadButton/UploadButton.tsx";

let unmount: () => Promise<void>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => unmount());

describe("the ref", () => {
  // Each line compiles only if the ref has the type of the element.
  const { button, anchor, input, area, div, any } = {
    button: (ref: Ref<HTMLButtonElement>) => [
      <Button ref={ref}>Go</Button>,
      <IconButton ref={ref} label="Go" icon="→" />,
      <UploadButton ref={ref} onFileSelect={vi.fn()} />,
      <Checkbox ref={ref} label="A" />,
      <Select ref={ref} label="A" options={[]} />,
    ],
    anchor: (ref: Ref<HTMLAnchorElement>) => [
      <Link ref={ref} href="/a">
        Go
      </Link>,
      <LinkButton ref={ref} href="/a">
        Go
      </LinkButton>,
      <LinkIconButton ref={ref} href="/a" label="Go" icon="→" />,
    ],
    input: (ref: Ref<HTMLInputElement>) => [
      <Field ref={ref} label="A" />,
      <Field ref={ref} label="A" type="search" />,
      <Switch ref={ref} label="A" />,
    ],
    area: (ref: Ref<HTMLTextAreaElement>) => [<TextArea ref={ref} label="A" />],
    div: (ref: Ref<HTMLDivElement>) => [<Tabs ref={ref} label="A" tabs={[]} />],
    any: (ref: Ref<HTMLElement>) => [
      <Chip ref={ref} label="A" />,
      <Chip ref={ref} label="A" defaultSelected />,
      <Avatar ref={ref} name="Me" />,
      <Avatar ref={ref} name="Me" src="/me.webp" />,
    ],
  };

  it.each([
    [HTMLButtonElement, button],
    [HTMLAnchorElement, anchor],
    [HTMLInputElement, input],
    [HTMLTextAreaElement, area],
    [HTMLDivElement, div],
    [HTMLElement, any],
  ] as [typeof HTMLElement, (ref: Ref<never>) => ReactNode[]][])("is a %o", async (type, create) => {
    const [object, callback] = [createRef<HTMLElement>(), vi.fn()];
    for (const index of create(object as Ref<never>).keys()) {
      await render(create(object as Ref<never>)[index]);
      expect(object.current, String(index)).toBeInstanceOf(type);
      await unmount();
      await render(create(callback)[index]);
      expect(callback).toHaveBeenLastCalledWith(expect.any(type));
      await unmount();
    }
    await render(null);
  });

  it("of a link, and an address, belong to no button", () => {
    const ref = createRef<HTMLAnchorElement>();
    // @ts-expect-error A button is no link.
    expect(<Button ref={ref}>Go</Button>).toBeDefined();
    // @ts-expect-error A button has no address.
    expect(<Button href="/a">Go</Button>).toBeDefined();
    // @ts-expect-error A field of one line is an input.
    expect(<Field label="A" ref={createRef<HTMLTextAreaElement>()} />).toBeDefined();
    unmount = async () => {};
  });
});

async function render(node: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () => root.render(node));
  let isMounted = true;
  unmount = async () => {
    if (!isMounted) return;
    isMounted = false;
    await act(async () => root.unmount());
    container.remove();
  };
}
