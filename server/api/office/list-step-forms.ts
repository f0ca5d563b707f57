import { doubleRoundRobin } from "#core/league/schedule/round-robin.ts";
import type { SetUpQuestion, SetUpTrial } from "#contract/office-set-up.ts";
import { plusDays, readDay } from "#core/kernel/calendar-day.ts";
import type { ImportedFile } from "../../office/import/import-office-file.ts";
import type { GivenAnswer, OfficeQuestion } from "../../office/import/question-book.ts";
import { unreadable } from "../../office/import/sheet-grid.ts";
import { sentParts } from "./file-forms.ts";
import { sentGameFiles } from "./game-file-forms.ts";
import { nameOf } from "./office-parts.ts";
import { rowsOf } from "./office-rows.ts";
import { type OfficeRequest, storeNamed } from "./office-request.ts";
import type { SentTo } from "./sent-outcome.ts";
import { isUuid } from "./read-office-form.ts";
import { nextStep, shownStep } from "./step-outcome.ts";
import { storeTypedLists } from "./typed-lists.ts";

/** Names, days and answers: less than proxies let through to any address. */
const mostBodyBytes = 500 * 1024;
/** A file of 25 MB in a form of parts, which proxies let through to its own address alone. */
export const mostUploadBytes = 26 * 1024 * 1024;

/** A file or cells are tried, then stored, through the import; names one a line through the door. WIZ7, WIZ8, WIZ11 */
export async function sentListStep(asked: OfficeRequest, step: "clubs" | "schedule", to: "step" | "upload"): Promise<SentTo | Response> {
  const most = to === "upload" ? mostUploadBytes : mostBodyBytes;
  if (Number(asked.context.req.header("content-length") ?? 0) > most)
    return { ...(await shownStep(asked, step, 413, { list: { trial: tooLarge } })), status: 413 };
  const parts = await sentParts(asked, most);
  if (parts instanceof Response) return parts;
  const act = textOf(parts, "act");
  if (act === "list") return storeTypedLists(asked, { clubs: textOf(parts, "clubs"), halls: textOf(parts, "halls") });
  const { bytes, kept } = act === "plan" ? { bytes: await plannedGames(asked, parts), kept: null } : await bytesIn(asked, parts);
  if (bytes === null) return shownStep(asked, step, 422, { list: { trial: goneFile, typed: typedIn(parts) } });
  if (bytes.length === 0) return shownStep(asked, step, 422, { list: { trial: null, typed: typedIn(parts) } });
  if (asked.setUp.gameFiles.are(bytes)) return sentGameFiles(asked, step, { bytes, kept, isTry: act !== "store" });
  const answers = answersIn(parts);
  const importId = crypto.randomUUID();
  const importing = async (given: readonly GivenAnswer[]) =>
    asked.setUp.importFile(asked.visitor, { bytes, answers: given, isTry: act !== "store", importId });
  let told = await importing(answers);
  // What is proposed is shown as it would be: whoever has another answer looks again.
  const proposed = answers.length === 0 && told.kind !== "stored" ? told.dryRun.questions.flatMap(proposedAnswer) : [];
  if (proposed.length > 0) told = await importing(proposed);
  if (told.kind === "stored" && kept !== null) await asked.setUp.uploads.forget(asked.visitor, kept);
  if (told.kind === "stored") return nextStep(asked, step, { done: "imported", ...sumsOf(told), import: importId });
  const clubs = storeNamed(asked, "club");
  const names = clubs === null ? [] : (await rowsOf(asked, clubs)).map(({ values }) => nameOf(values));
  const isThere = told.kind !== "unreadable" && bytes.length > 0;
  const file = isThere ? (kept ?? (await asked.setUp.uploads.keep(asked.visitor, bytes))) : "";
  const trial = trialOf(told, file, names);
  // What the screen itself says of a trial is enough.
  return { ...(await shownStep(asked, step, 200, { list: { trial, typed: typedIn(parts) } })), status: isGood(trial) ? 200 : 422 };
}

function isGood({ state }: SetUpTrial): boolean {
  return state === "tried" || state === "nothing";
}

function typedIn(parts: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(["text", "clubs", "halls", "from", "hour"].map((name) => [name, textOf(parts, name)]));
}

