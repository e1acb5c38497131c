import { type LanguageTag, languages, type PageServer, type ServedHead } from "@mimi/contract";
import { inject } from "regexparam";
import { type AppRoute, routeAt } from "./routes.ts";
import { headTexts } from "./locales/en/heads.ts";
import { titleTexts } from "./locales/en/titles.ts";
import { setTexts, texts, type TextsByName } from "./state/texts/texts.ts";

type RouteTable = Readonly<Record<string, AppRoute>> & { readonly detail: AppRoute };

/**
 * What the server has to know of the pages of a route table, with the function that renders them. `translated` has the texts of
 * every language but English.
 */
export function pageServerOf(
  table: RouteTable,
  render: PageServer["render"],
  translated: Readonly<Record<string, TextsByName>> = {},
): PageServer {
  const all = Object.values(table);
  // All renders share the texts: they are set before each one.
  const speak = (language: LanguageTag) => setTexts(translated[language] ?? {});
  return {
    languages: languages.map(({ tag }) => tag).filter((tag) => tag === "en" || tag in translated),
    pageAt(path, isPhone, search = "", language = "en") {
      speak(language);
      const { route, params } = routeAt(path, table);
      const { status, head, indexed, rendered, userRendered } = route.server;
      const prefetch = () =>
        route.prefetch({ params, isPhone, isSignedIn: false, isRendered: false, rating: "sfw" });
      return {
        status,
        head: { ...texts(headTexts)[head], indexed },
        prose: route.prose,
        source: sourceOf(route),
        characterId: route === table.detail ? params.id : undefined,
        prefetch: rendered({ params, search }) ? prefetch() : null,
        userPrefetch: userRendered ? prefetch() : null,
      };
    },
    characterHead(character, language) {
      speak(language);
      return characterHead(character);
    },
    characterPath: (id) => inject(table.detail.pattern, { id }),
    sources: all.map(sourceOf),
    indexedPaths: all
      .filter(({ server, pattern }) => server.indexed === "yes" && !/[:*]/.test(pattern))
      .map(({ pattern }) => pattern),
    disallowedPaths: all
      .filter(({ server }) => server.indexed === "never-fetched")
      // A rule holds for all addresses that begin with it, so a last parameter that may be absent is left out.
      .map(({ pattern }) => pattern.replace(/\/:\w+\?$/, "").replace(/:\w+/g, "*")),
    render,
  };
}

const sourceOf = ({ page }: AppRoute) => `src/app/pages/${page}.tsx`;

/** The head of the page of a public character. */
function characterHead({ name, tagline }: { name: string; tagline: string }): ServedHead {
  const description = tagline || texts(headTexts).app.description;
  return { title: `${name} · ${texts(titleTexts).app}`, description, indexed: "yes" };
}
