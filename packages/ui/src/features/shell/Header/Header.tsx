import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { Suspense } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { CreateIcon } from "../../../components/Icon/CreateIcon.generated.ts";
import { GemIcon } from "../../../components/Icon/GemIcon.generated.ts";
import { MenuIcon } from "../../../components/Icon/MenuIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { SettingsIcon } from "../../../components/Icon/SettingsIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { LinkIconButton } from "../../../components/LinkIconButton/LinkIconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Wordmark } from "../../../components/Wordmark/Wordmark.tsx";
import { AppearanceToggle } from "../AppearanceToggle/AppearanceToggle.tsx";
import type { CurrentUser } from "../CurrentUser.ts";
import type { ModerationLink } from "../ModerationLink.ts";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import type { SearchBoxProps } from "../SearchBox/SearchBox.tsx";
import { searchBoxCopy } from "../SearchBox/SearchBox.copy.ts";
import { headerCopy } from "./Header.copy.ts";
import type { HeaderCopy } from "./Header.copy.ts";
import { lazyWithRetry, preload } from "../../../lazyWithRetry.ts";
import * as css from "./Header.css.ts";

export interface HeaderProps extends RootProps {
  /** The current user. */
  user: CurrentUser;
  /** The current theme. */
  theme: "dark" | "light";
  /** URL of the home page. */
  homeHref: string;
  /** URL of the search page. */
  searchHref: string;
  /** Whether the search box is hidden, because the page has its own. @default false */
  searchHidden?: boolean;
  /** Whether the drawer of small screens is open. */
  drawerOpen: boolean;
  /** The user opened or closed the drawer. */
  onDrawerOpenChange: (open: boolean) => void;
  /** The user pressed the search box, or Enter in it: open the search page. Absent: its link opens it. */
  onSearchOpen?: () => void;
  /** The user typed into the search box before the search page was loaded; the page starts with this text. */
  onQueryChange?: (text: string) => void;
  /** The user wants the other theme. Absent: its control is not shown. */
  onThemeChange?: (theme: "dark" | "light") => void;
  /** The user wants to create a character. Absent: its control is not shown. */
  onCharacterCreate?: () => void;
  /** The user wants to see the plans. Absent: its control is not shown. */
  onPlansOpen?: () => void;
  /** The user wants to log in. Absent: its control is not shown. */
  onLogin?: () => void;
  /** The user wants the list of all their chats. Absent: the entry is not shown. */
  onChatsOpen?: () => void;
  /** The user wants their own characters: by the menu, or by the drawer. Absent: the entry is not shown. */
  onCharactersOpen?: () => void;
  /** Absent: the entry is not shown. */
  onAccountOpen?: () => void;
  /** The user wants the settings: visitors by a button, users by their menu. Absent: the entry is not shown. */
  onSettingsOpen?: () => void;
  /** For moderators: the moderation page, in the menu and the drawer. Absent: the entry is not shown. */
  moderation?: ModerationLink;
  /** The user opened or closed the account menu. */
  onMenuOpenChange?: (open: boolean) => void;
  /** The user wants to sign out. Absent: its control is not shown. */
  onSignOut?: () => void;
  /** The suggestions of the search box. Absent: pressing it opens the search page. */
  suggesting?: SearchBoxProps["suggesting"];
  /** Texts of the component. @default English */
  copy?: Copy<HeaderCopy>;
}

// Lazy: visitors have no account menu, so they do not load its code.
const UserMenu = lazyWithRetry(async () => (await import("../UserMenu/UserMenu.tsx")).UserMenu);

// Lazy: the drawer needs Radix, and is not visible until it is opened.
const loadDrawer = async () => (await import("../NavDrawer/NavDrawer.tsx")).NavDrawer;
const NavDrawer = lazyWithRetry(loadDrawer);

/**
 * The bar at the top of the main layout.
 *
 * @example
 * <Header
 *   user={user}
 *   theme={theme}
 *   homeHref="/"
 *   searchHref="/search"
 *   drawerOpen={open}
 *   onDrawerOpenChange={setOpen}
 *   onThemeChange={setTheme}
 * />
 */
export function Header(props: HeaderProps) {
  const { user, theme, searchHidden = false, drawerOpen } = props;
  const copy = useCopy(headerCopy, props.copy);
  const { search } = useCopy(searchBoxCopy);
  const { onChatsOpen, onCharactersOpen, onAccountOpen, onSettingsOpen, moderation, onSignOut } = props;
  // What both the menu and the drawer offer.
  const entries = { onChatsOpen, onCharactersOpen, onAccountOpen, onSettingsOpen, moderation, onSignOut };
  return (
    <header {...rootProps(props, css.header)}>
      <div className={css.row}>
        <IconButton
          className={css.narrowOnly}
          size="large"
          label={copy.menu}
          icon={<MenuIcon size={22} />}
          aria-expanded={drawerOpen}
          onClick={() => {
            preload(loadDrawer);
            props.onDrawerOpenChange(true);
          }}
        />
        <Link variant="plain" href={props.homeHref} className={css.logo}>
          <Wordmark className={css.wordmark} />
        </Link>
        {!searchHidden && (
          <div className={css.search}>
            <SearchBox
              href={props.searchHref}
              onSearchOpen={props.onSearchOpen}
              onQueryChange={props.onQueryChange}
              suggesting={props.suggesting}
            />
          </div>
        )}
        <span className={css.actions}>
          <span className={css.wideOnly}>
            {props.onCharacterCreate !== undefined && (
              <Button variant="quiet" icon={<CreateIcon />} onClick={props.onCharacterCreate}>
                {copy.create}
              </Button>
            )}
            {props.onPlansOpen !== undefined && (
              <Button variant="premiumQuiet" icon={<GemIcon />} onClick={props.onPlansOpen}>
                {copy.premium}
              </Button>
            )}
            {props.onThemeChange !== undefined && (
              <AppearanceToggle theme={theme} onThemeChange={props.onThemeChange} />
            )}
            {user.kind === "visitor" && onSettingsOpen && (
              <IconButton label={copy.settings} icon={<SettingsIcon size={20} />} onClick={onSettingsOpen} />
            )}
          </span>
          {!searchHidden && (
            <LinkIconButton
              className={css.narrowOnly}
              size="large"
              label={search}
              icon={<SearchIcon size={22} />}
              href={props.searchHref}
            />
          )}
          {user.kind === "user" ? (
            <Suspense fallback={<UserPlaceholder />}>
              <UserMenu {...entries} user={user} onOpenChange={props.onMenuOpenChange} />
            </Suspense>
          ) : (
            props.onLogin !== undefined && (
              <Button variant="primary" className={css.login} onClick={props.onLogin}>
                {copy.login}
              </Button>
            )
          )}
        </span>
      </div>
      {drawerOpen && (
        <Suspense>
          <NavDrawer
            {...entries}
            open
            onOpenChange={props.onDrawerOpenChange}
            user={user}
            theme={theme}
            onThemeChange={props.onThemeChange}
            onCharacterCreate={props.onCharacterCreate}
            onPlansOpen={props.onPlansOpen}
            onLogin={props.onLogin}
          />
        </Suspense>
      )}
    </header>
  );
}

// A skeleton fills its parent, which has the size of the button.
function UserPlaceholder() {
  return (
    <span className={css.userPlaceholder}>
      <Skeleton />
    </span>
  );
}

export type { CurrentUser } from "../CurrentUser.ts";
export type { ModerationLink } from "../ModerationLink.ts";
