import type { ServerResponse } from "node:http";
import { ErrorCode, languageTag, needsDiskSpace, rateOf, type Route } from "@mimi/contract";
import { type Context, Hono } from "hono";
import { requestId } from "hono/request-id";
import { type AgeAnswer, ageStepsOf } from "../domain/access/ageStep.ts";
import { placeOf } from "../domain/access/place.ts";
import type { AuditRecord } from "../shared/AuditRecord.ts";
import { audit } from "../domain/audit/audit.ts";
import type { Deps } from "../domain/deps.ts";
import type { Metrics, RequestOutcome } from "../metrics/Metrics.ts";
import type { Span } from "../shared/Tracer.ts";
import { ApiError, notAllowed, notFound } from "../shared/errors/ApiError.ts";
import type { App, AppContext, Variables } from "./App.ts";
import { asApiError, failure } from "./answer/answer.ts";
import { mountAppFiles } from "./pages/appFiles.ts";
import { bodyLimitOf, limitBody } from "./request/body.ts";
import { callerNetworkOf } from "./request/callerNetwork.ts";
import { mountHealth } from "./health.ts";
import { languageOf } from "./language.ts";
import { mountOpenApi } from "./openApi.ts";
import type { Disk } from "../shared/DiskSpace.ts";
import { Refusal } from "../shared/errors/Refusal.ts";
import type { SessionUser } from "../domain/access/SessionUser.ts";
import { RequestContext } from "./RequestContext.ts";
import type { Area, Endpoint } from "./handle.ts";
import { guardAgainstCsrf } from "./request/csrfGuard.ts";
import { mountUploads } from "./uploads.ts";

/** Builds the HTTP app: the areas under `/api`, uploads, health, and the built app when configured. */
export function createApp(deps: Deps, areas: readonly Area[]): App {
  const app: App = new Hono();
  app.use(requestId({ limitLength: 64 }));
  app.use((c, next) => {
    // Only our own proxy may continue a trace: others could choose what is recorded.
    const traceparent = deps.settings.trustProxy ? c.req.header("traceparent") : undefined;
    return deps.tracer.run("request", { kind: "server", traceparent }, async (span) => {
      const start = performance.now();
      await next();
      c.res.headers.set("X-Request-Id", c.get("requestId"));
      c.res.headers.set("X-Content-Type-Options", "nosniff");
      report(deps, c, { span, took: performance.now() - start });
    });
  });
  app.onError((error, c) => answerError(deps, c, error));
  app.use("/api/*", async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Vary", "mimi-cookie");
  });
  for (const area of areas) {
    for (const served of area.served) mount(app, deps, served);
    area.mount?.(app);
  }
  mountOpenApi(app);
  app.all("/api/*", () => failure(notFound()));
  mountHealth(app, deps);
  mountUploads(app, deps);
  mountAppFiles(app, deps);
  app.notFound(() => failure(notFound()));
  return app;
}

/** The values of a call of the route table. */
interface Call {
  Variables: Variables & { context: RequestContext };
}

function mount(app: App, deps: Deps, { route, answer }: Endpoint): void {
  const call = new Hono<Call>();
  call.on(
    route.method,
    `/api${route.path}`,
    async (c, next) => {
      c.set("route", route.path);
      c.set("context", await admit(deps, c, route));
      await next();
    },
    limitBody(bodyLimitOf(route)),
    (c) => answer(c.req.raw, c.get("context")),
  );
  app.route("/", call);
}

/** Checks what does not need the body of a request. Throws the ApiError of a refused call. */
async function admit(deps: Deps, c: Context<Call>, route: Route): Promise<RequestContext> {
  guardAgainstCsrf(route, c.req.raw);
  const found = await deps.sessions.find(c.req.header("mimi-cookie") ?? null);
  authorize(route, found);
  const { adult, region } = deps.settings.safety;
  const place = placeOf(region, c.req.raw.headers);
  const ageSteps = ageStepsOf(answerOf(found), adult, place);
  if (adult.only && route.server?.addsData && ageSteps.service !== "nothing")
    throw new ApiError(ErrorCode.adultNotAttested);
  if (needsDiskSpace(route)) await deps.disk.requireDiskSpace(disksOf(route));
  const context = new RequestContext({
    sessionUser: found && { ...found, adult: ageSteps.characters === "nothing" },
    place,
    ageSteps,
    language: languageOf(c, languageTag.options),
    requestId: c.get("requestId"),
    network: callerNetworkOf(callerOf(c, deps.settings.trustProxy)),
    limits: deps.limits,
    storage: deps.storage,
    route,
    request: c.req.raw,
  });
  const rate = route.server?.countedByHandler ? null : rateOf(route);
  if (rate) await context.consume(rate);
  return context;
}

