import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { Suspense, useEffect, useRef, useState } from "react";
import type { DragEvent, ReactNode, RefObject } from "react";
import type { NumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EyeIcon } from "../../../components/Icon/EyeIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { UploadButton } from "../../../components/UploadButton/UploadButton.tsx";
import type { CharacterFields, CharacterLimits, FormField, FormGroup, FormError } from "./CharacterFields.ts";
import { CharacterFormBasics } from "./fields/CharacterFormBasics.tsx";
import {
  CharacterFormAdvanced,
  CharacterFormDefinition,
  CharacterFormGreeting,
} from "./fields/CharacterFormGroups.tsx";
import { CharacterFormHead } from "./frame/CharacterFormHead.tsx";
import {
  CharacterFormDecision,
  CharacterFormNotice,
  CharacterFormErrors,
} from "./frame/CharacterFormNotices.tsx";
import { CharacterFormPreview } from "./frame/CharacterFormPreview.tsx";
import { errorMessage } from "./CharacterFormScreen.copy.ts";
import type { CharacterFormScreenCopy } from "./CharacterFormScreen.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./CharacterFormScreen.css.ts";
import type {
  CharacterFormChoices,
  CharacterFormDraft,
  CharacterFormScreenProps,
} from "./CharacterFormScreenProps.ts";
import { CARD_FILES } from "../cardFiles.ts";
import { CharacterFormSteps } from "./frame/CharacterFormSteps.tsx";
import { focusField, focusGroup } from "./frame/focusField.ts";
import type { FormPart } from "./fields/FormPart.ts";
import { progressOf } from "./frame/formProgress.ts";
import { useVisibleGroup } from "./frame/useVisibleGroup.ts";

/** From this many tokens on, the definition reduces the context of the chat. */
const DEFINITION_TOKENS = 2_000;

// Dialogs need Radix: they are loaded with the first dialog.
const Overlays = lazyWithRetry(
  async () => (await import("./frame/CharacterFormOverlays.tsx")).CharacterFormOverlays,
);

interface CharacterFormReadyProps extends Omit<CharacterFormScreenProps, "limits" | "copy"> {
  limits: CharacterLimits;
  languages: NonNullable<CharacterFormChoices["languages"]>;
  status: NonNullable<CharacterFormDraft["status"]>;
  copy: CharacterFormScreenCopy;
}

