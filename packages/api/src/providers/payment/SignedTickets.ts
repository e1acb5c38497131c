import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { notFound } from "../../shared/errors/ApiError.ts";

const TICKET_MS = 60 * 60_000;

/**
 * Issues and reads signed tickets, because pages of the simulator have no session. The key is valid as long as the
 * process.
 */
export class SignedTickets<Content extends object> {
  readonly #key = randomBytes(32);
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  issue(content: Content): string {
    const until = this.#now().getTime() + TICKET_MS;
    const body = Buffer.from(JSON.stringify({ content, until })).toString("base64url");
    return `${body}.${this.#sign(body).toString("base64url")}`;
  }

  /** Throws 40401 for a ticket that was not issued here, or has expired. */
  read(text: string | null): Content {
    const [body = "", signature = ""] = (text ?? "").split(".");
    const given = Buffer.from(signature, "base64url");
    const right = this.#sign(body);
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
    const ticket = JSON.parse(Buffer.from(body, "base64url").toString()) as {
      content: Content;
      until: number;
    };
    if (ticket.until < this.#now().getTime()) throw notFound();
    return ticket.content;
  }

  #sign(body: string): Buffer {
    return createHmac("sha256", this.#key).update(body).digest();
  }
}
