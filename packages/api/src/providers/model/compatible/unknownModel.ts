/** `code` (OpenAI, LM Studio) or `type` (Mistral) of an error that is only about the name of the model. */
const NAMES: readonly unknown[] = ["model_not_found", "invalid_model"];

/**
 * Messages of servers whose `code` and `type` are those of every refused request. Each pattern begins at the start of the
 * message: other messages can quote the chat further on.
 */
const MESSAGES = [
  // The router of llama.cpp, and Ollama.
  /^model (['"].*['"] )?not found(, try pulling it first)?$/,
  /^model is not loaded$/,
  // OpenRouter.
  /^\S+ is not a valid model ID$/,
  /^No endpoints found for \S+\.$/,
  // vLLM.
  /^The model `.*` does not exist\.$/,
  // DeepSeek.
  /^Model Not Exist$/,
  // LiteLLM.
  /^(\{'error': '|400: )*\/\S+: Invalid model name passed in model=/,
];

/** Whether an error of a server says that it does not know the model, or has not loaded it. */
export function isUnknownModel(error: object): boolean {
  const { code, type, message } = error as { code?: unknown; type?: unknown; message?: unknown };
  if (NAMES.includes(code) || NAMES.includes(type)) return true;
  return typeof message === "string" && MESSAGES.some((pattern) => pattern.test(message));
}
