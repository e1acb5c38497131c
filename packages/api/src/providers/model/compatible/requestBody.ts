import type { RequestFormat } from "../../../config/modelSettings.ts";
import type { ModelRequest } from "../Model.ts";
import { stopTexts } from "../reply/speakers.ts";
import { roleMessages } from "./roleMessages.ts";

/** The model as its server knows it, and what the server expects. */
export interface RequestTarget {
  readonly name: string;
  readonly format: RequestFormat;
}

/** OpenAI and others refuse more stop texts. */
const STOPS_MAX = 4;

/** The body of a streamed chat completion. Fields without a value are left out: some servers refuse null. */
export function requestBody(
  { name, format }: RequestTarget,
  { system, messages, seed, maxTokens, speakers }: ModelRequest & { readonly maxTokens: number },
): Readonly<Record<string, unknown>> {
  const { maxTokensField, seedField, includeUsage, extraBody } = format;
  const { seed: fixedSeed, stop = [], ...sampling } = format.sampling;
  const stops = [stop, speakers && format.stopAtNames ? stopTexts(speakers) : []].flat();
  const sentSeed = seed ?? fixedSeed;
  return {
    model: name,
    messages: roleMessages(system, messages, format),
    ...(maxTokensField === null ? {} : { [maxTokensField]: maxTokens }),
    ...(seedField === null || sentSeed === undefined ? {} : { [seedField]: sentSeed }),
    stream: true,
    ...(includeUsage ? { stream_options: { include_usage: true } } : {}),
    ...sampling,
    ...(stops.length === 0 ? {} : { stop: stops.slice(0, Math.max(STOPS_MAX, [stop].flat().length)) }),
    ...extraBody,
  };
}
