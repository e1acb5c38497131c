import { type DataOf, type InputOf, type Route, type RouteName, routes } from "@mimi/contract";
import { ApiError, type FailureCode } from "../services/api/ApiError.ts";
import type { Download } from "../services/api/download.ts";
import type { Call, CallOptions } from "../services/api/call.ts";

type Answer<N extends RouteName> = (
  input: InputOf<(typeof routes)[N]>,
  options: CallOptions,
) => DataOf<(typeof routes)[N]> | Promise<DataOf<(typeof routes)[N]>>;

/** An API whose every answer a test sets; a call without an answer fails as unreachable. */
export class FakeApi {
  readonly calls: { readonly name: RouteName; readonly input: unknown; readonly options: CallOptions }[] = [];
  readonly #answers = new Map<RouteName, (input: never, options: CallOptions) => unknown>();

  /** Answers a call from now on. */
  answers<N extends RouteName>(name: N, answer: Answer<N>): this {
    this.#answers.set(name, answer);
    return this;
  }

  /** Fails a call from now on. */
  fails(name: RouteName, code: FailureCode, details = {}): this {
    this.#answers.set(name, () => {
      throw new ApiError(code, details);
    });
    return this;
  }

  /** The inputs of every call of that name, in order. */
  inputsOf<N extends RouteName>(name: N): InputOf<(typeof routes)[N]>[] {
    return this.calls
      .filter((call) => call.name === name)
      .map(({ input }) => input as InputOf<(typeof routes)[N]>);
  }

  readonly call: Call = async <R extends Route>(route: R, input: InputOf<R>, options: CallOptions = {}) => {
    const name = nameOf(route);
    this.calls.push({ name, input, options });
    const answer = this.#answers.get(name);
    if (!answer) throw new ApiError("unreachable");
    const data = await answer(input as never, options);
    options.signal?.throwIfAborted();
    return data;
  };

  readonly download: Download = async (route, input) => {
    const file: unknown = await this.call(route, input);
    return new Blob([typeof file === "string" ? file : JSON.stringify(file)]);
  };
}

function nameOf(route: Route): RouteName {
  const found = Object.entries(routes).find(([, known]) => known === route);
  if (!found) throw new Error(`${route.path} is not in the route table.`);
  return found[0] as RouteName;
}
