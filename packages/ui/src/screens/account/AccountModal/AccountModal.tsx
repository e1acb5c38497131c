import type { SubmitState } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { FormEvent, ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { DoneIcon } from "../../../components/Icon/DoneIcon.generated.ts";
import { SettingsIcon } from "../../../components/Icon/SettingsIcon.generated.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { accountModalCopy } from "./AccountModal.copy.ts";
import type { AccountModalCopy } from "./AccountModal.copy.ts";
import * as css from "./AccountModal.css.ts";

/** A user's public profile. */
export interface Profile {
  /** The user name. */
  readonly name: string;
  /** URL of the avatar; absent before the first upload. */
  readonly avatar?: string;
  /** About the user, as Markdown. */
  readonly bio: string;
}

/** State of saving. `failed` keeps the input. */
export type ProfileSaving = SubmitState | { readonly kind: "saved" };

export interface AccountModalProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** The profile as shown, saved or not. */
  profile: Profile;
  /** The user changed a field; the whole new profile. */
  onProfileChange: (profile: Profile) => void;
  /** Error messages of fields, each a sentence. */
  errors?: {
    /** The error of the name, in a sentence. */
    readonly name?: string;
    /** The error of the avatar, in a sentence. */
    readonly avatar?: string;
    /** The error of the bio, in a sentence. */
    readonly bio?: string;
  };
  /** State of saving. @default { kind: "idle" } */
  state?: ProfileSaving;
  /** The control that changes the avatar, usually an `UploadButton` that opens an `ImageCropDialog`. */
  avatarAction: ReactNode;
  /** The most characters of the name and of the bio. @default { name: 40, bio: 1000 } */
  maxLengths?: {
    /** The most characters of the name. */
    readonly name: number;
    /** The most characters of the bio. */
    readonly bio: number;
  };
  /** The user saved the profile. Not called while saving. */
  onProfileSave: () => void;
  /** The user went back without saving. */
  onBack: () => void;
  /** The user opened the settings. Absent: the button is not shown. */
  onSettingsOpen?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<AccountModalCopy>;
}

const lengths = { name: 40, bio: 1000 };

/** Shows and edits the user's name, avatar and bio. */
export function AccountModal(props: AccountModalProps) {
  const { profile, onProfileChange, errors, state = { kind: "idle" }, maxLengths = lengths } = props;
  const copy = useCopy(accountModalCopy, props.copy);
  const pending = state.kind === "pending";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) props.onProfileSave();
  };
  return (
    <Modal
      {...rootProps(props)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={copy.title}
      width={480}
      initialFocus="[name=name]"
    >
      <form noValidate onSubmit={submit} className={css.form}>
        <AccountModalAvatar profile={profile} errors={errors} avatarAction={props.avatarAction} copy={copy} />
        <Field
          label={copy.name}
          name="name"
          autoComplete="nickname"
          required
          disabled={pending}
          value={profile.name}
          maxLength={maxLengths.name}
          error={errors?.name}
          hint={copy.nameHint}
          onValueChange={(name) => {
            onProfileChange({ ...profile, name });
          }}
        />
        <TextArea
          label={copy.bio}
          name="bio"
          rows={4}
          font="reading"
          disabled={pending}
          value={profile.bio}
          maxLength={maxLengths.bio}
          error={errors?.bio}
          hint={copy.bioHint}
          onValueChange={(bio) => {
            onProfileChange({ ...profile, bio });
          }}
        />
        <div>
          <AccountModalSaving saving={state} copy={copy} />
          <div className={css.actions}>
            {props.onSettingsOpen !== undefined && (
              <Button
                variant="quiet"
                size="large"
                className={css.settings}
                icon={<SettingsIcon />}
                onClick={props.onSettingsOpen}
              >
                {copy.settings}
              </Button>
            )}
            <Button size="large" disabled={pending} onClick={props.onBack}>
              {copy.back}
            </Button>
            <Button type="submit" variant="primary" size="large" pending={pending}>
              {copy.save}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

type AccountModalAvatarProps = Pick<AccountModalProps, "profile" | "errors" | "avatarAction"> & WithCopy;

function AccountModalAvatar({ profile, errors, avatarAction, copy }: AccountModalAvatarProps) {
  return (
    <div className={css.avatar} role="group" aria-label={copy.avatar}>
      <Avatar src={profile.avatar} name={profile.name} size={88} />
      <div className={css.choose}>
        {avatarAction}
        <p className={css.hint}>{copy.avatarHint}</p>
        <p className={css.failed} role="alert" hidden={errors?.avatar === undefined}>
          <AlertIcon size={16} />
          <span>{errors?.avatar}</span>
        </p>
      </div>
    </div>
  );
}

interface WithCopy {
  copy: AccountModalCopy;
}

// A live region must be mounted before its text, or the text is not announced.
function AccountModalSaving({ saving, copy }: { saving: ProfileSaving } & WithCopy) {
  return (
    <div role="status" className={css.news}>
      {saving.kind === "saved" && (
        <p className={css.saved}>
          <DoneIcon size={16} />
          <span>{copy.saved}</span>
        </p>
      )}
      {saving.kind === "failed" && (
        <p className={css.failed}>
          <AlertIcon size={16} />
          <span>{saving.error ?? copy.failed}</span>
        </p>
      )}
    </div>
  );
}
