/** The tests and stories of the packages. */
const PACKAGE_TESTS = /^packages\/.*\.(?:test|stories|docs)\.tsx?$/;

/** Files that the running product does not consist of. */
export const NOT_IN_THE_PRODUCT: readonly RegExp[] = [
  /^(?:__vr__|bench|docs|operate|\.changeset|\.github|\.storybook)\//,
  PACKAGE_TESTS,
];

/** Files that no story needs. */
export const NOT_IN_STORYBOOK: readonly RegExp[] = [
  /^(?:bench|e2e|operate|\.github|packages\/api)\//,
  /^packages\/.*\.test\.tsx?$/,
];

/** Files that `@mimi/ui` and those who install it do not need. */
export const NOT_IN_THE_PACKAGE: readonly RegExp[] = [
  /^(?:__vr__|bench|docs|e2e|operate|\.github|\.storybook|packages\/(?:api|app|demo))\//,
  PACKAGE_TESTS,
];
