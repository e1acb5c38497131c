import type { Decorator } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { BottomNav } from "../BottomNav/BottomNav.tsx";
import type { BottomNavProps } from "../BottomNav/BottomNav.tsx";
import type { CurrentUser } from "../CurrentUser.ts";
import { Footer } from "../Footer/Footer.tsx";
import { footerFixtures } from "../Footer/Footer.fixtures.ts";
import { headerUsers } from "../Header/Header.fixtures.ts";
import { Header } from "../Header/Header.tsx";
import { MainLayout } from "./MainLayout.tsx";

interface StoryHeaderProps {
  user?: CurrentUser;
  searchHidden?: boolean;
}

/** The header of a page in stories. */
export function StoryHeader({ user = headerUsers.user, searchHidden = false }: StoryHeaderProps) {
  return (
    <Header
      user={user}
      theme="light"
      homeHref="#home"
      searchHref="#search"
      searchHidden={searchHidden}
      drawerOpen={false}
      onDrawerOpenChange={fn()}
      onSearchOpen={fn()}
      onThemeChange={fn()}
      onCharacterCreate={fn()}
      onPlansOpen={fn()}
      onLogin={fn()}
      onChatsOpen={fn()}
      onCharactersOpen={fn()}
      onAccountOpen={fn()}
      onSettingsOpen={fn()}
      onSignOut={fn()}
    />
  );
}

interface StoryPage {
  /** The place of the bottom navigation. */
  current?: BottomNavProps["current"];
  /** Whether phones have the bottom navigation here. @default true */
  bottomNav?: boolean;
  /** Whether the page ends with the footer. @default false */
  footer?: boolean;
}

/**
 * Shows a screen as the app does: between header and footer, above the bottom navigation of phones. The user is a
 * visitor with `parameters: { visitor: true }`.
 */
export function inMainLayout({ current, bottomNav = true, footer = false }: StoryPage = {}): Decorator {
  return function InMainLayout(Screen, { parameters }) {
    const user = parameters.visitor === true ? headerUsers.visitor : headerUsers.user;
    return (
      <>
        <MainLayout
          header={<StoryHeader user={user} />}
          footer={footer ? <Footer {...footerFixtures.links} /> : undefined}
        >
          <Screen />
        </MainLayout>
        {bottomNav && <StoryBottomNav current={current} user={user} />}
      </>
    );
  };
}

/** The bottom navigation of a page in stories. */
export function StoryBottomNav({
  user = headerUsers.user,
  current,
}: Partial<Pick<BottomNavProps, "user" | "current">>) {
  return (
    <BottomNav
      current={current}
      user={user}
      homeHref="#home"
      searchHref="#search"
      chatsHref="#chats"
      onCharacterCreate={fn()}
      onMenuOpen={fn()}
    />
  );
}
