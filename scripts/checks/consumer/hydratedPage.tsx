import { Avatar } from "@mimi/ui/avatar";
import { CharacterCard } from "@mimi/ui/character-card";
import { ThemeRoot } from "@mimi/ui/theme-root";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

declare global {
  /** The width of the avatar and the colour of the cover: in the HTML, and when it is hydrated. */
  var seen: string[];
}
globalThis.seen = [];

function Page() {
  useEffect(() => void seen.push(look()), []);
  return (
    <ThemeRoot lang="en" nonce="mimi">
      <Avatar name="Ada" size={64} />
      <CharacterCard
        card={{ kind: "character", id: "odile", name: "Odile", tagline: "Runs a lift.", color: "#123456" }}
      />
    </ThemeRoot>
  );
}

function look(): string {
  const width = document.querySelector("[data-mimi-root] > :first-child")?.getBoundingClientRect().width;
  const cover = document.querySelector("[style*=cover-color]");
  return `${width} ${cover && getComputedStyle(cover).getPropertyValue("--cover-color")}`;
}

const root = document.getElementById("components");
if (root !== null) {
  // The policy is applied to HTML that a script writes as to that of a server.
  root.innerHTML = renderToString(<Page />);
  seen.push(look());
  hydrateRoot(root, <Page />);
}
