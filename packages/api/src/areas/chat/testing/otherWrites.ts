import { routes } from "@mimi/contract";
import { newId } from "../../../shared/ids.ts";
import type { ApiProcess } from "../../../testing/apiProcess.ts";

/** A write outside of chats, with the fact that is true afterwards. */
export interface OtherWrite {
  readonly fact: string;
  /** Resolves to whether the API confirmed the write. */
  do(api: ApiProcess, session: string): Promise<boolean>;
}

const LIKED = "liked ";

/** One write of each kind. Writes that can be repeated differ by `round`. */
export async function otherWrites(
  api: ApiProcess,
  session: string,
  round: number,
): Promise<readonly OtherWrite[]> {
  const top = (await api.call(routes.listTop, {}, { session })).data;
  const tags = (await api.call(routes.listTags, {}, { session })).data;
  const characterId = top[round % top.length]?.id ?? "";
  const tag = String(tags[round % tags.length]?.id);
  const name = `Persona ${newId()}`;
  const card = `Character ${newId()}`;
  const attest = { method: "statement", version: "2026-11" } as const;
  const once: readonly OtherWrite[] = [
    { fact: "paid", do: pay },
    { fact: "adult", do: async (to) => isDone(await to.call(routes.attestAdult, attest, { session })) },
  ];
  const again: readonly OtherWrite[] = [
    {
      fact: LIKED + characterId,
      do: async (to) => isDone(await to.call(routes.like, { character_id: characterId }, { session })),
    },
    { fact: name, do: async (to) => isDone(await to.call(routes.savePersona, { name }, { session })) },
    {
      fact: card,
      do: async (to) => isDone(await to.call(routes.saveCharacter, { name: card }, { session })),
    },
    {
      fact: `hidden ${tag}`,
      do: async (to) => isDone(await to.call(routes.hide, { kind: "tag", id: tag }, { session })),
    },
  ];
  const all = round === 0 ? [...again, ...once] : again;
  // Users start with different writes, so that each write is the last one before a failure at some time.
  const first = Math.floor(Math.random() * all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

/** The facts that are true of a user. Of the likes only those that were requested are checked. */
export async function factsOf(
  api: ApiProcess,
  session: string,
  requested: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const ids = [...requested].flatMap((fact) => (fact.startsWith(LIKED) ? [fact.slice(LIKED.length)] : []));
  const seen = await Promise.all(
    ids.map(
      async (character_id) => (await api.call(routes.getCharacter, { character_id }, { session })).data,
    ),
  );
  const personas = (await api.call(routes.listPersonas, {}, { session })).data.items;
  const own = (await api.call(routes.listMine, { count: 50 }, { session })).data.items;
  const { tags } = (await api.call(routes.getHidden, {}, { session })).data;
  const { plan_id } = (await api.call(routes.getPlan, {}, { session })).data;
  const { adult_attested_at } = (await api.call(routes.getUser, {}, { session })).data;
  return new Set([
    ...seen.filter(({ viewer }) => viewer.liked).map(({ id }) => LIKED + id),
    ...[...personas, ...own].map(({ name }) => name ?? ""),
    ...tags.map(({ id }) => `hidden ${id}`),
    ...(plan_id === 105 ? ["paid"] : []),
    ...(adult_attested_at === null ? [] : ["adult"]),
  ]);
}

/** Pays at the simulator, which calls the webhook with signed events and then redirects the user back. */
async function pay(api: ApiProcess, session: string): Promise<boolean> {
  const { data } = await api.call(routes.getCheckoutUrl, { plan: 105 }, { session });
  const { pathname, searchParams } = new URL(data.url);
  const body = new URLSearchParams({
    ticket: searchParams.get("ticket") ?? "",
    choice: String(105),
  });
  const answer = await fetch(`${api.origin}${pathname}`, { method: "POST", body, redirect: "manual" });
  return answer.status === 303 && (answer.headers.get("Location") ?? "").includes("message=success");
}

function isDone({ code }: { readonly code: number }): boolean {
  return code === 0;
}
