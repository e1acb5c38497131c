/** §4: the stored choice, otherwise the system's preference. */
export function themeOf(storedDark: boolean | null, prefersDark: boolean): "dark" | "light" {
  return (storedDark ?? prefersDark) ? "dark" : "light";
}
