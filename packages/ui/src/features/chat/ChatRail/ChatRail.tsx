import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { PlusIcon } from "../../../components/Icon/PlusIcon.generated.ts";
import { LinkIconButton } from "../../../components/LinkIconButton/LinkIconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Wordmark } from "../../../components/Wordmark/Wordmark.tsx";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { chatRailCopy } from "./ChatRail.copy.ts";
import { ChatThumb } from "../ChatThumb.tsx";
import * as css from "./ChatRail.css.ts";

/** A chat in the rail. */
export interface ChatRailChat {
  /** Unique identifier. */
  id: string;
  /** Its title; for another character, that character's name. */
  title: string;
  /** When it was last active, as displayed text, such as "Tue". */
  when: string;
  /** Its last message, without Markdown marks. */
  preview: string;
  /** URL of the chat. */
  href: string;
  /** URL of a small 3:4 cover, for a chat with another character. Absent: the first letter of its name is shown. */
  thumb?: string;
}

export interface ChatRailProps extends RootProps {
  /** URL of the Back link. */
  backHref: string;
  /** URL of the home page. */
  homeHref: string;
  /** The name of the current character. */
  characterName?: string;
  /** Chats with this character, the latest first. */
  chats: readonly ChatRailChat[];
  /** The latest chats with others. @default [] */
  others?: readonly ChatRailChat[];
  /** The `id` of the current chat. */
  currentId?: string;
  /** The user wants to start a new chat. Absent: the button is not shown. */
  onChatCreate?: () => void;
  /** A visitor wants to log in. Absent: the user is signed in. */
  onLogin?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof chatRailCopy>;
}

/**
 * The user's chats, beside the current one. From 1200 px on.
 *
 * @example
 * <ChatRail backHref="/" homeHref="/" chats={chats} />
 */
export function ChatRail(props: ChatRailProps) {
  const { backHref, homeHref, characterName, chats, others = [], currentId, onChatCreate, onLogin } = props;
  const copy = useCopy(chatRailCopy, props.copy);
  return (
    <nav {...rootProps(props, css.rail)} aria-label={copy.label}>
      <div className={css.top}>
        <LinkIconButton label={copy.back} icon={<ArrowLeftIcon size={20} />} href={backHref} />
        <Link variant="plain" href={homeHref}>
          <Wordmark />
        </Link>
      </div>
      {onChatCreate !== undefined && (
        <Button fullWidth icon={<PlusIcon />} onClick={onChatCreate}>
          {copy.newChat}
        </Button>
      )}
      {characterName !== undefined && chats.length > 0 && (
        <RailGroup heading={copy.withName(characterName)} chats={chats} currentId={currentId} />
      )}
      {others.length > 0 && <RailGroup covers heading={copy.others} chats={others} />}
      {onLogin !== undefined && chats.length === 0 && others.length === 0 && (
        <div className={css.visitor}>
          <h2 className={css.visitorTitle}>{copy.visitor}</h2>
          <p className={css.visitorText}>{copy.visitorText}</p>
          <Button onClick={() => onLogin()}>{copy.logIn}</Button>
        </div>
      )}
    </nav>
  );
}

interface RailGroupProps {
  heading: string;
  chats: readonly ChatRailChat[];
  /** Whether the chats show the covers of their characters. */
  covers?: boolean;
  currentId?: string;
}

function RailGroup({ heading, chats, covers = false, currentId }: RailGroupProps) {
  return (
    <>
      <h2 className={css.heading}>{heading}</h2>
      <ul role="list" className={css.list}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <Link
              variant="plain"
              href={chat.href}
              aria-current={chat.id === currentId ? "page" : undefined}
              className={css.item}
            >
              {covers && <ChatThumb className={css.thumb} thumb={chat.thumb} name={chat.title} />}
              <span dir="auto" className={css.title} data-private="">
                {chat.title}
              </span>
              <span className={css.when}>{chat.when}</span>
              <span dir="auto" className={css.preview} data-private="">
                {chat.preview}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
