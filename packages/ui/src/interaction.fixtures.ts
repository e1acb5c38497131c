/**
 * What each interaction test has: a story with a play function. It has no screenshot, because a screenshot shows the state of the args.
 * Where all stories of a file are tests, the meta has its parameters.
 *
 * @example
 * export const Pressed: Story = { ...interaction, play: async ({ canvas }) => {} };
 */
export const interaction = { parameters: { chromatic: { disableSnapshot: true } } };
