import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: [
    "./pages/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "./edgeCases/*.stories.tsx",
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
  // The sample covers, the app's images and the service worker of msw.
  staticDirs: [
    { from: "../packages/demo/covers", to: "/covers" },
    { from: "../packages/app/public/pictures", to: "/pictures" },
    "public",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What each component is, its props and its stories, as JSON for coding assistants.
  features: { componentsManifest: true },
  typescript: { reactDocgen: "react-docgen-typescript" },
};

export default config;
