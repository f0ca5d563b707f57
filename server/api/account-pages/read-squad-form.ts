import type { FormFault, FormPlace, FormRow, SquadForm } from "#contract/fantasy-form.ts";
import type { OwnFantasy } from "#contract/my-fantasy.ts";
import { type PositionGroup, positionGroups } from "#core/fantasy/fantasy-settings.ts";
import { fiveSize, type LineUp } from "#core/fantasy/squad.ts";
import { onlyValue } from "../../http/own-form.ts";

/** The places of a team in the order in which a form asks for them: by groups. */
export function formGroups({ settings: { shape } }: Pick<OwnFantasy, "settings">): readonly PositionGroup[] {
  return positionGroups.flatMap((group) => Array.from({ length: shape[group] }, () => group));
}

/** A form as the team stands; before there is one everything is empty but where each would play. */
export function formOfTeam(own: OwnFantasy): SquadForm {
  const groups = formGroups(own);
  const groupOf = new Map(own.players.map(({ number, group }) => [number, group]));
  const squad = own.team?.squad;
  if (squad === undefined) {
    const first = own.settings.formations[0] ?? own.settings.shape;
    const seen = { guard: 0, forward: 0, centre: 0 };
    let out = 0;
    const rows = groups.map((group): FormRow => ({
      group,
      player: null,
      place: ++seen[group] <= first[group] ? "five" : placeAt(fiveSize + out++),
    }));
    return { name: "", rows, captain: 0, vice: 1 };
  }
  const inGroups = positionGroups.flatMap((group) => squad.players.filter((number) => (groupOf.get(number) ?? "guard") === group));
  return {
    name: own.team?.name ?? "",
    rows: inGroups.map((number, row) => ({
      group: groups[row] ?? "guard",
      player: number,
      place: placeAt(squad.players.indexOf(number)),
    })),
    captain: inGroups.indexOf(squad.captain),
    vice: inGroups.indexOf(squad.vice),
  };
}

/** Of ten in the order of a line-up. */
function placeAt(index: number): FormPlace {
  if (index < fiveSize) return "five";
  return index === fiveSize ? "sixth" : `bench-${index - fiveSize}`;
}

/** What was sent; what cannot be read is empty. */
export function readSquadForm(fields: URLSearchParams, own: OwnFantasy): SquadForm {
  const groups = formGroups(own);
  const bench = groups.length - fiveSize - 1;
  return {
    name: onlyValue(fields, "name") ?? own.team?.name ?? "",
    rows: groups.map((group, row) => ({
      group,
      player: numberIn(fields, `player-${row}`),
      place: placeIn(onlyValue(fields, `place-${row}`), bench),
    })),
    captain: rowIn(fields, "captain", groups.length),
    vice: rowIn(fields, "vice", groups.length),
  };
}

/** The line-up that a form means, or what is missing of it. */
export function lineUpOf({ rows, captain, vice }: SquadForm): LineUp | FormFault {
  const numberAt = (row: number | null) => (row === null ? null : (rows[row]?.player ?? null));
  const [captainNumber, viceNumber] = [numberAt(captain), numberAt(vice)];
  if (rows.some(({ player }) => player === null) || captainNumber === null || viceNumber === null) return { rule: "form", code: "empty" };
  const wanted = rows.map((_, index) => placeAt(index)).toSorted();
  const given = rows.map(({ place }) => place ?? "").toSorted();
  if (wanted.some((place, index) => given[index] !== place)) return { rule: "form", code: "places" };
  const order = (place: FormPlace | null) => rows.map((_, index) => placeAt(index)).indexOf(place ?? "five");
  const players = rows.toSorted((one, other) => order(one.place) - order(other.place)).flatMap(({ player }) => player ?? []);
  return { players, captain: captainNumber, vice: viceNumber };
}

/** Who goes and who comes, in pairs of one group where that can be. */
export function transfersOf(own: OwnFantasy, { players }: LineUp): readonly { readonly out: number; readonly in: number }[] {
  const before = own.team?.squad.players ?? [];
  const going = before.filter((number) => !players.includes(number));
  const coming = players.filter((number) => !before.includes(number));
  const groupOf = (number: number) => own.players.find((player) => player.number === number)?.group;
  return coming.map((number) => {
    const same = going.findIndex((out) => groupOf(out) === groupOf(number));
    const [out = number] = going.splice(Math.max(0, same), 1);
    return { out, in: number };
  });
}

function numberIn(fields: URLSearchParams, name: string): number | null {
  const value = onlyValue(fields, name) ?? "";
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 32_767 ? Number(value) : null;
}

function rowIn(fields: URLSearchParams, name: string, rows: number): number | null {
  const value = onlyValue(fields, name) ?? "";
  return /^\d{1,2}$/.test(value) && Number(value) < rows ? Number(value) : null;
}

function placeIn(value: string | null, bench: number): FormPlace | null {
  if (value === "five" || value === "sixth") return value;
  const at = Number(/^bench-([1-9])$/.exec(value ?? "")?.[1] ?? 0);
  return at >= 1 && at <= bench ? `bench-${at}` : null;
}
