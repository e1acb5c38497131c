import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import type { SmtpSettings } from "../../config/mailSettings.ts";
import { smtpMail } from "./smtpMail.ts";

const mail = {
  to: "ada@example.org",
  language: "en",
  subject: "Mimi: a decision by the moderators",
  text: "Your cover “Dämmerung” was removed.\n\nReason: Spam.\n",
};
let server: SMTPServer | null = null;
let received: string[] = [];

afterEach(async () => {
  const ended = server;
  [server, received] = [null, []];
  if (ended) await new Promise<void>((resolve) => ended.close(resolve));
});

/** A mail server on this machine. No authority signed its certificate. */
async function startServer(options: SMTPServerOptions = {}): Promise<SmtpSettings> {
  const started = new SMTPServer({
    onAuth({ username, password }, _session, callback) {
      if (username === "mimi@example" && password === "p:w/d") return callback(null, { user: username });
      callback(new Error("wrong password"));
    },
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      let text = `${mailFrom && mailFrom.address} -> ${rcptTo.map(({ address }) => address).join()}\n`;
      stream.on("data", (bytes: Buffer) => (text += bytes.toString()));
      stream.on("end", () => {
        received.push(text);
        callback();
      });
    },
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    ...options,
  });
  // A client that hangs up is no fault of the server.
  started.on("error", () => undefined);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.server.address() as AddressInfo;
  const url = new URL(`smtp://mimi%40example:p%3Aw%2Fd@127.0.0.1:${port}`);
  return { kind: "smtp", url, from: "mimi@example.org", requiresTls: false };
}

it("hands a mail to the server, with sender, receiver, subject, text and language", async () => {
  await smtpMail(await startServer())(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("mimi@example.org -> ada@example.org");
  expect(received[0]).toContain("Subject: Mimi: a decision by the moderators");
  expect(received[0]).toContain("Content-Type: text/plain; charset=utf-8");
  expect(received[0]).toContain("Content-Language: en");
  expect(received[0]).toContain("D=C3=A4mmerung");
});

it("rejects when the server refuses the account or the receiver", async () => {
  const settings = await startServer({
    onRcptTo: (_address, _session, callback) => callback(new Error("no such mailbox")),
  });
  await expect(smtpMail(settings)(mail)).rejects.toThrow("no such mailbox");
  settings.url.password = "wrong";
  await expect(smtpMail(settings)(mail)).rejects.toThrow("Invalid login");
  expect(received).toEqual([]);
});

it("sends nothing, no password either, to a server without TLS where TLS is required", async () => {
  const passwords: unknown[] = [];
  const settings = await startServer({
    onAuth: (auth, _session, callback) => {
      passwords.push(auth.password);
      callback(null, { user: "mimi" });
    },
  });
  await expect(smtpMail({ ...settings, requiresTls: true })(mail)).rejects.toThrow();
  expect([passwords, received]).toEqual([[], []]);
});

it("sends nothing to a server whose certificate no authority signed", async () => {
  const settings = await startServer({ hideSTARTTLS: false });
  await expect(smtpMail({ ...settings, requiresTls: true })(mail)).rejects.toThrow(/certificate/);
  expect(received).toEqual([]);
});
