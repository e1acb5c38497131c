import { createCall } from "../services/api/call.ts";
import { createDownload } from "../services/api/download.ts";
import { createReplyStreams } from "../services/api/stream.ts";
import { provideServices } from "../services/services.ts";
import { resumeSession } from "../features/auth/session.actions.ts";
import { fakeServices } from "./fakeServices.ts";
import { freshState } from "./freshState.ts";

/** The address of the API in stories. Only mocked calls are answered. */
export const storyApi = "http://mimi.test/api";

/** What is outside the app and no call. */
export type StoryOutside = Pick<ReturnType<typeof fakeServices>, "browser" | "identity" | "storage">;

let outside: StoryOutside | undefined;

/** The services of the current story. */
export function outsideStory(): StoryOutside {
  if (!outside) throw new Error("No story was started: call startStory before this.");
  return outside;
}

/** Resets the state, and provides real HTTP clients whose calls the story answers. */
export function startStory({ signedIn }: { signedIn: boolean }): void {
  freshState();
  const fakes = fakeServices();
  outside = fakes;
  fakes.storage.setAdult(false);
  if (signedIn) fakes.storage.setSession("session-of-the-story");
  const connection = {
    origin: new URL(storyApi).origin,
    session: fakes.storage.session,
    retryDelay: () => 0,
  };
  provideServices({
    ...fakes,
    call: createCall(connection),
    download: createDownload(connection),
    streams: createReplyStreams({ ...connection, untilOnline: async () => undefined }),
  });
  resumeSession();
}
