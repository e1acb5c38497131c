/**
 * A control of a story that offers states by name, for a prop whose values are objects.
 *
 * @example
 * argTypes: { grid: namedStates({ loading: grids.loading, ready: grids.ready }) }
 */
export function namedStates(states: Readonly<Record<string, unknown>>) {
  return { options: Object.keys(states), mapping: states, control: { type: "select" } } as const;
}

/**
 * The control for one prop of fixtures that have several. A fixture without the prop is a state without it. A value that
 * several fixtures share has the name of the first.
 */
export function namedStatesOf<Fixture extends object>(
  fixtures: Readonly<Record<string, Fixture>>,
  prop: Fixture extends unknown ? keyof Fixture : never,
) {
  const values = Object.values(fixtures).map((props): unknown => props[prop as keyof Fixture]);
  const states = Object.keys(fixtures)
    .map((name, index) => [name, values[index]] as const)
    .filter(([, value], index) => values.indexOf(value) === index);
  return namedStates(Object.fromEntries(states));
}
