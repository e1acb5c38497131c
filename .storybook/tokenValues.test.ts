import { expect, test } from "vitest";
import { dark, light, onCover } from "../packages/ui/src/styles/palette.ts";
import { scales } from "../packages/ui/src/styles/scales.ts";

// A changed token changes one line of that file, which a reviewer sees even where no screenshot shows the token. `npx
// vitest run --project unit .storybook/tokenValues.test.ts --update` writes it.
test("each token has the value of tokenValues.txt", async () => {
  const colors = Object.entries(light).map(
    ([role, value]) => `color.${role} light ${value} dark ${dark[role as keyof typeof dark]}`,
  );
  const groups = Object.entries({ color: onCover, ...scales }).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `${group}.${name} ${String(value)}`),
  );
  await expect([...colors, ...groups, ""].join("\n")).toMatchFileSnapshot("tokenValues.txt");
});
