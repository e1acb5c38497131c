import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { CreateIcon } from "../../../components/Icon/CreateIcon.generated.ts";
import { HomeIcon } from "../../../components/Icon/HomeIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import type { CurrentUser } from "../CurrentUser.ts";
import { bottomNavCopy } from "./BottomNav.copy.ts";
import * as css from "./BottomNav.css.ts";

export interface BottomNavProps extends RootProps {
  /** The place that the current page belongs to. Absent: none of them. */
  current?: "home" | "search" | "chats";
  /** The current user; the last entry shows their avatar. */
  user: CurrentUser;
  /** URL of the home page. */
  homeHref: string;
  /** URL of the search page. */
  searchHref: string;
  /** URL of the user's chats. */
  chatsHref: string;
  /** The user wants to create a character. Absent: its control is not shown. */
  onCharacterCreate?: () => void;
  /** The user wants the menu with everything of their own. Absent: its control is not shown. */
  onMenuOpen?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof bottomNavCopy>;
}

/**
 * The bar at the bottom of phones, with the five places one needs most. Hidden from 768 px.
 *
 * @example
 * <BottomNav
 *   user={user}
 *   homeHref="/"
 *   searchHref="/search"
 *   chatsHref="/chats"
 *   onCharacterCreate={create}
 * />
 */
export function BottomNav(props: BottomNavProps) {
  const { current, user } = props;
  const copy = useCopy(bottomNavCopy, props.copy);
  const place = (name: NonNullable<BottomNavProps["current"]>, href: string, icon: ReactNode) => (
    <li>
      <Link
        variant="plain"
        href={href}
        aria-current={current === name ? "page" : undefined}
        className={css.entry}
      >
        <Entry icon={icon} label={copy[name]} />
      </Link>
    </li>
  );
  return (
    <div {...rootProps(props, css.space)}>
      <nav className={css.bar} aria-label={copy.label}>
        <ul role="list" className={css.list}>
          {place("home", props.homeHref, <HomeIcon size={22} />)}
          {place("search", props.searchHref, <SearchIcon size={22} />)}
          {place("chats", props.chatsHref, <MessageIcon size={22} />)}
          {props.onCharacterCreate !== undefined && (
            <li>
              <button type="button" className={css.entry} onClick={props.onCharacterCreate}>
                <Entry icon={<CreateIcon size={22} />} label={copy.create} />
              </button>
            </li>
          )}
          {props.onMenuOpen !== undefined && (
            <li>
              <button type="button" className={css.entry} aria-haspopup="dialog" onClick={props.onMenuOpen}>
                <Entry icon={<UserImage user={user} />} label={copy.you} />
              </button>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

function Entry({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={css.label}>{label}</span>
    </>
  );
}

function UserImage({ user }: { user: CurrentUser }) {
  if (user.kind === "visitor") return <UserIcon size={22} />;
  return <Avatar src={user.avatar} name={user.name} size={24} />;
}

export type { CurrentUser } from "../CurrentUser.ts";
