/**
 * What follows `@mimi/ui/` where the component of a file is imported. The folder says on which shelf it is: those of `src/screens`
 * belong to the product, and all others are the library.
 *
 * @param file Relative to the package, such as `src/screens/shell/StaticScreen/StaticScreen.tsx`.
 * @returns Such as `screens/static-screen`.
 */
export function subpathOf(file: string): string {
  const [, component = ""] = /(\w+)\.tsx$/.exec(file) ?? [];
  const name = component.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return isScreen(file) ? `screens/${name}` : name;
}

/** Whether a file of the package belongs to a screen. */
export function isScreen(file: string): boolean {
  return file.startsWith("src/screens/");
}
