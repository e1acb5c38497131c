import { NotFoundScreen } from "@mimi/ui/not-found-screen";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { showNotFoundTitle } from "../../state/title.actions.ts";

const picture = { avif: "/pictures/gone-600.avif", webp: "/pictures/gone-600.webp" };

/** What stands at an address that leads nowhere (§2). */
export function NotFoundContainer() {
  useEffect(showNotFoundTitle, []);
  return <NotFoundScreen homeHref={paths.home()} image={picture} />;
}
