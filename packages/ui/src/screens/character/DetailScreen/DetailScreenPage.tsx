import { hasItalics } from "../../../components/letters.ts";
import { Suspense, useState } from "react";
import type { ComponentProps } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { CountLabel } from "../../../components/CountLabel/CountLabel.tsx";
import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { LinkIconButton } from "../../../components/LinkIconButton/LinkIconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { gridSizes } from "../../../features/character/CharacterCard/CharacterCard.tsx";
import { CharacterRail } from "../../../features/character/CharacterRail/CharacterRail.tsx";
import { Cover } from "../../../features/character/Cover/Cover.tsx";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import { GreetingReader } from "../../../features/character/GreetingReader/GreetingReader.tsx";
import { ReactionButtons } from "../../../features/character/ReactionButtons/ReactionButtons.tsx";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";
import * as css from "./DetailScreen.css.ts";
import * as noticeCss from "./DetailScreenNotice.css.ts";
import type { DetailScreenCharacter, DetailScreenPreview, DetailScreenProps } from "./DetailScreenProps.ts";
import { DetailScreenCoverActions, DetailScreenActions } from "./DetailScreenActions.tsx";
import { DetailScreenEyebrow, DetailScreenFacts } from "./DetailScreenFacts.tsx";
import { DetailScreenStorySkeleton } from "./DetailScreenSkeleton.tsx";

// Dialogs need Radix.
const ShareDialog = lazyWithRetry(async () => (await import("./DetailScreenShare.tsx")).DetailScreenShare);

interface PageProps {
  /** The props of the screen. Each part of the page receives those that it uses. */
  screen: DetailScreenProps;
  /** The known data of the character. */
  shown: DetailScreenPreview;
  /** All data. Absent: it is loading. */
  character?: DetailScreenCharacter;
  copy: DetailScreenCopy;
}

/** A character's page, with the data known so far. */
export function DetailScreenPage({ screen, shown, character, copy }: PageProps) {
  const { similar = [] } = screen;
  return (
    <>
      <div className={css.columns}>
        <CoverColumn
          shown={shown}
          character={character}
          hasHeader={screen.header !== undefined}
          backHref={screen.backHref}
          actions={screen}
          copy={copy}
        />
        <div className={css.storyColumn}>
          <DetailScreenEyebrow character={shown} copy={copy} />
          <h1 tabIndex={-1} dir="auto" className={css.name}>
            {shown.name}
          </h1>
          <p dir="auto" className={hasItalics(shown.tagline) ? `${css.tagline} ${css.italic}` : css.tagline}>
            {shown.tagline}
          </p>
          <VisibilityMark character={character} copy={copy} />
          {screen.isHidden === true && (
            <HiddenNotice
              hiddenBy={screen.hiddenBy}
              onHiddenShow={screen.onHiddenShow}
              onHiddenOpen={screen.onHiddenOpen}
              copy={copy}
            />
          )}
          {character ? (
            <Story
              character={character}
              pending={screen.pending}
              onChatStart={screen.onChatStart}
              onChatCreate={screen.onChatCreate}
              onReactionChange={screen.onReactionChange}
              copy={copy}
            />
          ) : (
            <div role="status" aria-label={copy.loading} aria-busy="true">
              <DetailScreenStorySkeleton />
            </div>
          )}
        </div>
        {character && (
          <aside aria-label={copy.facts} className={css.aside}>
            <DetailScreenActions character={character} actions={screen} copy={copy} />
            <DetailScreenFacts character={character} copy={copy} />
          </aside>
        )}
      </div>
      {screen.sharedAddress !== undefined && (
        <Suspense>
          <ShareDialog address={screen.sharedAddress} onClose={screen.onShareClose} copy={copy} />
        </Suspense>
      )}
      {character && <CharacterRail title={copy.similar} rail={{ kind: "ready", value: similar }} />}
    </>
  );
}

interface HiddenNoticeProps extends Pick<DetailScreenProps, "hiddenBy" | "onHiddenShow" | "onHiddenOpen"> {
  copy: DetailScreenCopy;
}

/** What hides the character, with one press to show it again. */
function HiddenNotice({ hiddenBy = [], onHiddenShow, onHiddenOpen, copy }: HiddenNoticeProps) {
  if (hiddenBy.length === 0) {
    return (
      <div className={noticeCss.hidden}>
        <p>{copy.hidden}</p>
        {onHiddenOpen !== undefined && <Button onClick={onHiddenOpen}>{copy.hiddenOpen}</Button>}
      </div>
    );
  }
  return hiddenBy.map((what) => (
    <div key={`${what.kind} ${what.id}`} className={noticeCss.hidden}>
      <p>{copy.hiddenBy[what.kind](what.name)}</p>
      {onHiddenShow !== undefined && (
        <Button aria-label={copy.showAgainLabel[what.kind](what.name)} onClick={() => onHiddenShow(what)}>
          {copy.showAgain}
        </Button>
      )}
    </div>
  ));
}

