import format from "icu-minify/format";
import type { CompiledMessage } from "icu-minify/format";
import { languageTag, type Language } from "#contract/locale.ts";
import type { Finding, Impossibility } from "#core/league/schedule/findings.ts";
import type { SchedulePlan } from "#core/league/schedule/schedule-plan.ts";
import { compileMessages } from "../../vite-plugins/compile-messages.ts";
import { readMessageFiles, textsOf } from "../words/message-files.ts";

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

type Naming = { readonly names: ReadonlyMap<string, string>; readonly timeZone: string };

/** A plan and its report as lines for people, in one language. */
export async function scheduleWords(language: Language, { names, timeZone }: Naming): Promise<(plan: SchedulePlan) => string[]> {
  const texts = textsOf((await readMessageFiles())[language]["schedule"] ?? {});
  const tag = languageTag(language);
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(tag);
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone });
  const days = new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const nameOf = (slug: string) => names.get(slug) ?? slug;

  function say(key: string, values: Record<string, string> = {}): string {
    const { text } = compileMessages({ text: texts.get(key) ?? key }, "as-written");
    return String(format(text as CompiledMessage, tag, values, { formatters }));
  }

  function valueOf(key: string, value: string | number | readonly (string | number)[]): string {
    if (typeof value === "object")
      return lists.format(value.map((each) => (typeof each === "number" ? numbers.format(each) : nameOf(each))));
    if (typeof value === "string") return key === "day" ? days.format(new Date(`${value}T00:00:00Z`)) : nameOf(value);
    return key === "tipOff" || key === "otherTipOff" ? moments.format(value) : numbers.format(value);
  }

  function findingLine(area: "findings" | "impossible", { key, values }: Finding | Impossibility): string {
    const said = Object.entries<string | number | readonly (string | number)[]>(values).map(
      ([name, value]) => [name, valueOf(name, value)] as const,
    );
    return say(`${area}.${key}`, Object.fromEntries(said));
  }

  function roundLines({ number, games, byes }: SchedulePlan["rounds"][number]): string[] {
    const lines = games.map(({ day, time, home, away, venue }) => {
      const hour = time ?? say("report.timeToFollow");
      const when = day === null ? say("report.undecided") : `${days.format(new Date(`${day}T00:00:00Z`))} ${hour}`;
      return `  ${when}  ${nameOf(home)} – ${nameOf(away)}${venue === null ? "" : `  (${nameOf(venue)})`}`;
    });
    const bye = byes.length === 0 ? [] : [`  ${say("report.bye", { teams: lists.format(byes.map(nameOf)) })}`];
    return [say("report.round", { number: numbers.format(number) }), ...lines, ...bye];
  }

  return ({ rounds, report: { broken, impossible, breaks } }) => {
    const [total, run] = [numbers.format(breaks.total), numbers.format(breaks.longestRun)];
    return [
      ...rounds.flatMap(roundLines),
      "",
      ...(broken.length === 0 ? [say("report.allKept")] : []),
      ...impossible.map((each) => findingLine("impossible", each)),
      ...broken.map((each) => `${say(each.hard ? "report.hard" : "report.soft")}: ${findingLine("findings", each)}`),
      breaks.minimum === null || breaks.bent
        ? say("report.breaksAlone", { breaks: total, run })
        : say("report.breaks", { breaks: total, minimum: numbers.format(breaks.minimum), run }),
      ...(breaks.bent ? [say("report.bent")] : []),
    ];
  };
}
