import { Button } from "@mimi/ui/button";
import { ThemeRoot } from "@mimi/ui";

/** What the package's README shows first, and what the browser and the server below both draw. */
export function Page() {
  return (
    <ThemeRoot theme="dark">
      <Button>Start chat</Button>
    </ThemeRoot>
  );
}
