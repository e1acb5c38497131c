import type { AriaAttributes, CSSProperties, Ref } from "react";

/** The props that a component passes on to its root element. */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes {
  /** The `id` of the root element. */
  id?: string;
  /** Direction of its text; `auto` for the text of a person, which may be in any script. Absent: that of the page. */
  dir?: "ltr" | "rtl" | "auto";
  /** Class name added to the root element. */
  className?: string;
  /** Inline styles of the root element. */
  style?: CSSProperties;
  /** Ref to the root element, for example to focus it. */
  ref?: Ref<Root>;
  /** Any `data-` attribute of the root element. */
  [data: `data-${string}`]: unknown;
}

/**
 * Returns the attributes of a root element: those of `props` that belong there, and the component's own class name.
 *
 * The `ref` fits every element: the props of a component say which element it receives.
 *
 * @param className The class name of the component.
 * @param describedBy Id of a text of the component that describes it; ids in `props` are added.
 */
export function rootProps<Root extends Element>(
  props: RootProps<Root>,
  className?: string | false,
  describedBy?: string | false,
): RootProps<never> {
  return {
    ...filtered(props, true),
    className: joined(className, props.className),
    "aria-describedby": joined(describedBy, props["aria-describedby"]),
  };
}

/** Returns the other props, for a part of the component that has a root of its own. */
export function withoutRootProps<Props extends object>(props: Props): Omit<Props, keyof RootProps> {
  return filtered(props, false) as Omit<Props, keyof RootProps>;
}

const rootProp = /^(id|ref|style|className|dir|(data|aria)-.+)$/;

function filtered(props: object, isRootProp: boolean): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => rootProp.test(name) === isRootProp));
}

function joined(...values: (string | false | undefined)[]): string | undefined {
  return values.filter(Boolean).join(" ") || undefined;
}
