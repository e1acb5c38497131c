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
export function componentFiles({ name, folder, title }: NewComponent): Readonly<Record<string, string>> {
  const variable = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const styles = posix.relative(folder, "styles");
  const themeRoot = posix.relative(folder, "components/ThemeRoot");
  const file = (suffix: string) => `${folder}/${name}${suffix}`;
  return {
    [file(".tsx")]: `import type { Copy } from "${themeRoot}/Copy.ts";
import { useCopy } from "${themeRoot}/ThemeContext.ts";
import { ${variable}Copy } from "./${name}.copy.ts";
import * as css from "./${name}.css.ts";

export interface ${name}Props {
  /** Texts of the component. @default English */
  copy?: Copy<typeof ${variable}Copy>;
}

/** Say in one sentence what the user sees, and which section of the specification requires it. */
export function ${name}(props: ${name}Props) {
  const copy = useCopy(${variable}Copy, props.copy);
  return <section className={css.root} aria-label={copy.label} />;
}
`,
    [file(".css.ts")]: `import { layered } from "${styles}/layered.ts";
import { vars } from "${styles}/vars.css.ts";

export const root = layered({ color: vars.color.fg, padding: vars.space[16] });
`,
    [file(".copy.ts")]: `/** Default texts of ${name}. */
export const ${variable}Copy = { label: "${label(name)}" };
`,
    [file(".fixtures.ts")]: `import type { ${name}Props } from "./${name}.tsx";

/** One per state of ${name}. */
export const ${variable}Fixtures = {
  default: {},
} as const satisfies Record<string, ${name}Props>;
`,
    [file(".docs.ts")]: `import type { ComponentDocs } from "${posix.relative(folder, "ComponentDocs.ts")}";

/** Usage notes for ${name}, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say when to use it."],
  whenNot: ["Say when to use another component, and which."],
  accessibility: ["Say what it does for users of a keyboard or a screen reader."],
  do: ["Say what to do."],
  dont: ["Say what to avoid."],
};
`,
    [file(".stories.tsx")]: `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${variable}Fixtures } from "./${name}.fixtures.ts";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "${title}",
  component: ${name},
  args: ${variable}Fixtures.default,
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Say when a user sees this state. */
export const Default: Story = {};
`,
  };
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

function label(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
