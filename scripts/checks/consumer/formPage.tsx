import { Button } from "@mimi/ui/button";
import { Checkbox } from "@mimi/ui/checkbox";
import { Field } from "@mimi/ui/field";
import { RadioGroup } from "@mimi/ui/radio-group";
import { SegmentedControl } from "@mimi/ui/segmented-control";
import { Select } from "@mimi/ui/select";
import { Switch } from "@mimi/ui/switch";
import { TextArea } from "@mimi/ui/text-area";
import { ThemeRoot } from "@mimi/ui/theme-root";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { createRoot } from "react-dom/client";
import { useForm } from "react-hook-form";

declare global {
  /** What each form has sent, in order. */
  var sent: string[];
}
globalThis.sent = [];

const colours = [
  { value: "red", label: "Red" },
  { value: "blue", label: "Blue" },
];

function send(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const entries = [...new FormData(event.currentTarget)].map(([name, value]) => `${name}=${String(value)}`);
  sent.push(entries.join("&"));
}

/** Every control with a name and without a value: the browser holds what is entered. */
function NativeForm() {
  return (
    <form aria-label="Native" onSubmit={send}>
      <Field label="Name" name="name" defaultValue="Ada" maxLength={40} />
      <TextArea label="About" name="about" defaultValue="Hello" />
      <Checkbox label="News" name="news" value="weekly" defaultChecked />
      <Switch label="Dark" name="dark" />
      <Select label="Colour" name="colour" options={colours} defaultValue="red" />
      <RadioGroup label="Size" name="size" options={colours} defaultValue="red" />
      <SegmentedControl label="Layout" name="layout" options={colours} defaultValue="red" />
      <Button type="submit">Send native</Button>
      <Button type="reset">Reset native</Button>
    </form>
  );
}

/** A form with a value for each field: the page holds what is entered. */
function ControlledForm() {
  const [email, setEmail] = useState("");
  return (
    <form
      aria-label="Controlled"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`controlled: ${email}`);
      }}
    >
      <Field label="Email" type="email" value={email} onValueChange={setEmail} />
      <Button type="submit">Send controlled</Button>
    </form>
  );
}

/** A form of react-hook-form. */
function HookForm() {
  const { register, handleSubmit, reset, setValue, formState } = useForm({
    defaultValues: { title: "First", text: "" },
  });
  return (
    <form
      aria-label="Hook"
      onSubmit={(event) => {
        void handleSubmit(({ title, text }) => sent.push(`hook: ${title}, ${text}`))(event);
      }}
    >
      <Field
        label="Title"
        type="search"
        error={formState.errors.title?.message}
        {...register("title", { required: "A title is needed." })}
      />
      <TextArea label="Text" {...register("text")} />
      <Button onClick={() => setValue("text", "Set by the page")}>Set</Button>
      <Button onClick={() => reset()}>Reset hook</Button>
      <Button type="submit">Send hook</Button>
    </form>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(
  <ThemeRoot lang="en">
    <NativeForm />
    <ControlledForm />
    <HookForm />
  </ThemeRoot>,
);
