import type { Parameters } from "storybook/internal/csf";
// @ts-expect-error The addon's own interceptor has no types and no public address; its version is pinned.
import faker from "storybook-addon-mock/dist/esm/utils/faker";

interface Interceptor {
  makeInitialRequestMap: (requests: readonly unknown[]) => void;
  setIgnoreQueryParams: (ignore: boolean) => void;
}

/**
 * Hands a story's `mockData` to storybook-addon-mock. By itself the addon reads it when the manager says that
 * the story changed; under the tests nobody says so, and later stories would get the first one's data.
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
