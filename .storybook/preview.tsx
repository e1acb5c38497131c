import type { Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure } from "storybook/test";
import "../packages/ui/src/styles/styles.ts";
import "../packages/ui/src/styles/reset.ts";
import { ControlledStory } from "./controlled/ControlledStory.tsx";
import { literalChoices } from "./docs/argTypes.ts";
import { DocsPage } from "./docs/DocsPage.tsx";
import { ThemedDocs } from "./docs/ThemedDocs.tsx";
import { isScreenOrOverlay } from "./docs/isScreenOrOverlay.ts";
import { modes, viewports } from "./modes.ts";
import { isState } from "./isState.ts";
import { refuseUnmatchedCalls, startWorker } from "./network.ts";
import { serveMockData } from "./mockAddon.ts";
import { StoryFrame } from "./StoryFrame.tsx";
import { languages, loadTexts } from "./storyLanguages.ts";
import type { Translation } from "../packages/ui/src/components/ThemeRoot/Copy.ts";

// Waits longer than the default: parts of the app are loaded on demand, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    theme: {
      toolbar: {
        title: "Theme",
        icon: "contrast",
        items: ["light", "dark", "side by side"],
        dynamicTitle: true,
      },
    },
    direction: {
      toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
    pointer: {
      toolbar: { title: "Pointer", icon: "pointerdefault", items: ["mouse", "touch"], dynamicTitle: true },
    },
    motion: { toolbar: { title: "Motion", icon: "play", items: ["full", "reduced"], dynamicTitle: true } },
    locale: {
      toolbar: {
        title: "Texts",
        icon: "globe",
        items: ["english", "pseudo", ...languages],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light", direction: "ltr", pointer: "mouse", motion: "full", locale: "english" },
  parameters: {
    layout: "padded",
    viewport: { options: viewports },
    chromatic: { modes },
    a11y: {
      test: "error",
      options: {
        // Describing every passed element takes longer than checking it.
        resultTypes: ["violations"],
        runOnly: {
          type: "tag",
          values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        },
        rules: { "target-size": { enabled: true } },
      },
    },
    options: {
      storySort: {
        order: [
          "Welcome",
          "All components",
          "Recipes",
          ["A first page", "A chat page", "Forms", "Toasts", "Tailwind", "Next.js", "*"],
          "Changelog",
          "Foundations",
          ["Colours", "Type", "Layout", "Measures", "Design tokens", "Voice", "Another brand"],
          "Screens",
          ["Home", "Search", "Detail", "Chat", "Chats", "Own characters", "Character form", "*"],
          "Components",
          "Features",
          "Edge cases",
          "Internal",
          "App",
        ],
      },
    },
    docs: { codePanel: true, container: ThemedDocs, page: DocsPage, stories: { filter: isState } },
  },
  argTypesEnhancers: [literalChoices],
  loaders: [
    async ({ globals }) => ({ texts: await loadTexts(globals.locale) }),
    // Only stories that stream, upload or lose their connection need the service worker.
    async (context) => (context.parameters.msw === undefined ? {} : mswLoader(startWorker)(context)),
  ],
  beforeEach: ({ parameters }) => {
    serveMockData(parameters);
    refuseUnmatchedCalls(parameters.msw !== undefined);
  },
  decorators: [
    // A test that types owns the values itself, or tests what a component does while they stay.
    (Story, context) =>
      isState(context) ? (
        <ControlledStory storyId={context.id} args={context.args}>
          {(changed) => <Story args={changed} />}
        </ControlledStory>
      ) : (
        <Story />
      ),
    (Story, { globals, loaded, parameters, tags, viewMode }) => (
      <StoryFrame
        theme={globals.theme === "dark" ? "dark" : "light"}
        direction={globals.direction === "rtl" ? "rtl" : undefined}
        pointer={globals.pointer === "touch" ? "touch" : "mouse"}
        reducedMotion={globals.motion === "reduced"}
        locale={globals.locale === "pseudo" ? "pseudo" : "english"}
        lang={loaded.texts ? String(globals.locale) : "en"}
        texts={loaded.texts as readonly Translation[] | undefined}
        onPage={viewMode === "docs"}
        fullWindow={isScreenOrOverlay(tags, parameters)}
        inline={parameters.layout === "centered"}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
