/** The release status of a component or a story. */
export const statuses = {
  draft: { name: "Draft", description: "Still being worked on: look, and say what you think." },
  ready: { name: "Ready", description: "Done from our side: waits to be signed off." },
  "signed-off": {
    name: "Signed off",
    description: "Agreed. A change of its pictures needs a new agreement.",
  },
} as const;

export type Status = keyof typeof statuses;

const names = Object.keys(statuses) as Status[];

/**
 * Returns the status among a story's tags. Stories are `ready` by default (preview.tsx); others have `tags: ["draft",
 * "!ready"]`, and signed-off ones `["signed-off", "!ready"]`. Throws when a story has no status or several.
 */
export function statusOf(tags: readonly string[]): Status {
  const found = names.filter((name) => tags.includes(name));
  const [status] = found;
  if (status === undefined || found.length > 1) {
    throw new Error(
      `A story must have exactly one of the tags ${names.join(", ")}, and has ${found.join(", ") || "none"}. ` +
        'Take the default away where you set another: tags: ["draft", "!ready"].',
    );
  }
  return status;
}
