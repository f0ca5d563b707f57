import { expect, it } from "vitest";
import { commandUsages } from "../commands.ts";
import { isOldName, officeOrderOf } from "./old-names.ts";

const league = ["--tenant", "klb", "--season", "2026-27", "--league", "first"];
const game = [...league, "--round", "12", "--game", "gavran-bedem"];
const page = "/en/seasons/2026-27/leagues/first/rounds/12/games/gavran-bedem";

it.each([
  ["hall show --tenant klb --hall kej", "hall show --slug=kej --tenant=klb"],
  ["hall set --tenant klb --hall kej --way Peške --locale sr --seats none", "hall set --slug=kej --tenant=klb --seats= --way.sr=Peške"],
  ["person set --tenant klb --player ana --height 198", "person set --slug=ana --tenant=klb --height=198"],
  ["decide --tenant klb --season s --league l", "decision list --tenant=klb"],
  ["decide --tenant klb --season s --league l --revoke 7", "decision remove --tenant=klb --slug=7"],
  [
    "decide --tenant klb --season s --league l --deduct a --points 1 --reason late",
    "decision make --points=1 --tenant=klb --competition=s-l --kind=deduction --team=s-l-a --grounds=late",
  ],
  ["broadcast list --tenant klb --season s --league l", "broadcast list --tenant=klb"],
  [
    "broadcast add --tenant klb --season s --league l --name Nova --url https://nova.example/",
    "broadcast make --tenant=klb --competition=s-l --website=https://nova.example/ --name=Nova",
  ],
  ["availability set --tenant klb --player ana --status available", "person set --slug=ana --tenant=klb --absence="],
  [
    "availability set --tenant klb --player ana --status out --reason rest --since 2026-12-01",
    "person set --slug=ana --tenant=klb --absence=out --absenceReason=rest --absentSince=2026-12-01 --expectedBack=",
  ],
  ["availability history --tenant klb --player ana", "person history --slug=ana --tenant=klb"],
  ["appointment list --tenant klb", "fixture list --tenant=klb"],
])("OFF87 an older command is an order of the office: %s", (typed, meant) => {
  const [name = "", ...args] = typed.split(" ");
  expect([officeOrderOf(name, args)].flat().join(" ")).toBe(meant);
});

it.each([
  ["appointment set --tenant klb --game g", "set needs one of --crew-chief, --umpire-1, --umpire-2, --commissioner"],
  ["appointment set --tenant klb --game g --umpire-1 none", "set names somebody; remove empties"],
  ["appointment set --tenant klb --game g --umpire-1 X --role umpire-2", "--role is for remove"],
  ["appointment remove --tenant klb --game g --umpire-1 X", "names are for set"],
  ["appointment remove --tenant klb --game g --role umpire-1 --crewChief X", "names are for set"],
  ["appointment remove --tenant klb --game g --role umpire-3", "--role is one of crew-chief, umpire-1, umpire-2, commissioner"],
  ["appointment make --tenant klb --game g", "it is set, remove or list"],
  ["decide --tenant klb --season s --league l --deduct a --points 1 --withdraw b --games annul --reason x", "one decision at a time"],
  ["decide --tenant klb --season s --league l --revoke 7 --draw a,b --reason x", "one decision at a time"],
  ["availability remove --tenant klb --player ana", "it is set or history"],
  ["availability set --tenant klb --player ana", "--status is one of available, doubtful, out, suspended"],
  ["availability set --tenant klb --player ana --status none", "--status is one of"],
  ["availability set --tenant klb --player ana --status available --back 2026-12-01", "who is available has no reason"],
  ["availability set --tenant klb --player ana --status available --since 2026-12-01", "--since is not kept"],
  ["move-game --tenant klb --game g --reason x", "--to says when it is played"],
  ["move-game --tenant klb --game g --to none --reason x", "--to says when it is played"],
  ["move-game --tenant klb --game g --to postponed", "--reason says why"],
])("OFF87 what an older command refused is no order of the office: %s", (typed, why) => {
  const [name = "", ...args] = typed.split(" ");
  expect(officeOrderOf(name, args)).toEqual(expect.stringContaining(why));
});

it("OFF87 a game was named by its page, and moved to a moment, a day, off its day or to none", () => {
  const moved = (to: string) => officeOrderOf("move-game", [...game, "--to", to, "--reason", "hall taken", "--by", "Ana"]);
  const whose = ["fixture", "set", "--tenant=klb", `--slug=${page}`, "--reason=hall taken (Ana)"];
  expect(moved("2026-12-01T19:00")).toEqual([...whose, "--tipOff=2026-12-01T19:00", "--day=", "--postponed=no"]);
  expect(moved("2026-12-01")).toEqual([...whose, "--day=2026-12-01", "--tipOff=", "--postponed=no"]);
  expect(moved("postponed")).toEqual([...whose, "--postponed=yes"]);
  expect(moved("undecided")).toEqual([...whose, "--tipOff=", "--day=", "--postponed=no"]);
});

it("OFF87 officials had an option each, and a place that was emptied was named", () => {
  const said = (verb: string, ...args: readonly string[]) => officeOrderOf("appointment", [verb, ...game, ...args]);
  const whose = ["--tenant=klb", `--slug=${page}`];
  expect(said("list")).toEqual(["fixture", "show", ...whose]);
  expect(said("set", "--umpire-1", "Iva Ćurić", "--commissioner", "Ana Anić")).toEqual([
    "fixture",
    "set",
    ...whose,
    "--umpire1=Iva Ćurić",
    "--commissioner=Ana Anić",
  ]);
  expect(said("remove", "--role", "umpire-2")).toEqual(["fixture", "set", ...whose, "--umpire2="]);
  expect(said("remove")).toEqual(["fixture", "set", ...whose, "--crewChief=", "--umpire1=", "--umpire2=", "--commissioner="]);
});

it("OFF87 an older command stands in no list", async () => {
  const listed = [...(await commandUsages()).keys()];
  expect(listed.filter(isOldName)).toEqual([]);
});
