import type { AriaAttributes, CSSProperties, ComponentPropsWithRef, HTMLAttributes, JSX, Ref } from "react";

/** Any `data-` attributes. */
export interface DataAttributes {
  /** Any `data-` attribute of the root element. */
  [data: `data-${string}`]: unknown;
}

/**
 * The props of an HTML element, which a component passes on to it: attributes, handlers, `data-` attributes and the ref.
 * `Own` are the names of those that the component defines itself.
 */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag> & DataAttributes,
  Own
>;

/** The props that all HTML elements have, for a component whose element depends on a prop. */
export type ElementProps<Own extends PropertyKey = never> = Omit<
  HTMLAttributes<HTMLElement> & DataAttributes,
  Own
> & {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
};

/** The props that a component passes on to its root element. */
export interface RootProps<Root extends Element = HTMLElement> extends AriaAttributes, DataAttributes {
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
    ...Object.fromEntries(Object.entries(props).filter(([name]) => rootProp.test(name))),
    className: joinNames(className, props.className),
    "aria-describedby": joinNames(describedBy, props["aria-describedby"]),
  };
}

const rootProp = /^(id|ref|style|className|dir|(data|aria)-.+)$/;

/** Returns class names or ids as one attribute, without those that are absent. */
export function joinNames(...values: readonly (string | false | undefined)[]): string | undefined {
  return values.filter(Boolean).join(" ") || undefined;
}
