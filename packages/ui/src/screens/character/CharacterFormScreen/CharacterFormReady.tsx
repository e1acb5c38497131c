import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { Suspense, useEffect, useRef, useState } from "react";
import type { DragEvent, RefObject } from "react";
import type { NumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { EyeIcon } from "../../../components/Icon/EyeIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { UploadButton } from "../../../components/UploadButton/UploadButton.tsx";
import { languages as knownLanguages } from "../../../languages.ts";
import { characterLimits } from "./CharacterFields.ts";
import type { CharacterFields, FormField, FormError } from "./CharacterFields.ts";
import { CharacterFormGroups } from "./fields/CharacterFormGroups.tsx";
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
import type { CharacterFormScreenProps } from "./CharacterFormScreenProps.ts";
import { CARD_FILES } from "../cardFiles.ts";
import { CharacterFormSteps } from "./frame/CharacterFormSteps.tsx";
import { focusField, focusGroup } from "./frame/focusField.ts";
import type { FormPart } from "./fields/FormPart.ts";
import { progressOf } from "./frame/formProgress.ts";
import { useVisibleGroup } from "./frame/useVisibleGroup.ts";

// Dialogs need Radix: they are loaded with the first dialog.
const Overlays = lazyWithRetry(
  async () => (await import("./frame/CharacterFormOverlays.tsx")).CharacterFormOverlays,
);

interface CharacterFormReadyProps {
  /** The props of the screen. Each part of the form receives those that it uses. */
  screen: CharacterFormScreenProps;
  copy: CharacterFormScreenCopy;
}

/** The form once its content is loaded. */
export function CharacterFormReady({ screen, copy }: CharacterFormReadyProps) {
  const { draft, actions, choices, links, question, notice, onFieldsChange } = screen;
  const { fields, errors, status = "draft" } = draft;
  const { onCardImport, onChatTry } = actions;
  const number = useNumberFormat();
  const form = useRef<HTMLDivElement>(null);
  const formRef = useComposedRefs(form, screen.ref);
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
    if (visibility !== fields.visibility) onFieldsChange({ visibility });
    actions.onCharacterPublish();
  };
  const texts = status === "published" ? copy.publishChanges : copy.publish;
  const publishButton = (
    <Button variant="primary" fullWidth size="medium" pending={actions.publishing} onClick={publish}>
      {texts}
    </Button>
  );
  const part: FormPart = {
    ...{ fields, onFieldsChange, errors: errorsByField(errors, publishTried, copy, number) },
    ...{ tokenDrafts: screen.tokenDrafts, onTokenDraftChange: screen.onTokenDraftChange },
    ...{ unusedPatterns: draft.unusedPatterns ?? [], limits: screen.limits ?? characterLimits },
    ...{ tagChoices: choices.tags, copy },
  };
  return (
    <div {...rootProps(screen, css.screen)} ref={formRef} {...(onCardImport && drop.handlers)}>
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
        <CharacterFormHead
          mode={screen.mode}
          name={fields.name.trim() || copy.untitled}
          status={status}
          saveState={screen.saveState}
          actions={actions}
          pageHref={links.page}
          onChooseCard={() => cardFile.current?.click()}
          copy={copy}
        />
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
        <CharacterFormGroups
          part={part}
          draft={draft}
          languages={choices.languages ?? knownLanguages}
          rulesHref={links.rules}
          onCoverSelect={actions.onCoverSelect}
        />
      </div>
      {/* It may be higher than the window, so keyboard users must be able to scroll it. */}
      <section className={css.preview} aria-label={copy.preview} tabIndex={0}>
        <CharacterFormPreview
          draft={draft}
          heading={<h2 className={css.previewHeading}>{copy.preview}</h2>}
          copy={copy}
        />
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
            preview={previewOpen ? <CharacterFormPreview draft={draft} copy={copy} /> : undefined}
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
