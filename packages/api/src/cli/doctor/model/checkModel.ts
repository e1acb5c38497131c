import type { ModelSettings } from "../../../config/modelSettings.ts";
import { ProviderError } from "../../../providers/model/compatible/providerError.ts";
import type { ModelRequest } from "../../../providers/model/Model.ts";
import { reasonOf } from "../runServiceChecks.ts";
import { type CheckedAbility, type CheckResult, failed, ok, skipped, warning } from "../ServiceCheck.ts";
import {
  finishOf,
  hasTemplateTokens,
  reasoningOf,
  speedOf,
  stopOf,
  stopTest,
  streamingOf,
} from "./abilities.ts";
import { type AcceptedFormat, findAcceptedFormat } from "./acceptedFormat.ts";
import { checkContext } from "./contextSize.ts";
import { type Probe, requestProbe } from "./requestProbe.ts";

/** Milliseconds for all requests to one model. A slow one needs most of a minute for each. */
export const MODEL_LIMIT_MS = 180_000;

/** A chat with every kind of message that chats have: the card, a greeting, the user, and last instructions. */
const chat: ModelRequest = {
  system: "You are Ada, who keeps a lighthouse. Reply with one short sentence.",
  messages: [
    { role: "assistant", text: "Good evening." },
    { role: "user", text: "Good evening, Ada. What do you see from up there?" },
    { role: "system", text: "Stay in the scene." },
  ],
  speakers: { char: ["Ada"], user: ["Sam"] },
  seed: 1,
};

const counting: ModelRequest = {
  system: "",
  messages: [{ role: "user", text: `Write these words and nothing else: ${stopTest.words}` }],
};

/** Has a model write a few words, and finds out what its server can do. */
export async function checkModel(settings: ModelSettings): Promise<CheckResult> {
  const accepted = await findAcceptedFormat(settings, chat, requestProbe);
  const { probe } = accepted;
  if (accepted.settings === null) return { ...unanswered(probe, settings), abilities: refusalOf(probe) };
  if (probe.firstTokenMs === null) return unanswered(probe, settings);
  const first = ok(`first token after ${Math.round(probe.firstTokenMs)} ms`);
  const ability = (name: string, result: CheckResult): CheckedAbility => ({ name, ...result });
  const abilities = [
    ability("template", templateOf(accepted)),
    ability("streams", streamingOf(probe)),
    ability("speed", speedOf(probe)),
    ability("finish reason", finishOf(probe, settings.replyTokens)),
    ability("reasoning", reasoningOf(probe)),
    ability("stop", await checkStop(accepted.settings)),
    ability("context", await checkContext(settings)),
  ];
  return { ...first, abilities };
}

/** A server that answers 500 to everything has another fault. */
function refusalOf({ end }: Probe): readonly CheckedAbility[] {
  const isFault = end.kind === "error" && end.error instanceof ProviderError && end.error.statusCode === 500;
  const found = "the server refuses a chat in every form that is known: look at its log";
  return isFault ? [] : [{ name: "template", ...failed(found) }];
}

function unanswered({ end }: Probe, { name, firstTokenMs }: ModelSettings): CheckResult {
  if (end.kind === "late") return failed(`no token in ${firstTokenMs / 1_000} s`);
  if (end.kind === "finish") return failed("the reply ended without a word");
  const isUnknown = end.error instanceof ProviderError && end.error.isUnknownModel;
  return failed(isUnknown ? `the server does not know the model ${name}` : reasonOf(end.error));
}

function templateOf({ probe, remedy }: AcceptedFormat): CheckResult {
  if (remedy !== null)
    return failed(`a chat is refused as it is configured, and accepted with ${remedy} in MODELS_FILE`);
  if (hasTemplateTokens(probe))
    return warning("its tokens are in the reply, and removed here: the template does not fit the model");
  return ok("a chat is accepted as it is configured");
}

/** Whether the server ends a reply at a stop text, which is sent like those of chats. */
async function checkStop(settings: ModelSettings): Promise<CheckResult> {
  const { format } = settings;
  if (!format.stopAtNames) return skipped("not tried: stops are switched off, or refused");
  const sampling = { ...format.sampling, stop: [stopTest.stop] };
  return stopOf(await requestProbe({ ...settings, format: { ...format, sampling } }, counting));
}
