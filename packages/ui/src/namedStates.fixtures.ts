/**
 * A control of a story that offers states by name, for a prop whose values are objects.
 *
 * @example
 * argTypes: { grid: namedStates({ loading: grids.loading, ready: grids.ready }) }
 */
export function namedStates(states: Readonly<Record<string, unknown>>) {
  return { options: Object.keys(states), mapping: states, control: { type: "select" } } as const;
}

/** The control for one prop of fixtures that have several. */
export function namedStatesOf<Prop extends string>(
  fixtures: Readonly<Record<string, Readonly<Partial<Record<Prop, unknown>>>>>,
  prop: Prop,
) {
  return namedStates(
    Object.fromEntries(Object.entries(fixtures).map(([name, props]) => [name, props[prop]])),
  );
}
