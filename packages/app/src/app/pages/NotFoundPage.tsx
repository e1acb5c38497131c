import { NotFoundScreen } from "@mimi/ui/screens/not-found-screen";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { showNotFoundTitle } from "../../state/texts/title.actions.ts";

const image = { avif: "/images/gone-600.avif", webp: "/images/gone-600.webp" };

/** The page of an address that does not exist (§2). */
export function NotFoundPage() {
  useEffect(showNotFoundTitle, []);
  return <NotFoundScreen homeHref={paths.home()} image={image} />;
}
