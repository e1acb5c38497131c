import { AdultPane } from "../AdultPane/AdultPane.tsx";
import { adultPaneFixtures } from "../AdultPane/AdultPane.fixtures.ts";
import { AppearancePane } from "../AppearancePane/AppearancePane.tsx";
import { DataPane } from "../DataPane/DataPane.tsx";
import { dataPaneFixtures } from "../DataPane/DataPane.fixtures.ts";
import { DeleteAccountPane } from "../DeleteAccountPane/DeleteAccountPane.tsx";
import { deleteAccountPaneFixtures } from "../DeleteAccountPane/DeleteAccountPane.fixtures.ts";
import { DiscreetPane } from "../DiscreetPane/DiscreetPane.tsx";
import { HiddenPane } from "../HiddenPane/HiddenPane.tsx";
import { hiddenPaneFixtures } from "../HiddenPane/HiddenPane.fixtures.ts";
import { ReadingPane } from "../ReadingPane/ReadingPane.tsx";
import { readingFixtures } from "../ReadingPane/ReadingPane.fixtures.ts";
import type { SettingsPane } from "./SettingsModalProps.ts";

const nothing = () => undefined;

const shared: readonly SettingsPane[] = [
  {
    section: "appearance",
    content: (
      <AppearancePane theme="system" density="standard" onThemeChange={nothing} onDensityChange={nothing} />
    ),
  },
  { section: "reading", content: <ReadingPane reading={readingFixtures.usual} onReadingChange={nothing} /> },
  {
    section: "hidden",
    content: <HiddenPane content={hiddenPaneFixtures.some} onUnhide={nothing} />,
  },
];

const adult = (fixture: keyof typeof adultPaneFixtures): SettingsPane => ({
  section: "adult",
  content: (
    <AdultPane
      {...adultPaneFixtures[fixture]}
      onAdultChange={nothing}
      onBlurChange={nothing}
      onAgeVerify={nothing}
      onLogin={nothing}
    />
  ),
});

const discreet: SettingsPane = {
  section: "discreet",
  content: <DiscreetPane discreet={false} onDiscreetChange={nothing} />,
};

/** The settings of a user and of a visitor. */
export const settingsPanes = {
  user: [
    ...shared,
    adult("on"),
    discreet,
    {
      section: "data",
      content: <DataPane {...dataPaneFixtures.idle} onExport={nothing} onSignOut={nothing} />,
    },
    {
      section: "deletion",
      content: (
        <DeleteAccountPane
          {...deleteAccountPaneFixtures.ready}
          onDelete={nothing}
          onSubscriptionManage={nothing}
        />
      ),
    },
  ],
  visitor: [...shared, adult("visitor"), discreet],
} as const satisfies Record<string, readonly SettingsPane[]>;
