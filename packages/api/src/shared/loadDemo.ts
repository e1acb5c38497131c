/**
 * Loads the sample characters and the demo responder, which production does without. This is the only import of
 * `@mimi/demo`, and it is dynamic, so that a server that does not need the package does not read it.
 */
export function loadDemo(): Promise<typeof import("@mimi/demo")> {
  return import("@mimi/demo");
}
