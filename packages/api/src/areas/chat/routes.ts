import type { Deps } from "../../domain/deps.ts";
import type { Area } from "../../http/handle.ts";
import { chatEndpoints } from "./chats/routes.ts";
import { Replies } from "./replies/Replies.ts";
import { MemoryWriter } from "./memory/MemoryWriter.ts";
import { memoryEndpoints } from "./memory/routes.ts";
import { messageEndpoints } from "./messages/routes.ts";
import { personaEndpoints } from "./personas/routes.ts";
import { Prompts } from "./prompt/Prompts.ts";
import { promptEndpoints } from "./prompt/routes.ts";
import { revisionEndpoints } from "./revisions/routes.ts";
import { TitleWriter } from "./titles/TitleWriter.ts";
import { replyEndpoints } from "./send/routes.ts";

/** Milliseconds that running replies get to complete when the process stops. */
const GRACE_MS = 5_000;

/** Chats with characters: their messages, their replies, and what the prompts are made of. */
export function chatArea(deps: Deps): Area {
  const prompts = new Prompts(deps);
  const replies = new Replies(deps);
  deps.suspendedUsers.onStop((userId) => replies.stopOf(userId));
  const memoryWriter = new MemoryWriter(deps, prompts);
  const titleWriter = new TitleWriter(deps);
  return {
    served: [
      ...replyEndpoints(deps, { prompts, replies, memoryWriter, titleWriter }),
      ...messageEndpoints(deps, prompts),
      ...chatEndpoints(deps, replies),
      ...personaEndpoints(deps),
      ...memoryEndpoints(deps),
      ...promptEndpoints(deps, prompts),
      ...revisionEndpoints(deps),
    ],
    stop: async () => {
      const ended = replies.close(GRACE_MS);
      await Promise.all([ended, memoryWriter.close()]);
      await titleWriter.close();
    },
  };
}
