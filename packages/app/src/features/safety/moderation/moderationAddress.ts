import type { ReportKind } from "@mimi/contract";
import type { ModerationLogFilter } from "@mimi/ui/screens/moderation-screen";
import { routes } from "../../../routes.ts";

/** What the moderation page shows, as its address holds it. */
export type ModerationPlace =
  | { readonly tab: "queue"; readonly open?: CaseKey }
  | { readonly tab: "appeals" }
  | { readonly tab: "account"; readonly uid: string }
  | { readonly tab: "log"; readonly filter: ModerationLogFilter };

/** An item in the queue. */
export interface CaseKey {
  readonly kind: ReportKind;
  readonly id: string;
}

const kinds: readonly ReportKind[] = ["character", "message", "image", "profile"];

/** The text that identifies an item. */
export function keyOf({ kind, id }: CaseKey): string {
  return `${kind}/${id}`;
}

/** The item of a text; undefined for a text that names none. */
export function caseOf(key: string | null | undefined): CaseKey | undefined {
  const [name, id] = (key ?? "").split("/");
  const kind = kinds.find((one) => one === name);
  return kind && id && /^[\w-]{1,64}$/.test(id) ? { kind, id } : undefined;
}

/** Whether a case is opened from the queue alone. Back then closes it: on a phone it covers the queue. */
export function opensFirstCase(place: ModerationPlace, open: CaseKey | undefined): boolean {
  return open !== undefined && place.tab === "queue" && !place.open;
}

/** The place of a query. What it does not understand is left out. */
export function parseModeration(search: string): ModerationPlace {
  const query = new URLSearchParams(search);
  const uid = query.get("account");
  if (uid && /^[\w-]{1,64}$/.test(uid)) return { tab: "account", uid };
  if (query.get("tab") === "appeals") return { tab: "appeals" };
  if (query.get("tab") === "log") {
    const text = (name: string) => query.get(name) ?? "";
    const day = (name: string) => (isDay(text(name)) ? text(name) : "");
    const criticalOnly = query.get("critical") === "1";
    return {
      tab: "log",
      filter: {
        ...{ action: text("action"), actor: text("actor"), item: text("item"), criticalOnly },
        ...{ from: day("from"), to: day("to") },
      },
    };
  }
  const open = caseOf(query.get("case"));
  return { tab: "queue", ...(open && { open }) };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The query of a place. */
export function formatModeration(place: ModerationPlace): string {
  const query = new URLSearchParams();
  if (place.tab === "account") query.set("account", place.uid);
  if (place.tab === "appeals" || place.tab === "log") query.set("tab", place.tab);
  if (place.tab === "queue" && place.open) query.set("case", keyOf(place.open));
  if (place.tab === "log") {
    const { action, actor, item, from, to, criticalOnly } = place.filter;
    for (const [name, text] of Object.entries({ action, actor, item, from, to }))
      if (text) query.set(name, text);
    if (criticalOnly) query.set("critical", "1");
  }
  // The slash of a case stays readable.
  return query.toString().replaceAll("%2F", "/");
}

/** The address of a place. Not in `paths`, which is part of the first page. */
export function moderationPath(place: ModerationPlace): string {
  const query = formatModeration(place);
  return routes.moderation.pattern + (query ? `?${query}` : "");
}

/** The addresses of the tabs, without filters. */
export const moderationHrefs = {
  queue: moderationPath({ tab: "queue" }),
  appeals: moderationPath({ tab: "appeals" }),
  log: moderationPath({
    tab: "log",
    filter: { action: "", actor: "", item: "", from: "", to: "", criticalOnly: false },
  }),
};
