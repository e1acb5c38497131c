import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import * as Dialog from "@radix-ui/themes/components/dialog";
import { Theme } from "@radix-ui/themes/components/theme";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import "../../../styles/radix.generated.css";
import "../../../styles/radixSkin.css.ts";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { CharactersIcon } from "../../../components/Icon/CharactersIcon.generated.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { CreateIcon } from "../../../components/Icon/CreateIcon.generated.ts";
import { GemIcon } from "../../../components/Icon/GemIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { SettingsIcon } from "../../../components/Icon/SettingsIcon.generated.ts";
import { ShieldIcon } from "../../../components/Icon/ShieldIcon.generated.ts";
import { SignOutIcon } from "../../../components/Icon/SignOutIcon.generated.ts";
import { SunMoonIcon } from "../../../components/Icon/SunMoonIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useLinkComponent } from "../../../components/Link/LinkContext.ts";
import { makePageInert } from "../../../components/Modal/makePageInert.ts";
import { keepForPageLayer, PageLayers } from "../../../components/Modal/pageLayers.ts";
import { useOverlayContainer } from "../../../components/ThemeRoot/useOverlayContainer.ts";
import { Wordmark } from "../../../components/Wordmark/Wordmark.tsx";
import type { CurrentUser } from "../CurrentUser.ts";
import type { ModerationLink } from "../ModerationLink.ts";
import { navDrawerCopy } from "./NavDrawer.copy.ts";
import * as css from "./NavDrawer.css.ts";

export interface NavDrawerProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The current user: Account and Sign Out are for users, Login is for visitors. */
  user: CurrentUser;
  /** The user wants to create a character. Absent: its control is not shown. */
  onCharacterCreate?: () => void;
  /** The user wants the list of all their chats. Absent: the entry is not shown. */
  onChatsOpen?: () => void;
  /** The user wants their own characters. Absent: the entry is not shown. */
  onCharactersOpen?: () => void;
  /** Absent: the entry is not shown. */
  onAccountOpen?: () => void;
  /** The user wants the settings. Absent: the entry is not shown. */
  onSettingsOpen?: () => void;
  /** The user wants to see the plans. Absent: its control is not shown. */
  onPlansOpen?: () => void;
  /** The current theme. */
  theme: "dark" | "light";
  /** The user wants the other theme. Absent: its control is not shown. */
  onThemeChange?: (theme: "dark" | "light") => void;
  /** For moderators: the moderation page. Absent: the entry is not shown. */
  moderation?: ModerationLink;
  /** The user wants to log in. Absent: its control is not shown. */
  onLogin?: () => void;
  /** The user wants to sign out. Absent: its control is not shown. */
  onSignOut?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof navDrawerCopy>;
}

/**
 * The actions that do not fit the header of small screens. It opens from the start edge.
 *
 * @example
 * <NavDrawer open={open} onOpenChange={setOpen} user={user} theme={theme} onThemeChange={setTheme} />
 */
export function NavDrawer(props: NavDrawerProps) {
  const { ref, ...rest } = props;
  const { open, onOpenChange, user } = rest;
  const copy = useCopy(navDrawerCopy, rest.copy);
  const container = useOverlayContainer();
  const choose = (act: (() => void) | undefined) =>
    act &&
    (() => {
      onOpenChange(false);
      act();
    });
  const { onThemeChange } = rest;
  const drawerRef = useComposedRefs(makePageInert, ref);
  return (
    <Theme asChild hasBackground={false}>
      <div className={css.host}>
        <Dialog.Root open={open && container !== null} onOpenChange={onOpenChange}>
          <Dialog.Content
            {...rootProps(rest, css.drawer)}
            ref={drawerRef}
            container={container}
            aria-describedby={props["aria-describedby"]}
            onInteractOutside={(event) => keepForPageLayer(event, event.detail.originalEvent.target)}
            onEscapeKeyDown={(event) => {
              if (isInputMethodKey(event)) event.preventDefault();
              else keepForPageLayer(event, event.target);
            }}
          >
            <Dialog.Title className={css.hidden} size={undefined} mb={undefined} trim={undefined}>
              {copy.title}
            </Dialog.Title>
            <div className={css.top}>
              <Wordmark />
              <IconButton
                size="large"
                label={copy.close}
                icon={<CloseIcon size={22} />}
                onClick={() => onOpenChange(false)}
              />
            </div>
            {user.kind === "user" && (
              <p className={css.who}>
                <Avatar src={user.avatar} name={user.name} size={40} />
                <bdi className={css.name}>{user.name}</bdi>
              </p>
            )}
            <ul role="list" className={css.list}>
              <Entry
                icon={<CreateIcon size={20} />}
                label={copy.create}
                onClick={choose(rest.onCharacterCreate)}
              />
              {user.kind === "user" && (
                <Entry
                  icon={<MessageIcon size={20} />}
                  label={copy.chats}
                  onClick={choose(rest.onChatsOpen)}
                />
              )}
              {user.kind === "user" && (
                <Entry
                  icon={<CharactersIcon size={20} />}
                  label={copy.characters}
                  onClick={choose(rest.onCharactersOpen)}
                />
              )}
              {user.kind === "user" && (
                <Entry
                  icon={<UserIcon size={20} />}
                  label={copy.account}
                  onClick={choose(rest.onAccountOpen)}
                />
              )}
              <Entry
                premium
                icon={<GemIcon size={20} />}
                label={copy.premium}
                onClick={choose(rest.onPlansOpen)}
              />
              <Entry
                icon={<SunMoonIcon size={20} />}
                label={copy.theme}
                onClick={onThemeChange && (() => onThemeChange(rest.theme === "dark" ? "light" : "dark"))}
              />
              <Entry
                icon={<SettingsIcon size={20} />}
                label={copy.settings}
                onClick={choose(rest.onSettingsOpen)}
              />
              {user.kind === "user" && rest.moderation !== undefined && (
                <Moderation link={rest.moderation} onClick={() => onOpenChange(false)} copy={copy} />
              )}
              {user.kind === "user" ? (
                <Entry
                  icon={<SignOutIcon size={20} />}
                  label={copy.signOut}
                  onClick={choose(rest.onSignOut)}
                />
              ) : (
                <Entry icon={<UserIcon size={20} />} label={copy.login} onClick={choose(rest.onLogin)} />
              )}
            </ul>
            <PageLayers />
          </Dialog.Content>
        </Dialog.Root>
      </div>
    </Theme>
  );
}

interface EntryProps {
  icon: ReactNode;
  label: string;
  premium?: boolean;
  onClick?: () => void;
}

/** An entry of the drawer. It is not rendered without its callback. */
function Entry({ icon, label, premium = false, onClick }: EntryProps) {
  if (onClick === undefined) return null;
  return (
    <li>
      <button type="button" className={css.entry} data-premium={premium || undefined} onClick={onClick}>
        {icon}
        <span>{label}</span>
      </button>
    </li>
  );
}

interface ModerationProps {
  link: ModerationLink;
  onClick: () => void;
  copy: typeof navDrawerCopy;
}

function Moderation({ link: { href, openCases = 0 }, onClick, copy }: ModerationProps) {
  const Anchor = useLinkComponent();
  return (
    <li>
      <Anchor href={href} className={css.entry} onClick={onClick}>
        <ShieldIcon size={20} />
        <span>{copy.moderation}</span>{" "}
        {openCases > 0 && <Badge className={css.badge}>{copy.openCases(openCases)}</Badge>}
      </Anchor>
    </li>
  );
}

export type { CurrentUser } from "../CurrentUser.ts";
export type { ModerationLink } from "../ModerationLink.ts";
