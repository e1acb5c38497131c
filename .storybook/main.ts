import type { StorybookConfig } from "@storybook/react-vite";
import type { IndexInput } from "storybook/internal/types";

function withoutExample(entry: IndexInput): IndexInput {
  return entry.tags?.includes("play-fn") ? { ...entry, tags: [...entry.tags, "!manifest"] } : entry;
}

const config = {
  stories: [
    "./pages/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "./edgeCases/*.stories.tsx",
    "./languages/*.stories.tsx",
    "../packages/app/src/**/*.stories.tsx",
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@chromatic-com/storybook",
    "storybook-addon-mock",
  ],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // The sample covers, the app's images, the tokens for design tools, the design of screens and the service worker of msw. Stories use relative
  // addresses (`covers/gale-300.webp`), so that they work in a folder of the host too.
  staticDirs: [
    { from: "../packages/demo/covers", to: "/covers" },
    { from: "../packages/app/public/images", to: "/images" },
    { from: "../packages/ui/tokens", to: "/tokens" },
    { from: "../docs/design", to: "/design" },
    "public",
  ],
  // Stories with a play function are interaction tests, for developers: "Play" in the filter of the sidebar shows them.
  tags: { _play: { defaultFilterSelection: "exclude" } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What each component is, its props and its stories, as JSON for coding assistants. A test is no example.
  features: { componentsManifest: true },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(withoutExample),
    })),
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      // The members of a union instead of its name.
      shouldExtractLiteralValuesFromEnum: true,
      shouldExtractValuesFromUnion: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes("node_modules"),
    },
  },
} satisfies StorybookConfig;

export default config;
