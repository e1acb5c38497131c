import { routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { addChatsWith } from "../../../testing/addChatsWith.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { statementsOf } from "../../../testing/statementsOf.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

describeEachDatabase("the removal of a character", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  async function statementsWith(chats: number): Promise<string[]> {
    const id = await addChatsWith(database().db, chats);
    const input = { kind: "character", id, decision: "remove", rule: "banned" } as const;
    const { session } = safety.moderator;
    const { result, statements } = await statementsOf(database(), () =>
      safety.api.call(routes.decideModeration, input, { session }),
    );
    expect(result.code).toBe(0);
    return statements;
  }

  it("needs the same statements with every number of chats, and none of them names a chat", async () => {
    const few = await statementsWith(2);
    expect(await statementsWith(40)).toEqual(few);
    expect(few.length).toBeLessThanOrEqual(30);
    expect(
      few.filter((statement) => /(?:update|delete from|from|join) "(?:chat|message)"/.test(statement)),
    ).toEqual([]);
  });
});
