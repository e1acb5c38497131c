import type { ModelSettings, RequestFormat } from "../../../config/modelSettings.ts";
import { ProviderError } from "../../../providers/model/compatible/providerError.ts";
import type { ModelRequest } from "../../../providers/model/Model.ts";
import type { Probe } from "./requestProbe.ts";

/** Settings that help where a server refuses chats as they are sent by default. */
interface Remedy {
  /** As they are written in `MODELS_FILE`. */
  readonly setting: string;
  readonly format: Partial<RequestFormat>;
}

/** Orders of roles, those nearest to the default first. */
const ROLES: readonly Remedy[] = [
  { setting: '"system_role": "first"', format: { systemRole: "first" } },
  { setting: '"alternate_roles": true', format: { alternateRoles: true } },
  {
    setting: '"alternate_roles": true, "system_role": "none"',
    format: { alternateRoles: true, systemRole: "none" },
  },
];

/** Fields that some servers do not know. */
const FIELDS: readonly Remedy[] = [
  {
    setting: '"seed_field": "none", "stop_at_names": false, no "include_usage", "sampling" or "extra_body"',
    format: { seedField: null, stopAtNames: false, includeUsage: false, sampling: {}, extraBody: {} },
  },
];

/** What was found about the form of requests that a server accepts. */
export interface AcceptedFormat {
  readonly probe: Probe;
  /** The settings with which the probe was accepted. */
  readonly settings: ModelSettings;
  /** What must be added to the configuration; null when it is right. */
  readonly remedy: string | null;
}

/**
 * Sends a chat as it is configured, and when the server refuses its form, with the settings that help elsewhere, until one is
 * accepted. Null when the server refuses all of them.
 */
export async function findAcceptedFormat(
  settings: ModelSettings,
  request: ModelRequest,
  send: (settings: ModelSettings, request: ModelRequest) => Promise<Probe>,
): Promise<AcceptedFormat | { readonly probe: Probe; readonly settings: null }> {
  const probe = await send(settings, request);
  if (!isRefused(probe)) return { probe, settings, remedy: null };
  const both = [...ROLES.map((role) => [role]), FIELDS, [...FIELDS, ...ROLES.slice(1, 2)]];
  for (const remedies of both) {
    const format = Object.assign({}, settings.format, ...remedies.map((one) => one.format)) as RequestFormat;
    const changed = { ...settings, format };
    const other = await send(changed, request);
    if (isRefused(other)) continue;
    const remedy = remedies.map(({ setting }) => setting).join(", ");
    return { probe: other, settings: changed, remedy };
  }
  return { probe, settings: null };
}

/** Statuses with which servers refuse the roles or a field: llama.cpp answers 500 when its template fails. */
const REFUSED = [400, 422, 500];

function isRefused({ end, firstTokenMs }: Probe): boolean {
  const error = end.kind === "error" && firstTokenMs === null ? end.error : null;
  return error instanceof ProviderError && !error.isUnknownModel && REFUSED.includes(error.statusCode ?? 0);
}
