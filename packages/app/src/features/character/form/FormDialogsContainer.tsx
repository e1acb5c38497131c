import { CardImportReport } from "@mimi/ui/screens/card-import-report";
import { firstPart, ImageCropDialog } from "@mimi/ui/image-crop-dialog";
import { validateImage } from "@mimi/ui/upload-button";
import { useSnapshot } from "valtio";
import { useCloseOnBack } from "../../../state/rendering/useCloseOnBack.ts";
import { formState } from "./form.store.ts";
import { applyCard, applyLorebook, closeCard, importCard, toggleCardTag } from "./formCard.actions.ts";
import { closeCoverCrop, cropCover, uploadCover } from "./formCover.actions.ts";
import { COVER_RATIO, isFilled } from "./formInput.ts";

/** The dialogs of the form: cropping the cover (§2), and the report of an imported card. */
export function FormDialogsContainer() {
  const { crop, characterCard, draft } = useSnapshot(formState);
  const closeCrop = () => void closeCoverCrop((image) => firstPart(image, COVER_RATIO));
  useCloseOnBack(crop !== null, closeCrop);
  useCloseOnBack(characterCard !== null, closeCard);
  return (
    <>
      {crop !== null && (
        <ImageCropDialog
          open
          onOpenChange={(open) => {
            if (!open) closeCrop();
          }}
          view={crop.view}
          error={crop.fileError}
          ratio={COVER_RATIO}
          onFileSelect={(file) => cropCover(file, validateImage(file))}
          onUpload={uploadCover}
        />
      )}
      {characterCard !== null && (
        <CardImportReport
          open
          view={characterCard}
          replaces={isFilled(draft.fields)}
          onTagChange={toggleCardTag}
          onUse={applyCard}
          onLorebookImport={applyLorebook}
          onOpenChange={(open) => {
            if (!open) closeCard();
          }}
          onFileSelect={importCard}
        />
      )}
    </>
  );
}
