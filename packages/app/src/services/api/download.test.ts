import { ErrorCode, exportUser } from "@mimi/contract";
import { expect, it, vi } from "vitest";
import { createDownload } from "./download.ts";

function downloading(answer: () => Response | Promise<Response>) {
  const onSessionEnded = vi.fn();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const connection = { origin: "http://mimi.test", session: () => "session-value", fetch, onSessionEnded };
  return { download: createDownload(connection), onSessionEnded, fetch };
}

it("downloads the file unchanged, with the session", async () => {
  const { download, fetch } = downloading(() => new Response('{"format":"mimi-account"}'));
  expect(await (await download(exportUser, {})).text()).toBe('{"format":"mimi-account"}');
  const sent = fetch.mock.calls[0]?.[0] as Request;
  expect([new URL(sent.url).pathname, sent.headers.get("mimi-cookie")]).toEqual([
    "/api/user/export/",
    "session-value",
  ]);
});

it("throws the code of the answer, without a retry", async () => {
  const refusal = { code: ErrorCode.notAllowed, data: null, details: { needs: "fresh_sign_in" } };
  const { download, fetch } = downloading(() => Response.json(refusal, { status: 403 }));
  await expect(download(exportUser, {})).rejects.toMatchObject({
    code: ErrorCode.notAllowed,
    details: { needs: "fresh_sign_in" },
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("ends the session that the API no longer knows", async () => {
  const { download, onSessionEnded } = downloading(() =>
    Response.json({ code: ErrorCode.signedOut, data: null }, { status: 401 }),
  );
  await expect(download(exportUser, {})).rejects.toMatchObject({ code: ErrorCode.signedOut });
  expect(onSessionEnded).toHaveBeenCalledOnce();
});

it.each([
  ["unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["unreadable", () => new Response("<h1>502</h1>", { status: 502 })],
])("is %s where there is no answer of ours", async (code, answer) => {
  await expect(downloading(answer).download(exportUser, {})).rejects.toMatchObject({ code });
});
