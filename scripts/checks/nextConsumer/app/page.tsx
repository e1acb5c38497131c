import { Badge } from "@mimi/ui/badge";
import { abbreviateCount } from "@mimi/ui/format";
import { HiddenCount } from "@mimi/ui/hidden-count";

/** A server component: it formats a number itself, and renders client components. */
export default function Page() {
  return (
    <main>
      <Badge tone="gold">{abbreviateCount(12_345, "en")} Chats</Badge>
      <HiddenCount count={1234} />
    </main>
  );
}
