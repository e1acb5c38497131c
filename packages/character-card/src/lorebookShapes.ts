import { booleanOf, isObject, type JsonObject, numberOf, stringOf, textsOf } from "./json.ts";

/**
 * The lorebook in a file without a character; undefined for anything else. RisuAI has it in `data` or in a module, Kobold in
 * `worldinfo`; some programs write only the list of entries.
 */
export function lorebookIn(content: unknown): JsonObject | undefined {
  if (Array.isArray(content)) return content.some(isEntry) ? { entries: content } : undefined;
  if (!isObject(content)) return undefined;
  const { entries, kind, data, lorebookVersion, worldinfo, module } = content;
  if (kind === "memory" || lorebookVersion !== undefined || isObject(entries) || Array.isArray(entries)) {
    return content;
  }
  if (isObject(data) && "entries" in data) return data;
  if (isObject(module) && Array.isArray(module.lorebook))
    return { name: module.name, entries: module.lorebook };
  const inner = [content.character_book, content.lorebook].find((one) => isObject(one) && "entries" in one);
  return isObject(inner) ? inner : (lorebookIn(data) ?? lorebookIn(worldinfo));
}

/** Whether a value of a list is an entry of a lorebook. */
function isEntry(value: unknown): boolean {
  if (!isObject(value)) return false;
  const hasKeys = "key" in value || "keys" in value || "keywords" in value;
  return hasKeys && ("content" in value || "entry" in value);
}

/**
 * The entries of a lorebook with the names of V2 (`character_book.entries`). World info of SillyTavern and RisuAI, and
 * lorebooks of Agnai, AI Dungeon and NovelAI have other names. What V2 has no name for is in the extensions of the entry.
 */
export function standardEntries(book: JsonObject): readonly JsonObject[] {
  const { entries } = book;
  const list = Array.isArray(entries) ? entries : isObject(entries) ? Object.values(entries) : [];
  return list.filter(isObject).map(standardEntry);
}

function standardEntry(entry: JsonObject): JsonObject {
  if ("keys" in entry && "content" in entry) return entry;
  if ("key" in entry && ("insertorder" in entry || "alwaysActive" in entry)) return fromRisu(entry);
  if ("key" in entry && "content" in entry) return fromWorldInfo(entry);
  if (("keywords" in entry || "keys" in entry) && "entry" in entry) return fromAgnai(entry);
  return "keys" in entry && "text" in entry ? fromNovelAi(entry) : entry;
}

/** SillyTavern's names in world info that are others in the extensions of a card. */
const NAMES_IN_CARDS: Readonly<Record<string, string>> = {
  caseSensitive: "case_sensitive",
  matchWholeWords: "match_whole_words",
  scanDepth: "scan_depth",
  excludeRecursion: "exclude_recursion",
  preventRecursion: "prevent_recursion",
  delayUntilRecursion: "delay_until_recursion",
  displayIndex: "display_index",
  groupOverride: "group_override",
  groupWeight: "group_weight",
  useGroupScoring: "use_group_scoring",
  automationId: "automation_id",
};

/** SillyTavern's world info. Its other fields are in the extensions, as SillyTavern writes them there itself. */
function fromWorldInfo(entry: JsonObject): JsonObject {
  const { uid, key, keysecondary, comment, content, constant, selective, order, position, disable, ...rest } =
    entry;
  return {
    id: uid,
    keys: keysOf(key),
    secondary_keys: keysOf(keysecondary),
    comment: stringOf(comment),
    content: stringOf(content),
    constant: booleanOf(constant) ?? false,
    selective: booleanOf(selective) ?? false,
    insertion_order: numberOf(order) ?? 100,
    enabled: booleanOf(disable) !== true,
    position: numberOf(position) === 0 || position === undefined ? "before_char" : "after_char",
    case_sensitive: booleanOf(entry.caseSensitive) ?? false,
    use_regex: false,
    extensions: {
      ...Object.fromEntries(
        Object.entries(rest).map(([name, value]) => [NAMES_IN_CARDS[name] ?? name, value]),
      ),
      position,
    },
  };
}

function fromRisu(risu: JsonObject): JsonObject {
  const { key, secondkey, insertorder, comment, content, mode, alwaysActive, selective, useRegex, ...rest } =
    risu;
  return {
    keys: keysOf(key),
    secondary_keys: keysOf(secondkey),
    comment: stringOf(comment),
    content: stringOf(content),
    constant: booleanOf(alwaysActive) ?? mode === "constant",
    selective: booleanOf(selective) ?? false,
    insertion_order: numberOf(insertorder) ?? 100,
    // A folder has no text of its own.
    enabled: mode !== "folder",
    use_regex: booleanOf(useRegex) ?? false,
    extensions: { ...rest, mode },
  };
}

function fromAgnai({
  name,
  entry,
  keywords,
  keys,
  priority,
  weight,
  enabled,
  ...rest
}: JsonObject): JsonObject {
  return {
    name: stringOf(name),
    keys: keysOf(keywords ?? keys),
    content: stringOf(entry),
    enabled: booleanOf(enabled) ?? true,
    insertion_order: numberOf(weight) ?? 100,
    priority: numberOf(priority),
    use_regex: false,
    extensions: rest,
  };
}

function fromNovelAi({ text, displayName, keys, enabled, forceActivation, ...rest }: JsonObject): JsonObject {
  const context = isObject(rest.contextConfig) ? rest.contextConfig : {};
  return {
    name: stringOf(displayName),
    keys: keysOf(keys),
    content: stringOf(text),
    enabled: booleanOf(enabled) ?? true,
    constant: booleanOf(forceActivation) ?? false,
    // The highest priority of NovelAI is sent first.
    insertion_order: -(numberOf(context.budgetPriority) ?? 0),
    use_regex: false,
    extensions: rest,
  };
}

/** A key of a text with commas. A pattern in slashes may have commas itself. */
const KEYS_IN_TEXT = /\s*\/(?:\\.|[^\\/])+\/[a-z]*\s*(?=,|$)|[^,]+/g;

/** A list of keys, or one text with commas. */
export function keysOf(value: unknown): string[] {
  const list = typeof value === "string" ? value.match(KEYS_IN_TEXT) : value;
  return textsOf(list, ["text", "key"])
    .map((key) => key.trim())
    .filter(Boolean);
}
