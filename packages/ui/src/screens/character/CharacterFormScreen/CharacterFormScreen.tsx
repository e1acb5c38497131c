import { rootProps } from "../../../components/rootProps.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { assertNever } from "../../../assertNever.ts";
import { characterFormScreenCopy } from "./CharacterFormScreen.copy.ts";
import { CharacterFormReady } from "./CharacterFormReady.tsx";
import { CharacterFormSkeleton } from "./CharacterFormSkeleton.tsx";
import * as css from "./CharacterFormScreen.css.ts";
import type { CharacterFormScreenProps } from "./CharacterFormScreenProps.ts";

/** Creates or edits a character: a form beside a preview. */
export function CharacterFormScreen(props: CharacterFormScreenProps) {
  const { content } = props;
  const copy = useCopy(characterFormScreenCopy, props.copy);
  switch (content.kind) {
    case "loading":
      return <CharacterFormSkeleton {...rootProps(props)} label={copy.loading} />;
    case "ready":
      return <CharacterFormReady screen={props} copy={copy} />;
    case "signed-out":
      return (
        <div {...rootProps(props, css.alone)}>
          <EmptyState
            title={copy.signedOut.title}
            level={1}
            action={
              content.onLogin && (
                <Button variant="primary" size="large" onClick={content.onLogin}>
                  {copy.signedOut.login}
                </Button>
              )
            }
          >
            {copy.signedOut.text}
          </EmptyState>
        </div>
      );
    case "not-found":
      return (
        <div {...rootProps(props, css.alone)}>
          <EmptyState
            title={copy.missing.title}
            level={1}
            action={<LinkButton href={props.links.home}>{copy.missing.home}</LinkButton>}
          >
            {copy.missing.text}
          </EmptyState>
        </div>
      );
    case "failed":
      return (
        <div {...rootProps(props, css.alone)}>
          <FailedState
            {...failedProps(content)}
            title={copy.failed[content.cause ?? "server"].title}
            level={1}
          >
            {content.error ?? copy.failed[content.cause ?? "server"].text}
          </FailedState>
        </div>
      );
    default:
      return assertNever(content);
  }
}

export { characterLimits } from "./CharacterFields.ts";
export type {
  CharacterFields,
  CharacterLimits,
  FormField,
  FormError,
  FormSaving,
  KeyedText,
  Lorebook,
  LoreEntry,
  TagChoice,
} from "./CharacterFields.ts";
export type { FormNotice, FormNoticeActions } from "./frame/CharacterFormNotices.tsx";

export type {
  CharacterFormActions,
  CharacterFormChoices,
  CharacterFormContent,
  CharacterFormDraft,
  CharacterFormLinks,
  FormQuestion,
  CharacterFormScreenProps,
} from "./CharacterFormScreenProps.ts";

export type { FormDecision } from "./frame/CharacterFormNotices.tsx";
