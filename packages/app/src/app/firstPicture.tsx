// What a page shows first, drawn by the server. `npm run build` leaves it beside the app for the API to load: nothing of
// it is sent to a browser.
import { type Character, getCharacter, listIndex, listTop } from "@mimi/contract";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { resumeSession } from "../features/auth/session.actions.ts";
import { showDetail } from "../features/character/detail.actions.ts";
import { showHome } from "../features/character/home.actions.ts";
import { pageSizeOf } from "../features/character/listingRules.ts";
import { showGreeting } from "../features/chat/open.actions.ts";
import { patterns } from "../paths.ts";
import { dataOf } from "../services/api/call.ts";
import type { PageConfig } from "../services/config.ts";
import { provideServices, type Services } from "../services/services.ts";
import { ChatPage } from "./ChatPage.tsx";
import { DetailPage } from "./DetailPage.tsx";
import { HomePage } from "./HomePage.tsx";

/** Bodies of answers, by the addresses under `/api` that were asked. */
export type Answers = Readonly<Record<string, unknown>>;

/** How a page is drawn from what its first calls answer. */
export interface FirstPicture {
  /** Addresses under `/api`, as `public/first.js` and the app ask them for a visitor. */
  readonly calls: readonly string[];
  /** Markup of the page. Throws when an answer is anything but what the page is there for. */
  readonly draw: (answers: Answers) => string;
}

/** What the server knows of whoever asks for a page. */
export interface Asking {
  readonly path: string;
  readonly isPhone: boolean;
  /** What the page tells the app. */
  readonly config: PageConfig;
}

/**
 * What stands first at an address for those who chose nothing: on home and on a character's page for a visitor, in a chat
 * for a member who never talked to the character. Null where only the app itself can tell.
 */
export function firstPicture(asking: Asking): FirstPicture | null {
  if (asking.path === patterns.home) return home(asking);
  const [, id = "", page] = /^\/character\/([\w-]+)\/(detail|chat)$/.exec(asking.path) ?? [];
  if (page === undefined) return null;
  return page === "chat" ? chat(asking, id) : detail(asking, id);
}

function home(asking: Asking): FirstPicture {
  const count = pageSizeOf(asking.isPhone);
  const [top, index] = ["/index/top/?rating=sfw", `/index/?page=1&count=${count}&rating=sfw`] as const;
  return {
    calls: [top, index],
    draw(answers) {
      showHome(dataOf(listTop, answers[top]), dataOf(listIndex, answers[index]), count);
      return drawn(asking, <HomePage />);
    },
  };
}

function detail(asking: Asking, id: string): FirstPicture {
  return ofCharacter(id, (character) => {
    showDetail(id, character);
    return drawn(asking, <DetailPage id={id} />);
  });
}

function chat(asking: Asking, id: string): FirstPicture {
  return ofCharacter(id, (character) => {
    if (/\{\{\s*user/i.test(character.greeting)) throw new Error("The greeting names its reader.");
    showGreeting(id, character, asking.config.demoModel);
    return drawn(asking, <ChatPage id={id} />, { isMember: true });
  });
}

function ofCharacter(id: string, draw: (character: Character) => string): FirstPicture {
  const call = `/character/detail/?character_id=${id}`;
  return {
    calls: [call],
    draw(answers) {
      const character = dataOf(getCharacter, answers[call]);
      // Whoever has the link may see more than what stands in a page for all.
      if (character.visibility !== "public" || character.rating !== "sfw")
        throw new Error("The character is not for everybody.");
      return draw(character);
    },
  };
}

/** Draws a page of the state that was put there for it. Nothing waits in between: the next page has another. */
function drawn({ path, config }: Asking, page: ReactNode, { isMember = false } = {}): string {
  // Whatever else the app asks of the outside, it asks once it runs in a browser.
  provideServices({
    browser: { now: () => new Date() },
    storage: { session: () => (isMember ? "a member's" : null), adult: () => "false" },
    config: () => config,
  } as unknown as Services);
  resumeSession();
  const markup = renderToStaticMarkup(<Router ssrPath={path}>{page}</Router>, {
    identifierPrefix: "picture",
  });
  // Where the app stands behind the picture, its own link to the content leads to its own content.
  return markup
    .replaceAll('"#content"', '"#picture-content"')
    .replace('id="content"', 'id="picture-content"');
}
