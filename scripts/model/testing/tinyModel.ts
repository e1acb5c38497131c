import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * The file of a model of 6 MB for llama.cpp. Its weights are not learned: each token follows the one before it, so a reply needs no
 * time and its words are known.
 */
export const tinyModel = gunzipSync(readFileSync(new URL("tinyModel.gguf.gz", import.meta.url)));
