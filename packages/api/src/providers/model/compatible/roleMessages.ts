import type { RequestFormat } from "../../../config/modelSettings.ts";
import type { ModelMessage } from "../Model.ts";

/** A message of the protocol. */
interface RoleMessage {
  readonly role: ModelMessage["role"];
  readonly content: string;
}

/** The first message of the user when a chat begins with the character, and the server allows only the user to begin. */
const BEGINNING = "[Start of the chat]";
const BETWEEN = "\n\n";

/**
 * The system text and the messages in the roles that a server accepts. A system message that is not allowed becomes text
 * of the user, in the message of the user beside it if there is one.
 */
export function roleMessages(
  system: string,
  messages: readonly ModelMessage[],
  { systemRole, alternateRoles }: Pick<RequestFormat, "systemRole" | "alternateRoles">,
): readonly RoleMessage[] {
  const all: readonly ModelMessage[] =
    system === "" ? messages : [{ role: "system", text: system }, ...messages];
  const isAllowed = (index: number) =>
    systemRole === "anywhere" && !alternateRoles ? true : systemRole !== "none" && index === 0;
  const sent: RoleMessage[] = [];
  let wasSystem = false;
  for (const [index, { role, text }] of all.entries()) {
    const isMoved = role === "system" && !isAllowed(index);
    const next = { role: isMoved ? "user" : role, content: text } as const;
    const last = sent.at(-1);
    // Text of the user that was a system message belongs to the user's message before or after it.
    if (last?.role === next.role && (alternateRoles || isMoved || wasSystem))
      sent[sent.length - 1] = { role: last.role, content: last.content + BETWEEN + next.content };
    else sent.push(next);
    wasSystem = isMoved;
  }
  const first = sent.findIndex(({ role }) => role !== "system");
  if (alternateRoles && sent[first]?.role === "assistant")
    sent.splice(first, 0, { role: "user", content: BEGINNING });
  return sent;
}
