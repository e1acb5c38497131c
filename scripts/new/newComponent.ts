import { posix } from "node:path";

/** The areas that folders of every package are named after. */
const areas = ["shell", "auth", "account", "plan", "character", "chat", "safety"] as const;

/** A component that does not exist yet. */
export interface NewComponent {
  /** `LoginModal`. */
  readonly name: string;
  /** Its folder below `packages/ui/src`: `components/Modal`, `features/auth/LoginModal` or `screens/shell/StaticScreen`. */
  readonly folder: string;
  /** Where Storybook lists it: `Features/Auth/LoginModal` or `Screens/Static`. */
  readonly title: string;
}

/** Parses `auth/LoginModal`, or `Badge` for a general component. Returns a text if the name is wrong. */
export function readName(text: string): NewComponent | string {
  const [name = "", area, ...rest] = text.split("/").reverse();
  if (rest.length > 0) return `"${text}" has too many parts; write <area>/<Name> or <Name>.`;
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name)) {
    return `"${name}" is not a component's name; write words joined in PascalCase, like LoginModal.`;
  }
  if (/(Manager|Helper|Utils?|Data|Info|Handler|Wrapper|Component)\d*$/.test(name)) {
    return `"${name}" does not say what it is; name what the user of the product sees.`;
  }
  if (area === undefined) return { name, folder: `components/${name}`, title: `Components/${name}` };
  if (!areas.some((known) => known === area)) return `There is no area "${area}", only ${areas.join(", ")}.`;
  if (isProductPage(area, name)) {
    return {
      name,
      folder: `screens/${area}/${name}`,
      title: `Screens/${label(name.replace(/Screen$/, ""))}`,
    };
  }
  const heading = `${area.charAt(0).toUpperCase()}${area.slice(1)}`;
  return { name, folder: `features/${area}/${name}`, title: `Features/${heading}/${name}` };
}

/** Whether a component belongs to the product, and not to the library: whole pages, and all of the account and of safety. */
export function isProductPage(area: string, name: string): boolean {
  return name.endsWith("Screen") || area === "account" || area === "safety";
}

/** The files of a component's folder, by path below `packages/ui/src`. They compile and pass the checks. */
export function componentFiles(component: NewComponent): Readonly<Record<string, string>> {
  const { name, folder, title } = component;
  const styles = posix.relative(folder, "styles");
  const file = (suffix: string) => `${folder}/${name}${suffix}`;
  return {
    [file(".tsx")]: folder.startsWith("components/") ? generalComponent(name) : areaComponent(component),
    [file(".css.ts")]: `import { layered } from "${styles}/layered.ts";
import { vars } from "${styles}/vars.css.ts";

export const root = layered({ color: vars.color.fg, padding: vars.space[16] });
`,
    [file(".docs.ts")]: `import type { ComponentDocs } from "${posix.relative(folder, "ComponentDocs.ts")}";

/** Usage notes for ${name}, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say when to use it."],
};
`,
    [file(".stories.tsx")]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "${title}",
  component: ${name},
  args: { children: "${label(name)}" },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Say when a user sees this state. */
export const Default: Story = {};
`,
  };
}

/** Its root element receives all props of its element. */
function generalComponent(name: string): string {
  return `import type { ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./${name}.css.ts";

export interface ${name}Props extends NativeProps<"div"> {
  /** Say what it contains. */
  children: ReactNode;
}

${documentation(name)}
export function ${name}({ className, ...rest }: ${name}Props) {
  return <div {...rest} className={joinNames(css.root, className)} />;
}
`;
}

/** Its root element receives what every element has. */
function areaComponent({ name, folder }: NewComponent): string {
  const rootProps = posix.relative(folder, "components/rootProps.ts");
  return `import type { ReactNode } from "react";
import { rootProps } from "${rootProps}";
import type { RootProps } from "${rootProps}";
import * as css from "./${name}.css.ts";

export interface ${name}Props extends RootProps<HTMLDivElement> {
  /** Say what it contains. */
  children: ReactNode;
}

${documentation(name)}
export function ${name}(props: ${name}Props) {
  return <div {...rootProps(props, css.root)}>{props.children}</div>;
}
`;
}

function documentation(name: string): string {
  return `/**
 * Say in one sentence what the user sees.
 *
 * @example
 * <${name}>${label(name)}</${name}>
 */`;
}

/** The changeset of a new component, and its path. */
export function componentChangeset({ name }: NewComponent): readonly [file: string, content: string] {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, "-$&").toLowerCase();
  const content = `---
"@mimi/ui": minor
---

**${name}**: say what a user of the package sees.
`;
  return [`.changeset/new-${words}.md`, content];
}

/** The text of the barrel with the lines of the component, sorted by file. */
export function withExport(barrel: string, { name, folder }: NewComponent): string {
  const from = `"./${folder}/${name}.tsx"`;
  const lines = barrel.split("\n").filter((line) => line !== "");
  const added = [`export { ${name} } from ${from};`, `export type { ${name}Props } from ${from};`];
  const before = lines.findIndex((line) => (/from ("[^"]+")/.exec(line)?.[1] ?? "") > from);
  lines.splice(before === -1 ? lines.length : before, 0, ...added);
  return `${lines.join("\n")}\n`;
}

/** The test of the public names with the name of the component, in alphabetical order. */
export function withPublicName(test: string, { name }: NewComponent): string {
  return test.replace(/(?<=const PUBLIC = `\n)[^`]+/, (names) => {
    const all = [...names.trim().split("\n"), name];
    return `${all.toSorted((a, b) => (a < b ? -1 : 1)).join("\n")}\n`;
  });
}

function label(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
