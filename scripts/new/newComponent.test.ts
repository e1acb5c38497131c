import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../launch/settings.ts";
import {
  componentChangeset,
  componentFiles,
  isProductPage,
  readName,
  withExport,
  withPublicName,
} from "./newComponent.ts";

const modal = { name: "LoginModal", folder: "features/auth/LoginModal", title: "Features/Auth/LoginModal" };

test("a component of an area goes into that area's folder", () => {
  expect(readName("auth/LoginModal")).toEqual(modal);
});

test.each([
  ["shell/AboutScreen", { folder: "screens/shell/AboutScreen", title: "Screens/About" }],
  ["account/KeysPane", { folder: "screens/account/KeysPane", title: "Screens/Keys pane" }],
])("%s belongs to the product", (text, expected) => {
  expect(readName(text)).toMatchObject(expected);
});

test("no screen is in the library", () => {
  const folders = globSync("packages/ui/src/features/*/*/", { cwd: root });
  expect(folders.length).toBeGreaterThan(30);
  const screens = folders.filter((folder) => {
    const [name = "", area = ""] = folder.split("/").reverse();
    return isProductPage(area, name);
  });
  expect(screens).toEqual([]);
});

test("a component without an area goes into components", () => {
  expect(readName("Badge")).toEqual({ name: "Badge", folder: "components/Badge", title: "Components/Badge" });
});

test.each([
  ["", "is not a component's name"],
  ["auth/", "is not a component's name"],
  ["loginModal", "PascalCase"],
  ["login-modal", "PascalCase"],
  ["LOGIN", "PascalCase"],
  ["auth/../Escape", "too many parts"],
  ["../Escape", 'no area ".."'],
  ["payments/CardForm", 'no area "payments"'],
  ["auth/LoginHelper", "does not say what it is"],
  ["PlanInfo", "does not say what it is"],
])("%o is refused", (text, why) => {
  expect(readName(text)).toContain(why);
});

test("a folder contains the component, its styles, docs and stories", () => {
  expect(Object.keys(componentFiles(modal)).map((file) => file.replace(`${modal.folder}/`, ""))).toEqual([
    "LoginModal.tsx",
    "LoginModal.css.ts",
    "LoginModal.docs.ts",
    "LoginModal.stories.tsx",
  ]);
});

test("a changeset has its name", () => {
  expect(componentChangeset(modal)).toEqual([
    ".changeset/new-login-modal.md",
    '---\n"@mimi/ui": minor\n---\n\n**LoginModal**: say what a user of the package sees.\n',
  ]);
});

test.each([modal, { name: "Badge", folder: "components/Badge", title: "Components/Badge" }])(
  "every relative import of $folder leads to a file",
  (component) => {
    const files = componentFiles(component);
    const targets = Object.entries(files).flatMap(([file, text]) =>
      [...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => join(dirname(file), path)),
    );
    expect(targets.length).toBeGreaterThan(4);
    const missing = targets.filter(
      (file) => !(file in files) && !existsSync(join(root, "packages/ui/src", file)),
    );
    expect(missing).toEqual([]);
  },
);

test("the barrel stays sorted by file", () => {
  const barrel = `export { Badge } from "./components/Badge/Badge.tsx";
export { vars } from "./styles/tokens.ts";
`;
  expect(withExport(barrel, modal)).toBe(`export { Badge } from "./components/Badge/Badge.tsx";
export { LoginModal } from "./features/auth/LoginModal/LoginModal.tsx";
export type { LoginModalProps } from "./features/auth/LoginModal/LoginModal.tsx";
export { vars } from "./styles/tokens.ts";
`);
});

test("the test of the public names has its name, in alphabetical order", () => {
  const test = "const PUBLIC = `\nBadge\nToasts\ntoast\n`.trim();";
  expect(withPublicName(test, modal)).toBe("const PUBLIC = `\nBadge\nLoginModal\nToasts\ntoast\n`.trim();");
});
