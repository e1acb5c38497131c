import { Badge } from "@mimi/ui/badge";
import { chatHeaderCopy } from "@mimi/ui/copy";
import { abbreviateCount } from "@mimi/ui/format";
import { HiddenCount } from "@mimi/ui/hidden-count";
import { vars } from "@mimi/ui/tokens";

/** A server component: it formats a number, and reads a token and a text itself, and renders client components. */
export default function Page() {
  return (
    <main style={{ color: vars.color.textMuted }}>
      <Badge tone="premium">{abbreviateCount(12_345, "en")} Chats</Badge>
      <HiddenCount count={1234} />
      <p>{chatHeaderCopy.newChat}</p>
    </main>
  );
}
