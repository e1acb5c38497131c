/**
 * Loads the sample characters and the demo responder, which production does not use. This is the only import of
 * `@mimi/demo`, and it is dynamic, so that a server without sample data does not load it.
 */
export function loadDemo(): Promise<typeof import("@mimi/demo")> {
  return import("@mimi/demo");
}
