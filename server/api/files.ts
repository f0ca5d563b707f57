import { Hono } from "hono";
import type { ReadUploadedFile } from "#contract/uploaded-file.ts";
import { problem, stored, type AppEnvironment } from "../http/responses.ts";
import { fileHeaders, immutableHeaders } from "../http/response-headers.ts";
import { StoredAnswer, type HeaderList } from "../http/stored-answer.ts";

// A drawing may carry scripts: opened by itself it may run none and reach nothing. FILE3
const harmless: HeaderList = ["Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"];
/** What shows a PDF in a browser stands apart from the site; Chromium's shows nothing at all under a sandbox. */
const harmlessPdf: HeaderList = ["Content-Security-Policy", "frame-ancestors 'self'"];

/** Uploaded files under addresses that never change their content, so that browsers and CDNs keep them for good. */
export function fileRoutes(read: ReadUploadedFile): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get("/files/:fileId{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:name", async (context) => {
    const file = await read(context.get("tenant").id, context.req.param("fileId"));
    if (file === null || file.name !== context.req.param("name")) return problem(context, "not-found");
    const answer = new StoredAnswer({
      status: 200,
      contentType: file.mediaType,
      body: Buffer.from(file.bytes),
      keepMs: 0,
      cacheHeaders: immutableHeaders,
      headers: [...fileHeaders, ...(file.mediaType === "application/pdf" ? harmlessPdf : harmless)],
      brotliQuality: 4,
    });
    return stored(context, { answer, outcome: "none" });
  });
  app.all("/files/*", (context) => problem(context, "not-found"));
  return app;
}
