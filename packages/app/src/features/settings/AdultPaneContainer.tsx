import { AdultPane } from "@mimi/ui/screens/adult-pane";
import { useSnapshot } from "valtio";
import { choose } from "../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../state/preferences/preferences.store.ts";
import { openLogin } from "../auth/auth.actions.ts";
import { authState } from "../auth/auth.store.ts";
import { chooseAdultAgain } from "../safety/adult/adult.actions.ts";
import { adultState } from "../safety/adult/adult.store.ts";
import { adultContentOf } from "../safety/adult/adultContentOf.ts";

/** Whether adult characters are shown, and blurred (product 7). */
export function AdultPaneContainer() {
  const adult = useSnapshot(adultState);
  const { session } = useSnapshot(authState);
  const { chosen } = useSnapshot(preferencesState);
  return (
    <AdultPane
      adult={adultContentOf(adult, session, chosen.blurred)}
      pending={adult.pending !== null}
      error={adult.error !== null}
      onAdultChange={chooseAdultAgain}
      onBlurChange={(blurred) => void choose({ blurred })}
      onAgeVerify={() => void chooseAdultAgain(true)}
      onLogin={() => openLogin()}
    />
  );
}
