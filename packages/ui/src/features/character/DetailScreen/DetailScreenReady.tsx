import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { CountLabel } from "../../../components/CountLabel/CountLabel.tsx";
import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { characterRailCopy } from "../CharacterRail/CharacterRail.copy.ts";
import { CharacterRail } from "../CharacterRail/CharacterRail.tsx";
import { Cover } from "../Cover/Cover.tsx";
import { GreetingReader } from "../GreetingReader/GreetingReader.tsx";
import { ReactionButtons } from "../ReactionButtons/ReactionButtons.tsx";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";
import * as css from "./DetailScreen.css.ts";
import type { DetailScreenCharacter, DetailScreenProps } from "./DetailScreen.tsx";
import { DetailScreenCoverActs, DetailScreenQuietActs } from "./DetailScreenActs.tsx";
import { DetailScreenEyebrow, DetailScreenFacts } from "./DetailScreenFacts.tsx";

type ReadyProps = DetailScreenProps & { character: DetailScreenCharacter; copy: DetailScreenCopy };

/** A character that is there to be shown. */
export function DetailScreenReady(props: ReadyProps) {
  const { character, similar = [], copy } = props;
  const [opening, setOpening] = useState(0);
  return (
    <>
      <div className={css.columns}>
        <CoverColumn {...props} />
        <div className={css.story}>
          <DetailScreenEyebrow character={character} locale={props.locale} copy={copy} />
          <h1 tabIndex={-1} className={css.name}>
            {character.name}
          </h1>
          <p className={css.tagline}>{character.tagline}</p>
          <Acts {...props} opening={opening} />
          {character.greetings.length > 0 && (
            <GreetingReader
              greetings={character.greetings}
              place={opening}
              onPlace={setOpening}
              copy={copy.greeting}
            />
          )}
          <About {...props} />
        </div>
        <aside aria-label={copy.facts} className={css.aside}>
          <DetailScreenQuietActs {...props} />
          <DetailScreenFacts {...props} />
        </aside>
      </div>
      <CharacterRail
        title={copy.similar}
        rail={{ kind: "ready", cards: similar }}
        copy={{ ...characterRailCopy, card: copy.card }}
      />
    </>
  );
}

function CoverColumn(props: ReadyProps) {
  const { character, header, backHref, copy } = props;
  const overlay = [css.overlay, header !== undefined && css.phoneOnly].filter(Boolean).join(" ");
  return (
    <div className={css.cover}>
      <Cover
        picture={character.cover}
        color={character.color}
        name={character.name}
        sizes="(min-width: 768px) 372px, 100vw"
        loading="first"
      />
      <div className={overlay}>
        <IconButton
          size="touch"
          variant="onCover"
          label={copy.back}
          icon={<ArrowLeftIcon size={22} className={css.backArrow} />}
          href={backHref}
        />
        <DetailScreenCoverActs {...props} />
      </div>
    </div>
  );
}

// On phones the buttons leave this row and stand at the foot of the screen.
function Acts(props: ReadyProps & { opening: number }) {
  const { character, opening, pending, onStartChat, onNewChat, copy } = props;
  const { lastChat } = character;
  return (
    <div className={css.acts}>
      <div className={css.buttons}>
        {lastChat === undefined ? (
          <Button
            variant="primary"
            size="large"
            className={css.mainButton}
            loading={pending === "start"}
            onPress={() => onStartChat(opening)}
          >
            {copy.start}
          </Button>
        ) : (
          <>
            <Button variant="primary" size="large" className={css.mainButton} href={lastChat.href}>
              {copy.continue}
            </Button>
            <Button
              size="large"
              className={css.otherButton}
              loading={pending === "newChat"}
              onPress={() => onNewChat(opening)}
            >
              {copy.newChat}
            </Button>
          </>
        )}
      </div>
      {lastChat !== undefined && (
        <p className={css.lastChat}>
          {lastChat.title}
          <br />
          {lastChat.when}
        </p>
      )}
      <div className={css.reactions}>
        <ReactionButtons
          {...character.reactions}
          onReact={props.onReact}
          locale={props.locale}
          copy={copy.reactions}
        />
      </div>
      <CountLabel
        className={css.phoneChats}
        icon={<MessageIcon />}
        count={character.chats}
        locale={props.locale}
        label={copy.chats}
      />
    </div>
  );
}

function About({ character, copy }: ReadyProps) {
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
              <Link href={tag.href} variant="plain" className={css.tag}>
                {tag.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
