import { expectAccessibleInEveryLook } from "../fixtures/everyLook.ts";
import { test } from "../fixtures/ownProduct.ts";
import { lastWords, log, openChat, send, tryAgain } from "../fixtures/reader.ts";
import { inTwo, signal, words } from "../fixtures/scriptedModel.ts";
import { expect } from "../fixtures/test.ts";

test("a conversation is accessible in every look while a reply is written, and when one broke off", async ({
  page,
  member,
  product,
}) => {
  const rest = signal();
  // What is held back to be screened is less than the half.
  const said = words(120);
  product.model.answerWith(inTwo(said, said.length / 2, rest.given));
  await openChat(page, member);
  await send(page, "Good evening.");
  await expect(log(page).locator('[aria-busy="true"]')).toContainText("wörd9");
  await expectAccessibleInEveryLook(page);
  rest.give();
  await expect(lastWords(page)).toHaveText(said);

  product.model.answerWith((reply) => {
    reply.say(said);
    reply.breakOff();
  });
  await send(page, "And now?");
  await expect(tryAgain(page)).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
