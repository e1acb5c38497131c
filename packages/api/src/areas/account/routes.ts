import { routes } from "@mimi/contract";
import type { Deps } from "../../domain/deps.ts";
import { type Area, handle, handleStream, handleUpload } from "../../http/handle.ts";
import { storeImage } from "../../domain/uploads/images.ts";
import { readQuota } from "../../domain/quota/quota.ts";
import { asUserHere, attestAdult, getAge } from "./adult.ts";
import { deleteUser } from "./deleteUser.ts";
import { exportUser } from "./exportUser.ts";
import { readHidden, setHidden } from "./hidden.ts";
import { chooseLanguage, nameUser, readUser, updateUser } from "./profile.ts";

/** The signed-in user's profile, avatar and quota. */
export function accountArea(deps: Deps): Area {
  return {
    served: [
      handle(routes.getUser, async (_input, context) =>
        asUserHere(await readUser(deps.db, context.user.id), context),
      ),
      handle(routes.updateUser, async (input, context) => {
        const { id } = context.user;
        const texts = [input.user_name, input.biography];
        // The address of the avatar is no text, and a profile has no rating.
        await deps.screening.check({ source: "profile", texts, adult: false, actor: id, itemId: id });
        return asUserHere(await updateUser(deps.db, id, input, deps.now()), context);
      }),
      handle(routes.nameUser, async ({ user_name }, context) => {
        const { id } = context.user;
        if (user_name !== null) {
          const texts = [user_name];
          await deps.screening.check({ source: "profile", texts, adult: false, actor: id, itemId: id });
        }
        return asUserHere(await nameUser(deps.db, id, user_name, deps.now()), context);
      }),
      handle(routes.chooseLanguage, async ({ language }, context) =>
        asUserHere(await chooseLanguage(deps.db, context.user.id, language), context),
      ),
      handle(routes.getQuota, (_input, context) => readQuota(deps.db, context.user.id, deps.now())),
      getAge(deps),
      attestAdult(deps),
      handle(routes.getHidden, (_input, context) => readHidden(deps.db, context.user)),
      handle(routes.hide, async (input, context) => {
        await setHidden(deps.db, context.user, input);
        return readHidden(deps.db, context.user);
      }),
      handleStream(routes.exportUser, (_input, { user }) => exportUser(deps, user.id, deps.now())),
      handle(routes.deleteUser, async (_input, context) => {
        await deleteUser(deps, context.user.id);
        return {};
      }),
      handleUpload(routes.uploadUserImage, (file, context) =>
        storeImage(deps, { bytes: file, userId: context.user.id, kind: "user" }),
      ),
    ],
  };
}
