import { Hono } from "hono";
import { z } from "zod";
import { fantasyGamesPath } from "#contract/fantasy.ts";
import type { GameId } from "#core/kernel/ids.ts";
import type { TenantPorts } from "#contract/tenant-ports.ts";
import type { PageAnswers } from "../http/page-answers.ts";
import { problem, stored, type AppEnvironment } from "../http/responses.ts";

const path = `${fantasyGamesPath}/:game`;
const id = z.guid();
const json = "application/json; charset=utf-8";

/** What a game has brought its players so far: asked after each basket by whoever watches his team, and made once for all of them. */
export function fantasyGameRoutes(answers: PageAnswers): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get(path, async (context) => {
    const given = id.safeParse(context.req.param("game"));
    if (!given.success) return problem(context, "not-found");
    const game = given.data.toLowerCase() as GameId;
    const write = async ({ fantasy }: TenantPorts) => {
      const ledgers = await fantasy.ledgers(game);
      return ledgers && JSON.stringify(ledgers);
    };
    const answered = await answers.text(context.get("tenant"), `${fantasyGamesPath}/${game}`, json, write, true);
    return answered === null ? problem(context, "not-found") : stored(context, answered);
  });
  app.all(path, (context) => problem(context, "method-not-allowed", { Allow: "GET, HEAD" }));
  return app;
}
