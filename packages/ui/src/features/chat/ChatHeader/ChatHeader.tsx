import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { HistoryIcon } from "../../../components/Icon/HistoryIcon.generated.ts";
import { PlusIcon } from "../../../components/Icon/PlusIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { TextSizeIcon } from "../../../components/Icon/TextSizeIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { LinkIconButton } from "../../../components/LinkIconButton/LinkIconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import type { ChatCharacter } from "../ChatCharacter.ts";
import { chatHeaderCopy } from "./ChatHeader.copy.ts";
import { ChatThumb } from "../ChatThumb.tsx";
import * as css from "./ChatHeader.css.ts";
import type { ChatHeaderActions } from "./ChatHeaderActions.ts";
import { ChatHeaderDemo } from "./ChatHeaderDemo.tsx";
import { ChatHeaderMenu } from "./ChatHeaderMenu.tsx";

export interface ChatHeaderProps extends RootProps, ChatHeaderActions {
  /** The character; absent while it loads, and when it does not exist. */
  character?: ChatCharacter;
  /** The title of the chat, if it has one. */
  title?: string;
  /** URL of the Back link. */
  backHref: string;
  /** Whether replies are scripted because no model is connected. @default false */
  demo?: boolean;
  /** A sentence more behind the badge of `demo`, such as how the operator of the site connects a model. @default none */
  demoHint?: string;
  /** Whether the character is loading; a placeholder is shown. @default false */
  pending?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<typeof chatHeaderCopy>;
}

/**
 * The character's name, and the Back link.
 *
 * @example
 * <ChatHeader character={character} backHref="/" onChatCreate={startChat} />
 */
export function ChatHeader(props: ChatHeaderProps) {
  const { character, title, backHref, demo = false, pending = false } = props;
  const copy = useCopy(chatHeaderCopy, props.copy);
  return (
    <header {...rootProps(props, demo ? `${css.header} ${css.demo}` : css.header)}>
      <LinkIconButton
        className={css.back}
        label={copy.back}
        icon={<ArrowLeftIcon size={20} />}
        href={backHref}
      />
      {pending && (
        <span className={css.who}>
          <Skeleton className={css.thumb} width="33px" height="44px" />
          <span className={css.name}>
            <Skeleton shape="text" width="9ch" />
          </span>
        </span>
      )}
      {character !== undefined && (
        <span className={css.who}>
          <ChatThumb
            className={css.thumb}
            thumb={character.thumb}
            color={character.color}
            name={character.name}
          />
          <span className={css.text}>
            <h1 dir="auto" className={css.name}>
              {character.href === undefined ? (
                character.name
              ) : (
                <Link variant="plain" href={character.href} className={css.link}>
                  {character.name}
                </Link>
              )}
            </h1>
            <span className={css.below}>
              {title !== undefined && (
                <span dir="auto" className={css.title} data-private="">
                  {title}
                </span>
              )}
              {demo && <ChatHeaderDemo hint={props.demoHint} copy={copy} />}
            </span>
          </span>
        </span>
      )}
      <span className={css.actions}>
        {props.onFindOpen !== undefined && (
          <IconButton
            className={css.roomy}
            label={copy.find}
            icon={<SearchIcon size={20} />}
            onClick={props.onFindOpen}
          />
        )}
        {props.onReadingOpen !== undefined && (
          <IconButton
            className={css.roomy}
            label={copy.reading}
            icon={<TextSizeIcon size={22} />}
            onClick={props.onReadingOpen}
          />
        )}
        {props.onHistoryOpen !== undefined && (
          <IconButton
            className={css.narrow}
            label={copy.history}
            icon={<HistoryIcon size={20} />}
            onClick={props.onHistoryOpen}
          />
        )}
        {props.onChatCreate !== undefined && props.onHistoryOpen === undefined && (
          <IconButton
            className={css.narrow}
            label={copy.newChat}
            icon={<PlusIcon size={20} />}
            onClick={props.onChatCreate}
          />
        )}
        <ChatHeaderMenu actions={props} copy={copy} />
      </span>
    </header>
  );
}

export type { ChatCharacter } from "../ChatCharacter.ts";
export type { ChatHeaderActions, ReplyLanguages } from "./ChatHeaderActions.ts";
