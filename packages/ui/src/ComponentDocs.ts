/**
 * Usage notes of a component, shown on its docs page in Storybook. Each component has them in `X.docs.ts`. A list has
 * a few whole sentences, and is left out where there is nothing to say.
 */
export interface ComponentDocs {
  /** When to use it. */
  readonly when: readonly string[];
  /** When to use another component, and which. */
  readonly whenNot?: readonly string[];
  /** What it does for users of a keyboard, a screen reader, larger text or other colours. */
  readonly accessibility?: readonly string[];
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
}
