import { describe, expect, it } from "vitest";
import { isUnknownModel } from "./unknownModel.ts";

/** Errors of servers and gateways without a fixture of their own in `testing/modelServers`. */
describe("an error about the model itself", () => {
  it.each([
    [
      "OpenAI",
      `{"message":"The model \`gpt-9\` does not exist or you do not have access to it.","type":"invalid_request_error","param":null,"code":"model_not_found"}`,
    ],
    [
      "LM Studio",
      `{"message":"Invalid model identifier \\"small\\". Please specify a valid downloaded model (e.g., odile).","type":"invalid_request_error","param":"model","code":"model_not_found"}`,
    ],
    [
      "DeepSeek",
      `{"message":"Model Not Exist","type":"invalid_request_error","param":null,"code":"invalid_request_error"}`,
    ],
    [
      "LiteLLM",
      `{"message":"{'error': '/chat/completions: Invalid model name passed in model=small. Call \`/v1/models\` to view available models for your key.'}","type":"None","param":"None","code":"400"}`,
    ],
    [
      "a newer LiteLLM",
      `{"message":"/chat/completions: Invalid model name passed in model=small. Call \`/v1/models\` to view available models for your key.","type":"None","param":"None","code":"400"}`,
    ],
  ])("is recognized: %s", (_server, json) => {
    expect(isUnknownModel(JSON.parse(json) as object)).toBe(true);
  });

  it.each([
    [
      "a context that is too small",
      `{"code":400,"message":"request (394 tokens) exceeds the available context size (256 tokens), try increasing it","type":"exceed_context_size_error"}`,
    ],
    [
      "a parameter",
      `{"message":"Unsupported parameter: 'max_tokens' is not supported with this model.","type":"invalid_request_error","param":"max_tokens","code":"unsupported_parameter"}`,
    ],
    [
      "a chat that is quoted",
      `{"code":400,"message":"Failed to parse input at pos 0: model 'local' not found","type":"invalid_request_error"}`,
    ],
    ["no message", `{"code":400}`],
  ])("is no error of the request: %s", (_cause, json) => {
    expect(isUnknownModel(JSON.parse(json) as object)).toBe(false);
  });
});
