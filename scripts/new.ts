// `npm run new component auth/LoginModal` (or `Badge`, without an area): creates the folder of a component.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import { componentFiles, readName, withExport } from "./new/newComponent.ts";
import { runTool } from "./launch/runTool.ts";

await runScript(async () => {
  const [kind, text] = process.argv.slice(2);
  if (kind !== "component" || text === undefined) {
    throw new LaunchFailure("Write: npm run new component <area>/<Name>, or npm run new component <Name>");
  }
  const component = readName(text);
  if (typeof component === "string") throw new LaunchFailure(component);
  const src = join(root, "packages/ui/src");
  if (existsSync(join(src, component.folder))) {
    throw new LaunchFailure(`packages/ui/src/${component.folder} exists already.`);
  }
  for (const [file, content] of Object.entries(componentFiles(component))) {
    mkdirSync(dirname(join(src, file)), { recursive: true });
    writeFileSync(join(src, file), content);
    process.stdout.write(`wrote packages/ui/src/${file}\n`);
  }
  const barrel = join(src, "index.ts");
  writeFileSync(barrel, withExport(readFileSync(barrel, "utf8"), component));
  await runTool("npm", ["run", "--silent", "exports", "-w", "@mimi/ui"]);
  process.stdout.write(
    "Next: its states as fixtures and stories, `npx changeset`, docs/guides/add-a-component.md\n",
  );
});