function textOf(parts: FormData, name: string): string {
  const value = parts.get(name);
  return typeof value === "string" ? value : "";
}

/** The file that was dropped, what was shown before, or what was pasted; `null`: what was shown is not kept any more. */
async function bytesIn(
  { setUp, visitor }: Pick<OfficeRequest, "setUp" | "visitor">,
  parts: FormData,
): Promise<{ readonly bytes: Uint8Array | null; readonly kept: string | null }> {
  const file = parts.get("file");
  if (file instanceof File && file.size > 0) return { bytes: new Uint8Array(await file.arrayBuffer()), kept: null };
  const kept = textOf(parts, "kept");
  if (kept === "") return { bytes: new TextEncoder().encode(textOf(parts, "text")), kept: null };
  return { bytes: isUuid(kept) ? await setUp.uploads.kept(visitor, kept) : null, kept };
}

/** Everybody against everybody, twice, a round a week, as a list that the import reads like any other. WIZ8 */
async function plannedGames(asked: OfficeRequest, parts: FormData): Promise<Uint8Array> {
  const store = storeNamed(asked, "club");
  const clubs = store === null ? [] : (await rowsOf(asked, store)).map(({ values }) => nameOf(values));
  const [from, hour] = [readDay(textOf(parts, "from")), textOf(parts, "hour")];
  if (clubs.length < 2 || from === null) return new Uint8Array();
  const time = /^\d{1,2}:\d{2}$/.test(hour) ? hour : "";
  const lines = doubleRoundRobin(clubs.length).flatMap((games, round) => {
    const day = plusDays(from, round * 7);
    return games.map(({ home, away }) => [String(round + 1), day, time, clubs[home] ?? "", clubs[away] ?? ""]);
  });
  const cells = [["Round", "Date", "Time", "Home", "Away"], ...lines];
  return new TextEncoder().encode(`${cells.map((line) => line.join("\t")).join("\n")}\n`);
}

/** Each answer beside what was asked, as the form showed it. */
function answersIn(parts: FormData): readonly GivenAnswer[] {
  const answers: GivenAnswer[] = [];
  for (const [name, value] of parts) {
    const [, number] = /^answer\.(\d{1,4})$/.exec(name) ?? [];
    if (number === undefined || typeof value !== "string" || value === "") continue;
    const asked = parsed(textOf(parts, `asked.${number}`));
    const answer = parsed(value);
    if (answer === undefined || typeof asked !== "object" || asked === null) continue;
    const { kind, at, name: about } = asked as { kind?: unknown; at?: unknown; name?: unknown };
    if (typeof kind !== "string" || typeof at !== "string") continue;
    // What was said of a name holds wherever it is written.
    answers.push(
      typeof about === "string" && nameKinds.includes(kind)
        ? { kind: kindOfName(kind), answer: { [about]: answer } }
        : { kind, at, answer },
    );
  }
  return answers;
}

/** As if somebody had said so. */
function proposedAnswer({ kind, at, name, proposal }: OfficeQuestion): readonly GivenAnswer[] {
  if (proposal === undefined || proposal === null) return [];
  return [
    name !== undefined && nameKinds.includes(kind)
      ? { kind: kindOfName(kind), answer: { [name]: proposal } }
      : { kind, at, answer: proposal },
  ];
}

