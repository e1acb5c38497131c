import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { ChevronDownIcon } from "../../../components/Icon/ChevronDownIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { CharactersIcon } from "../../../components/Icon/CharactersIcon.generated.ts";
import { SettingsIcon } from "../../../components/Icon/SettingsIcon.generated.ts";
import { ShieldIcon } from "../../../components/Icon/ShieldIcon.generated.ts";
import { SignOutIcon } from "../../../components/Icon/SignOutIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import { truncateName } from "../../../format/truncateName.ts";
import type { CurrentUser } from "../CurrentUser.ts";
import type { ModerationLink } from "../ModerationLink.ts";
import { userMenuCopy } from "./UserMenu.copy.ts";
import type { UserMenuCopy } from "./UserMenu.copy.ts";
import * as css from "./UserMenu.css.ts";

export interface UserMenuProps extends RootProps {
  /** The signed-in user; of a name of more than ten letters the first eight are shown. */
  user: Extract<CurrentUser, { kind: "user" }>;
  /** The user wants the list of all their chats. Absent: the entry is not shown. */
  onChatsOpen?: () => void;
  /** The user wants their own characters. Absent: the entry is not shown. */
  onCharactersOpen?: () => void;
  /** Absent: the entry is not shown. */
  onAccountOpen?: () => void;
  /** Absent: the entry is not shown. */
  onSettingsOpen?: () => void;
  /** For moderators: the moderation page. Absent: the entry is not shown. */
  moderation?: ModerationLink;
  /** The user wants to sign out. Absent: its control is not shown. */
  onSignOut?: () => void;
  /** Whether the menu is open. Absent: it holds that itself. */
  open?: boolean;
  /** Whether the menu is open at first, without `open`. @default false */
  defaultOpen?: boolean;
  /** The user opened or closed the menu. */
  onOpenChange?: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<UserMenuCopy>;
}

/**
 * The menu of the signed-in user.
 *
 * @example
 * <UserMenu user={user} onSignOut={signOut} />
 */
export function UserMenu(props: UserMenuProps) {
  const { user, copy: own, ...actions } = props;
  const copy = useCopy(userMenuCopy, own);
  return (
    <Menu
      {...rootProps(props)}
      label={user.name}
      open={props.open}
      defaultOpen={props.defaultOpen}
      onOpenChange={props.onOpenChange}
      entries={[
        ...entry(copy.chats, <MessageIcon />, actions.onChatsOpen),
        ...entry(copy.characters, <CharactersIcon />, actions.onCharactersOpen),
        ...entry(copy.account, <UserIcon />, actions.onAccountOpen),
        ...entry(copy.settings, <SettingsIcon />, actions.onSettingsOpen),
        ...moderationEntry(props.moderation, copy),
        ...entry(copy.signOut, <SignOutIcon />, actions.onSignOut),
      ]}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={css.user} title={user.name}>
          <Avatar src={user.avatar} name={user.name} size={32} />
          <span className={css.name}>
            <bdi>{truncateName(user.name)}</bdi>
          </span>
          <span className={css.visuallyHiddenText}>{copy.menu}</span>
          <ChevronDownIcon size={16} className={css.chevron} />
        </button>
      )}
    />
  );
}

function moderationEntry(link: ModerationLink | undefined, copy: UserMenuCopy): readonly MenuEntry[] {
  if (link === undefined) return [];
  const { href, openCases = 0 } = link;
  const badge = openCases > 0 ? copy.openCases(openCases) : undefined;
  return [{ kind: "link", label: copy.moderation, icon: <ShieldIcon />, href, badge }];
}

function entry(label: string, icon: ReactNode, onSelect?: () => void): readonly MenuEntry[] {
  return onSelect === undefined ? [] : [{ kind: "action", label, icon, onSelect }];
}

export type { CurrentUser } from "../CurrentUser.ts";
export type { ModerationLink } from "../ModerationLink.ts";