/** The form once its content is loaded. */
export function CharacterFormReady({ ref, ...props }: CharacterFormReadyProps) {
  const { draft, actions, question, notice, status, copy } = props;
  const { fields, errors: errors } = draft;
  const { onCardImport, onChatTry } = actions;
  const number = useNumberFormat();
  const form = useRef<HTMLDivElement>(null);
  const formRef = useComposedRefs(form, ref);
  const cardFile = useRef<HTMLInputElement>(null);
  const [publishTried, setPublishTried] = useState(false);
  const [previewOpen, setPreviewOpen] = useState(false);
  const current = useVisibleGroup(form);
  const drop = useFileDrop(onCardImport);
  const [asking, setAsking] = useState<"not-yet" | "now" | "answered">("not-yet");
  useRefusedField(form, actions.publishing === true, errors);
  const publish = () => {
    const [first] = errors;
    setPublishTried(first !== undefined);
    if (first !== undefined) focusField(form.current, first.field);
    else if (status === "draft" && asking !== "answered") setAsking("now");
    else actions.onCharacterPublish();
  };
  const answerAndPublish = (visibility: CharacterFields["visibility"]) => {
    setAsking("answered");
    if (visibility !== fields.visibility) props.onFieldsChange({ visibility });
    actions.onCharacterPublish();
  };
  const texts = status === "published" ? copy.publishChanges : copy.publish;
  const publishButton = (
    <Button variant="primary" fullWidth size="medium" pending={actions.publishing} onClick={publish}>
      {texts}
    </Button>
  );
  const preview = { ...draft, copy };
  return (
    <div {...rootProps(props, css.screen)} ref={formRef} {...(onCardImport && drop.handlers)}>
      <div className={css.side}>
        <CharacterFormSteps
          current={current}
          progress={progressOf(fields, errors)}
          copy={copy}
          onGo={(group) => focusGroup(form.current, group)}
        />
        <div className={css.sideActions}>
          {publishButton}
          {onChatTry !== undefined && (
            <Button
              fullWidth
              size="medium"
              pending={actions.trying}
              icon={<MessageIcon />}
              onClick={onChatTry}
            >
              {copy.tryChat}
            </Button>
          )}
          {onCardImport !== undefined && (
            <UploadButton variant="quiet" fullWidth accept={CARD_FILES} onFileSelect={onCardImport}>
              {copy.import}
            </UploadButton>
          )}
        </div>
      </div>
      <div className={css.form}>
        <CharacterFormHead {...props} onChooseCard={() => cardFile.current?.click()} />
        {onCardImport !== undefined && <CardFile input={cardFile} onFile={onCardImport} />}
        {draft.decision !== undefined && (status === "rejected" || status === "removed") && (
          <CharacterFormDecision
            status={status}
            decision={draft.decision}
            onDecisionsOpen={actions.onDecisionsOpen}
            copy={copy}
          />
        )}
        {notice !== undefined && <CharacterFormNotice notice={notice} copy={copy} />}
        {publishTried && errors.length > 0 && (
          <CharacterFormErrors
            errors={errors}
            copy={copy}
            onGo={(field) => focusField(form.current, field)}
          />
        )}
        <Groups {...props} errors={errorsByField(errors, publishTried, copy, number)} />
      </div>
      {/* It may be higher than the window, so keyboard users must be able to scroll it. */}
      <section className={css.preview} aria-label={copy.preview} tabIndex={0}>
        <CharacterFormPreview {...preview} heading={<h2 className={css.previewHeading}>{copy.preview}</h2>} />
      </section>
      <div className={css.bar}>
        <Button
          size="medium"
          fullWidth
          icon={<EyeIcon />}
          aria-haspopup="dialog"
          onClick={() => setPreviewOpen(true)}
        >
          {copy.preview}
        </Button>
        {publishButton}
      </div>
      {drop.dragging && (
        <p className={css.drop} aria-hidden="true">
          {copy.drop}
        </p>
      )}
      {(question !== undefined || previewOpen || asking === "now") && (
        <Suspense>
          <Overlays
            question={question}
            name={fields.name.trim() || copy.untitled}
            copy={copy}
            preview={previewOpen ? <CharacterFormPreview {...preview} /> : undefined}
            visibility={asking === "now" ? fields.visibility : undefined}
            onVisibilityChoose={answerAndPublish}
            onVisibilityClose={() => setAsking("not-yet")}
            onAnswer={(confirmed) => question?.onResolve?.(confirmed)}
            onPreviewClose={() => setPreviewOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Focuses the field that the server refused, when publishing has ended. */
function useRefusedField(
  form: RefObject<HTMLElement | null>,
  publishing: boolean,
  errors: readonly FormError[],
): void {
  const wasPublishing = useRef(false);
  const refused = errors.find(({ kind }) => kind === "refused")?.field;
  useEffect(() => {
    if (wasPublishing.current && !publishing && refused !== undefined) focusField(form.current, refused);
    wasPublishing.current = publishing;
  }, [form, publishing, refused]);
}

function Groups(props: CharacterFormReadyProps & Pick<FormPart, "errors">) {
  const { draft, actions, choices, links, languages, limits, errors, onFieldsChange, copy } = props;
  const { fields, tokens, unusedPatterns = [] } = draft;
  const { tokenDrafts, onTokenDraftChange } = props;
  const part = {
    ...{ fields, onFieldsChange, errors, unusedPatterns, tokenDrafts, onTokenDraftChange },
    ...{ limits, tagChoices: choices.tags, copy },
  };
  const parts: Readonly<Record<FormGroup, ReactNode>> = {
    basics: (
      <CharacterFormBasics
        {...part}
        madeBy={draft.madeBy}
        onCoverSelect={actions.onCoverSelect}
        rulesHref={links.rules}
      />
    ),
    greeting: <CharacterFormGreeting {...part} />,
    definition: <CharacterFormDefinition {...part} long={tokens.permanent > DEFINITION_TOKENS} />,
    advanced: <CharacterFormAdvanced {...part} languages={languages} />,
  };
  return (Object.keys(parts) as FormGroup[]).map((group) => (
    <section key={group} data-group={group} aria-labelledby={`form-${group}`} className={css.group}>
      <h2
        id={`form-${group}`}
        tabIndex={-1}
        className={group === "basics" ? css.visuallyHiddenText : css.groupTitle}
      >
        {copy.groups[group]}
      </h2>
      {parts[group]}
    </section>
  ));
}

function CardFile({
  input,
  onFile,
}: {
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
}) {
  return (
    <input
      ref={input}
      type="file"
      accept={CARD_FILES}
      hidden
      tabIndex={-1}
      aria-hidden="true"
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = "";
        if (file !== undefined) onFile(file);
      }}
    />
  );
}

// Texts over the limit are reported at once; missing fields only after the user tried to publish.
function errorsByField(
  errors: readonly FormError[],
  hasTriedToPublish: boolean,
  copy: CharacterFormScreenCopy,
  number: NumberFormat,
) {
  const shownErrors = errors.filter(
    ({ kind }) => hasTriedToPublish || kind === "too-long" || kind === "refused",
  );
  return Object.fromEntries(
    shownErrors.map((error) => [error.field, errorMessage(error, copy, number)]),
  ) as Partial<Record<FormField, string>>;
}

function useFileDrop(onFile: ((file: File) => void) | undefined) {
  const [depth, setDepth] = useState(0);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  const handlers = {
    onDragEnter: (event: DragEvent) => hasFile(event) && setDepth(depth + 1),
    onDragLeave: (event: DragEvent) => hasFile(event) && setDepth(Math.max(0, depth - 1)),
    onDragOver: (event: DragEvent) => {
      if (hasFile(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setDepth(0);
      const file = event.dataTransfer.files[0];
      if (file !== undefined) onFile?.(file);
    },
  };
  return { dragging: depth > 0, handlers };
}
