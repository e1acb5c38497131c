import type { Parameters } from "storybook/internal/csf";
// @ts-expect-error The addon's own interceptor has no types and no public address; its version is pinned.
import faker from "storybook-addon-mock/dist/esm/utils/faker";

interface Interceptor {
  makeInitialRequestMap: (requests: readonly unknown[]) => void;
  setIgnoreQueryParams: (ignore: boolean) => void;
}

/**
 * Passes a story's `mockData` to storybook-addon-mock. The addon waits for an event from the manager, which does not
 * exist in tests: later stories would get the first story's data.
 */
export function serveMockData(parameters: Parameters): void {
  const interceptor = faker as Interceptor;
  const config = parameters.mockAddonConfigs as
    | { globalMockData?: readonly unknown[]; ignoreQueryParams?: boolean }
    | undefined;
  const own = parameters.mockData as readonly unknown[] | undefined;
  interceptor.makeInitialRequestMap([...(config?.globalMockData ?? []), ...(own ?? [])]);
  interceptor.setIgnoreQueryParams(config?.ignoreQueryParams ?? false);
}
