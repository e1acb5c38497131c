import { join } from "node:path";
import { type Law, regionIds, regions, type RegionRules, rulesOf } from "@mimi/contract";
import { expect, it } from "vitest";
import { repositoryFolder } from "./packageFolder.ts";

const HEAD = `# Rules by region

What the product does where a caller is, and the laws these rules come from. This is no legal advice: check the rows of the places you
serve. The table is \`packages/contract/src/safety/regions.ts\`; this file is written from it:
\`npx vitest --run --project api regionsDocument --update\`.

**Where a caller is.** \`REGION\` sets one row for all callers. Otherwise your proxy says it: \`COUNTRY_HEADER\` names the header with the
country, \`STATE_HEADER\` the one with the state, on which the rules depend in the United States. Where the country, or the state of the
United States, is unknown, the strictest rules hold. Outside production, without \`COUNTRY_HEADER\`, the row is \`other\`.

**What holds everywhere.** A chat begins with the notice that the character is an AI and gives no professional advice. It is shown again on
another day and after some hours of use. A message about a crisis shows help lines. A moderator decides about reports. Replies that an AI
wrote are marked for machines.

**What depends on the region.**

- *Notice*: hours of use after which the notice is shown again, and the same for users who said that they are under 18.
- *Crisis*: where a chat pauses, the next message can be sent once the help was closed.
- *Age*: nothing is asked before a user opens adult content. Then a user states to be an adult, or, where a check is needed, chooses one of
  the verifiers of \`AGE_VERIFIERS_FILE\`; a statement made elsewhere is not enough there. Without a verifier there is no adult content in
  these regions. \`AGE_CHECK_IN\` names other regions, \`all\` or \`off\`; a start names the regions where that is less than the table says.
- *Figures*: how often help was shown is counted by month and region, never for whom, and \`/safety\` says it for each year. Where the law
  asks for more, send what \`npm run report\` prints.

`;

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;

function cellsOf(rules: RegionRules): string[] {
  return [
    `${rules.notice_hours} h (${rules.minor_notice_hours} h)`,
    rules.crisis_pause ? "pauses" : "shows help",
    rules.age_check ? "check" : "statement",
    rules.crisis_figures ? "each year" : "-",
  ];
}

const lawText = ({ name, since, about }: Law) => `${name} (${since}: ${about.join(", ")})`;

function document(): string {
  const rows = regionIds.map((id) => {
    const { codes, laws, rules }: { codes: readonly string[]; laws: readonly Law[]; rules: RegionRules } =
      regions[id];
    return row([
      `\`${id}\``,
      codes.join(" ") || "all others",
      ...cellsOf(rules),
      laws.map(lawText).join("; ") || "-",
    ]);
  });
  const heads = ["region", "countries and states", "notice", "crisis", "age", "figures", "laws"];
  return [
    ...[HEAD, row(heads), row(heads.map(() => "---")), ...rows],
    row(["unknown", "-", ...cellsOf(rulesOf(null)), "-"]),
  ].join("");
}

it("docs/regions.md has every region with its rules and laws", async () => {
  await expect(document()).toMatchFileSnapshot(join(repositoryFolder, "docs/regions.md"));
});
