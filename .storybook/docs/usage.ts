import type { StrictArgTypes } from "storybook/internal/csf";

type ArgTypes = Readonly<Record<string, Pick<StrictArgTypes[string], "name" | "type">>>;

/**
 * How a component is written with the props that it needs.
 *
 * @param args Of a story: its texts are in the example.
 */
export function usageOf(
  component: string,
  argTypes: ArgTypes,
  args: Readonly<Record<string, unknown>>,
): string {
  const required = Object.values(argTypes).filter(({ type }) => type?.required === true);
  const props = required
    .filter(({ name }) => name !== "children")
    .map(({ name }) => `${name}=${valueOf(name, args[name])}`);
  const isLong = props.join(" ").length > 60;
  const tag = [`<${component}`, ...props].join(isLong ? "\n  " : " ");
  if (!required.some(({ name }) => name === "children")) return `${tag}${isLong ? "\n" : " "}/>`;
  const children = typeof args.children === "string" ? args.children : "{children}";
  return `${tag}${isLong ? "\n" : ""}>${children}</${component}>`;
}

function valueOf(name: string, value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : `{${name}}`;
}