/** What the user has confirmed, wherever that was. */
function answerOf(found: SessionUser | null): AgeAnswer {
  if (!found?.adult) return "none";
  return found.ageChecked ? "check" : "statement";
}

/** Throws 40101 for visitors where a user is needed, and 40301 that names a missing role. */
function authorize({ who }: Route, sessionUser: SessionUser | null): void {
  // The handler itself checks bearer tokens and signatures.
  if (who === "visitor" || who === "bearer" || who === "signature") return;
  if (!sessionUser) throw new ApiError(ErrorCode.signedOut);
  if (who === "fresh" && !sessionUser.fresh) throw notAllowed("fresh_sign_in");
  if (who === "moderator" && !sessionUser.moderator) throw notAllowed("moderator");
}

function disksOf({ inputIn }: Route): readonly Disk[] {
  return inputIn === "multipart" ? ["database", "uploads"] : ["database"];
}

/** Logs and counts a request, and describes its span. Metrics and spans have the pattern of a route, never an address. */
function report(
  { log, metrics }: Deps,
  c: AppContext,
  { span, took }: { readonly span: Span; readonly took: number },
): void {
  const { method, path } = c.req;
  const { status } = c.res;
  const labels = labelsOf(c);
  if (metrics) count(metrics, c, { ...labels, status, seconds: took / 1000 });
  span.rename(`${labels.method} ${labels.route}`);
  span.add({
    "http.request.method": labels.method,
    "http.route": labels.route,
    "http.response.status_code": status,
  });
  if (status >= 500) span.fail();
  const ms = Math.round(took * 10) / 10;
  const trace = span.traceId === null ? {} : { trace_id: span.traceId };
  // Only the path is logged: a query can contain a search text.
  log.info({ id: c.get("requestId"), ...trace, method, path, status, ms }, "request");
}

/** Unknown paths and methods share one label each, so that callers cannot create labels. */
function labelsOf(c: AppContext): { readonly route: string; readonly method: string } {
  const method = ["GET", "POST", "HEAD"].includes(c.req.method) ? c.req.method : "other";
  const [, first = ""] = c.req.path.split("/");
  const outside = ["healthz", "readyz", "uploads", "assets"].includes(first) ? `/${first}` : "other";
  return { route: c.get("route") ?? outside, method };
}

function count(metrics: Metrics, c: AppContext, outcome: RequestOutcome): void {
  metrics.request(outcome);
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  const isStream = c.res.headers.get("Content-Type")?.startsWith("text/event-stream");
  if (isStream && outgoing) outgoing.once("close", metrics.streamOpened());
}

async function answerError(deps: Deps, c: AppContext, error: unknown): Promise<Response> {
  const id = c.get("requestId");
  if (error instanceof Refusal && error.record) await recordRefusal(deps, id, error.record);
  const answer = asApiError(error, id);
  deps.metrics?.refusal(answer.code);
  if (answer !== error) {
    deps.log.error({ id, method: c.req.method, path: c.req.path, err: error }, "request failed");
  }
  return failure(answer);
}

// A refusal is answered even when the audit log cannot be written.
async function recordRefusal(deps: Deps, id: string, record: AuditRecord): Promise<void> {
  try {
    await audit(deps.db, deps.now(), record);
  } catch (error) {
    deps.log.error({ id, record, err: error }, "a refusal could not be written to the audit log");
  }
}

// Our own proxy adds the last address of the header; the caller wrote those before it.
function callerOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? "local";
}