/** Who can open the page, unless everybody can. */
function VisibilityMark({ character, copy }: Pick<PageProps, "character" | "copy">) {
  const { visibility = "public" } = character ?? {};
  if (visibility === "public") return null;
  return (
    <p className={css.visibility}>
      <Badge>{copy.visibility[visibility]}</Badge>
      <span>{copy.visibilityText[visibility]}</span>
    </p>
  );
}

interface CoverColumnProps extends Pick<PageProps, "shown" | "character" | "copy"> {
  hasHeader: boolean;
  backHref: string;
  actions: ComponentProps<typeof DetailScreenCoverActions>["actions"];
}

function CoverColumn({ shown, character, hasHeader, backHref, actions, copy }: CoverColumnProps) {
  // The card's image is already loaded: it is the placeholder until the larger one is loaded, also after the data has
  // arrived.
  const [hasPlaceholder] = useState(character === undefined && shown.cover !== undefined);
  const overlay = [css.overlay, hasHeader && css.phoneOnly].filter(Boolean).join(" ");
  return (
    <div className={css.cover}>
      {hasPlaceholder && (
        <Cover
          image={shown.cover}
          color={shown.color}
          name={shown.name}
          sizes={gridSizes}
          loading="eager"
          decorative
        />
      )}
      <Cover
        image={shown.cover}
        color={shown.color}
        name={shown.name}
        sizes="(min-width: 768px) 372px, 100vw"
        loading="first"
        className={hasPlaceholder ? css.overPlaceholder : undefined}
      />
      <div className={overlay}>
        <LinkIconButton
          size="large"
          variant="onCover"
          label={copy.back}
          icon={<ArrowLeftIcon size={22} />}
          href={backHref}
        />
        {character && <DetailScreenCoverActions character={character} actions={actions} copy={copy} />}
      </div>
    </div>
  );
}

interface StoryProps
  extends Pick<DetailScreenProps, "pending" | "onChatStart" | "onChatCreate" | "onReactionChange"> {
  character: DetailScreenCharacter;
  copy: DetailScreenCopy;
}

/** Greetings and biography. */
function Story({ character, pending, onChatStart, onChatCreate, onReactionChange, copy }: StoryProps) {
  const { greetings } = character;
  const [greeting, setGreeting] = useState(0);
  return (
    <>
      <MainActions
        character={character}
        greeting={greeting}
        pending={pending}
        onChatStart={onChatStart}
        onChatCreate={onChatCreate}
        onReactionChange={onReactionChange}
        copy={copy}
      />
      {greetings.length > 0 && (
        <GreetingReader greetings={greetings} index={greeting} onIndexChange={setGreeting} />
      )}
      <About character={character} copy={copy} />
    </>
  );
}

// On phones the buttons are at the bottom of the screen.
function MainActions(props: StoryProps & { greeting: number }) {
  const { character, greeting, pending, onChatStart, onChatCreate, copy } = props;
  const { lastChat } = character;
  return (
    <div className={css.actions}>
      <div className={css.buttons}>
        {lastChat === undefined ? (
          onChatStart !== undefined && (
            <Button
              variant="primary"
              size="large"
              className={css.mainButton}
              pending={pending === "start"}
              onClick={() => onChatStart(greeting)}
            >
              {copy.start}
            </Button>
          )
        ) : (
          <>
            <LinkButton variant="primary" size="large" className={css.mainButton} href={lastChat.href}>
              {copy.continue}
            </LinkButton>
            {onChatCreate !== undefined && (
              <Button
                size="large"
                className={css.otherButton}
                pending={pending === "newChat"}
                onClick={() => onChatCreate(greeting)}
              >
                {copy.newChat}
              </Button>
            )}
          </>
        )}
      </div>
      {lastChat !== undefined && (
        <p className={css.lastChat}>
          <span className={css.lastTitle} data-private="">
            {lastChat.title}
          </span>
          <span>{lastChat.when}</span>
        </p>
      )}
      {props.onReactionChange !== undefined && (
        <div className={css.reactions}>
          <ReactionButtons {...character.reactions} onReactionChange={props.onReactionChange} />
        </div>
      )}
      <CountLabel
        className={css.phoneChats}
        icon={<MessageIcon />}
        count={character.chats}
        label={copy.chats}
      />
    </div>
  );
}

function About({ character, copy }: Pick<StoryProps, "character" | "copy">) {
  return (
    <>
      {character.bio !== "" && (
        <section className={css.about}>
          <h2 className={css.heading}>{copy.about}</h2>
          <Markdown text={character.bio} className={css.bio} />
        </section>
      )}
      {character.tags.length > 0 && (
        <ul role="list" aria-label={copy.tags} className={css.tags}>
          {character.tags.map((tag) => (
            <li key={tag.id}>
              <Link href={tag.href} variant="plain" dir="auto" className={css.tag}>
                {tag.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
