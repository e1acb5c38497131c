import { Button } from "@mimi/ui/button";
import { Field } from "@mimi/ui/field";
import { LinkButton } from "@mimi/ui/link-button";
import { TextArea } from "@mimi/ui/text-area";
import { ThemeRoot } from "@mimi/ui/theme-root";
import { useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";

declare global {
  /** What the page has recorded. */
  var calls: string[];
}
globalThis.calls = [];

/** A form with the refs and the events of React. */
function Contact() {
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const elements = [button, link, input, area].map(({ current }) => current?.tagName);
    calls.push(`refs: ${elements.join(" ")}`);
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)].map(
          ([name, value]) => `${name}=${String(value)}`,
        );
        calls.push(`form: ${fields.join("&")}`);
      }}
    >
      <Button
        ref={button}
        onFocus={() => calls.push("button: focus")}
        onClick={() => calls.push("button: click")}
        onBlur={() => calls.push("button: blur")}
      >
        Start
      </Button>
      <LinkButton ref={link} href="#guide" target="_top" rel="help" download>
        Guide
      </LinkButton>
      <Field
        ref={input}
        label="Email"
        name="email"
        inputMode="email"
        onFocus={() => calls.push("input: focus")}
        onKeyDown={({ key }) => calls.push(`input: ${key}`)}
      />
      <TextArea ref={area} label="Message" name="message" rows={4} defaultValue="Hello" />
      <Button type="submit">Send</Button>
    </form>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(
  <ThemeRoot lang="en">
    <Contact />
  </ThemeRoot>,
);
