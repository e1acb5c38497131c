import "@mimi/ui/styles.css";
import "@mimi/ui/css/reset.css";
import type { ReactNode } from "react";
import { German } from "./German.tsx";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <German>{children}</German>
      </body>
    </html>
  );
}
