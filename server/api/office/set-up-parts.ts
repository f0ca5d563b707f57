import { utcDayOf } from "#core/kernel/calendar-day.ts";
import { fibaProfileOn } from "#core/rules/rule-profile.ts";
import { competition } from "#contract/office/competition.ts";
import { league } from "#contract/office/league.ts";
import type { OfficeForm, OfficePart } from "#contract/office-screens.ts";
import type { OfficeSetUpPart } from "#contract/office-screens.ts";
import type { SetUpStep } from "#contract/office-set-up.ts";
import { everything } from "../../office/thing-list.ts";
import { nameOf, rowPart } from "./office-parts.ts";
import { rowsOf, type Store } from "./office-rows.ts";
import { type OfficeRequest, storeNamed } from "./office-request.ts";

type Row = Extract<OfficePart, { readonly kind: "row" }>;
type Step<Name extends SetUpStep> = Extract<OfficeSetUpPart, { readonly step: Name }>;
type ListStep = Extract<OfficeSetUpPart, { readonly counts: unknown }>;
/** What a form of a step has just said, or was told. */
export type SetUpSaid = {
  readonly form?: Partial<OfficeForm>;
  readonly you?: Pick<Step<"you">, "code">;
  readonly looks?: Partial<Pick<Step<"looks">, "proposed" | "logoFault">>;
  readonly season?: Partial<Pick<Step<"season">, "typed" | "faults">>;
  readonly list?: Partial<Pick<ListStep, "typed" | "trial">>;
  readonly publish?: Partial<Pick<Step<"publish">, "link">>;
};

/** A step of the wizard, with what is done of all of them; `null`: only whoever writes everything sets a league up. WIZ3 */
export async function setUpPart(asked: OfficeRequest, step: SetUpStep | null, said: SetUpSaid = {}): Promise<OfficeSetUpPart | null> {
  const { setUp, visitor } = asked;
  const own = storeNamed(asked, league.name);
  if (own === null) return null;
  const state = { kind: "set-up", ...(await setUp.state(visitor.tenantId)) } as const;
  const here = step ?? state.steps.find(({ isDone }) => !isDone)?.step ?? "publish";
  switch (here) {
    case "you":
      return { ...state, step: here, ...(await setUp.you(visitor)), code: null, ...said.you };
    case "league":
      return { ...state, step: here, row: await leagueRow(asked, own, said.form) };
    case "looks": {
      const row = await leagueRow(asked, own, said.form);
      const logo = row.form.stands["logo"] || null;
      return {
        ...state,
        step: here,
        row,
        logo,
        proposed: [],
        logoFault: null,
        game: await setUp.someGame(visitor.tenantId),
        ...said.looks,
      };
    }
    case "season":
      return { ...state, step: here, ...(await seasonStep(asked)), ...said.season };
    case "clubs":
    case "schedule":
      return { ...state, step: here, counts: await countsOf(asked), typed: {}, trial: null, ...said.list };
    case "publish": {
      const row = await leagueRow(asked, own);
      return { ...state, step: here, hosts: (row.form.stands["hosts"] ?? "").split("\n"), link: null, ...said.publish };
    }
  }
}

/** The slug of the season that is on. */
export async function currentSeason(asked: OfficeRequest, seasons: Store): Promise<string | undefined> {
  return (await rowsOf(asked, seasons)).find(({ values }) => values["current"] === true)?.slug;
}

async function leagueRow(asked: OfficeRequest, store: Store, sent?: Partial<OfficeForm>): Promise<Row> {
  const row = await rowPart(asked, store, { slug: league.name, asked: asked.query, sent });
  if (row === null) throw new Error("A league without a row of its own");
  return row;
}

async function seasonStep(asked: OfficeRequest): Promise<Omit<Step<"season">, "kind" | "step" | "steps" | "isPublished">> {
  const called = async (name: string) => {
    const store = storeNamed(asked, name);
    return store === null ? [] : (await rowsOf(asked, store)).map(({ values }) => nameOf(values));
  };
  const today = utcDayOf(Date.now());
  const year = Number(today.slice(0, 4)) - (today.slice(5) < "06-01" ? 1 : 0);
  return {
    seasons: await called("season"),
    competitions: await called("competition"),
    typed: {
      season: `${year}/${String((year + 1) % 100).padStart(2, "0")}`,
      from: `${year}-09-01`,
      until: `${year + 1}-06-30`,
      competition: "",
      rules: fibaProfileOn(today),
      ranking: "fiba",
    },
    faults: {},
    rules: competition.fields.rules.of,
    rankings: competition.fields.ranking.of,
  };
}

async function countsOf(asked: OfficeRequest): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const name of ["club", "hall", "person", "team", "fixture"]) {
    const store = storeNamed(asked, name);
    if (store !== null) counts[name] = (await asked.desk.lists.page(asked.visitor, store, everything)).total;
  }
  return counts;
}
