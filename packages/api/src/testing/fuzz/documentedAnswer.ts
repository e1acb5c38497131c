import { isDeepStrictEqual } from "node:util";
import { STREAM_DONE, type Route, type RouteName, routes } from "@mimi/contract";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as v from "valibot";
import { openApi } from "../../http/openApi.ts";
import { readEvents } from "../eventStream.ts";

interface Documented {
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>;
}

/** Checks answers against the OpenAPI document. */
export class DocumentedAnswers {
  readonly #document = openApi();
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor() {
    this.#ajv.addSchema(this.#document, "document");
  }

  /** Reads a whole answer, and returns its data. Throws for anything that is not in the document. */
  async read(name: RouteName, response: Response): Promise<unknown> {
    const route: Route = routes[name];
    const operation = this.#document.paths[`/api${route.path}`]?.[route.method.toLowerCase()] as Documented;
    const { status } = response;
    const type = (response.headers.get("Content-Type") ?? "").replace(/;.*$/, "");
    const where = `${name} answered ${status}`;
    if (status >= 500) throw new Error(`${where}: ${await response.text()}`);
    if (!operation.responses[status]) throw new Error(`${where}, which is not documented`);
    if (!operation.responses[status].content[type])
      throw new Error(`${where} as ${type}, which is not documented`);
    const check = this.#checkOf(route, status, type);
    const parts = await answerParts(response, type);
    for (const one of parts) {
      if (check(one)) continue;
      throw new Error(`${where} with ${JSON.stringify(one)}: ${this.#ajv.errorsText(check.errors)}`);
    }
    if (status === 200 && type === "application/json" && route.answer === "envelope")
      refuseExtras(route, parts);
    // The data of an error names inputs, not ids.
    return status === 200 ? parts : null;
  }

  #checkOf({ path, method }: Route, status: number, type: string): ValidateFunction {
    const steps = [
      "paths",
      `/api${path}`,
      method.toLowerCase(),
      "responses",
      String(status),
      "content",
      type,
      "schema",
    ];
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("/", "~1"))).join("/");
    const known = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `document#/${pointer}` });
    this.#compiled.set(pointer, known);
    return known;
  }
}

/** The parts of a stream, the lines of a file, or the one body. */
async function answerParts(response: Response, type: string): Promise<unknown[]> {
  if (type === "text/event-stream") return partsOf(response);
  if (type === "application/jsonl") return linesOf(response);
  return [await bodyOf(response, type)];
}

async function linesOf(response: Response): Promise<unknown[]> {
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as unknown);
}

async function partsOf(response: Response): Promise<unknown[]> {
  const parts = (await readEvents(response)).map(({ part }) => part);
  return parts.filter((part) => part !== STREAM_DONE);
}

async function bodyOf(response: Response, type: string): Promise<unknown> {
  return type === "application/json" ? response.json() : response.text();
}

// A field outside of the contract could leak data.
function refuseExtras(route: Route, [body]: readonly unknown[]): void {
  const { data } = body as { readonly data: unknown };
  if (isDeepStrictEqual(v.parse(route.data, data), data)) return;
  throw new Error(`${route.path} answered with more than its schema: ${JSON.stringify(data)}`);
}