/** The matchers look for names under these. */
function kindOfName(kind: string): string {
  return kind === "new-club" ? "which" : kind;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function sumsOf({ counts }: ImportedFile): Readonly<Record<"made" | "changed" | "same", string>> {
  const sum = (what: "made" | "changed" | "same") => String(Object.values(counts).reduce((all, each) => all + each[what], 0));
  return { made: sum("made"), changed: sum("changed"), same: sum("same") };
}

const nothingTried: SetUpTrial = {
  state: "unreadable",
  file: "",
  counts: {},
  questions: [],
  refused: [],
  warnings: [],
  left: 0,
  unkept: {},
  games: [],
};
const tooLarge: SetUpTrial = { ...nothingTried, refused: [{ at: "", why: "too-large" }] };
const goneFile: SetUpTrial = { ...nothingTried, refused: [{ at: "", why: "gone" }] };

function trialOf(told: ImportedFile, file: string, clubs: readonly string[]): SetUpTrial {
  const { dryRun, counts, refused, unkept } = told;
  const isNothing = Object.values(counts).every(({ made, changed }) => made + changed === 0);
  const warnings = new Map<string, { kind: string; count: number; at: string }>();
  for (const { kind, at } of dryRun.warnings) {
    const kept = warnings.get(kind);
    warnings.set(kind, { kind, at: kept?.at ?? at, count: (kept?.count ?? 0) + 1 });
  }
  const state =
    told.kind === "tried" && isNothing ? "nothing" : told.kind === "stored-before" || told.kind === "stored" ? "nothing" : told.kind;
  return {
    state,
    file,
    counts,
    questions: dryRun.questions.map((question) => questionOf(question, clubs)),
    refused: [...dryRun.refused.map(refusalOf), ...refused],
    warnings: [...warnings.values()],
    left: dryRun.left.length,
    unkept,
    games: [],
  };
}

/** A file as a whole has no place in itself; which of its kinds it is stands in its sentence alone. */
function refusalOf({ at, why, cell, sentence }: ImportedFile["dryRun"]["refused"][number]): SetUpTrial["refused"][number] {
  if (sentence !== undefined)
    return { at: "", why: sentence === unreadable.tooMuch || sentence === unreadable.unpacksToTooMuch ? "too-large" : why };
  return { at: cell === undefined ? at : `${at} (${cell})`, why };
}

const nameKinds: readonly string[] = ["new-club", "same-club", "which", "same-hall", "new-hall", "sheet-of-club"];
/** Whose name may be any of the league's. */
const anyClub: readonly string[] = ["new-club", "sheet-of-club"];
/** What may be said besides what is proposed, by the word that it is called by. */
const otherAnswers: Readonly<Record<string, readonly (readonly [word: string, answer: unknown])[]>> = {
  "hidden-rows": [
    ["take", "take"],
    ["leave-out", "leave out"],
  ],
  "struck-through": [
    ["leave-out", "leave out"],
    ["take", "take"],
  ],
  "same-person-twice": [
    ["one", { persons: 1 }],
    ["two", { persons: 2 }],
  ],
  "same-name": [
    ["two", { persons: 2 }],
    ["one", { persons: 1 }],
  ],
  "two-clubs": [
    ["both", { persons: 1, keep: "both" }],
    ["two", { persons: 2 }],
  ],
  "same-person": [["new", "nobody"]],
  forfeit: [["played", "played"]],
  "date-order": [
    ["day-first", "day first"],
    ["month-first", "month first"],
  ],
};

function questionOf({ kind, at, name, proposal, choices = [], answer }: OfficeQuestion, clubs: readonly string[]): SetUpQuestion {
  const json = (value: unknown) => JSON.stringify(value);
  const ofName = nameKinds.includes(kind) && name !== undefined;
  const names = ofName
    ? [...new Set([...(typeof proposal === "string" ? [proposal] : []), ...choices, ...(anyClub.includes(kind) ? clubs : [])])]
    : [];
  const colours = kind === "colour" ? coloursOf(choices) : [];
  const given = ofName && typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>)[name] : answer;
  return {
    kind,
    at,
    name: name ?? null,
    proposal: proposal === undefined || proposal === null ? null : json(proposal),
    choices: [
      ...names.map((each) => ({ answer: json(each), word: null, text: each })),
      ...(ofName ? [{ answer: json(name), word: "new", text: null }] : []),
      ...(otherAnswers[kind] ?? []).map(([word, each]) => ({ answer: json(each), word, text: null })),
      ...colours,
    ],
    // What is like nothing there is, is new; everything else is as it is proposed.
    chosen: json(given ?? proposal ?? (ofName && choices.length === 0 ? name : "")),
  };
}

/** Of several colours each may mean the same. */
function coloursOf(choices: readonly string[]): SetUpQuestion["choices"] {
  const all = (meaning: string) => JSON.stringify(Object.fromEntries(choices.map((colour) => [colour, meaning])));
  return [
    { answer: all("nothing"), word: "take", text: null },
    { answer: all("postponed"), word: "postponed", text: null },
    { answer: all("leave out"), word: "leave-out", text: null },
  ];
}
