/** Whether a prepared story, or the context of one, shows the state of its args. A story with a play function is an interaction test. */
export function isState(story: object): boolean {
  return !("playFunction" in story) || story.playFunction === undefined;
}
