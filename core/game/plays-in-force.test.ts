import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiba } from "../rules/fiba.ts";
import type { BoxScore } from "../stats/box-score.ts";
import { boxScoreOf } from "../stats/fold-box-score.ts";
import { Scoresheet } from "#tests/support/games/scoresheet.ts";
import type { EventId } from "../kernel/ids.ts";
import type { AddEvent, GameEvent } from "./events.ts";
import { evolve, foldGame } from "./evolve.ts";
import { newGame } from "./game-state.ts";
import { playsInForce } from "./plays-in-force.ts";

/** Some actions of a game, told by small numbers, so that a failing case reads as a game. */
const action = fc.record({ who: fc.nat(4), away: fc.boolean(), what: fc.nat(7), made: fc.boolean() });

function play(sheet: Scoresheet, { who, away, what, made }: { who: number; away: boolean; what: number; made: boolean }): void {
  const player = `${away ? "a" : "h"}${4 + who}`;
  const side = away ? "away" : "home";
  if (what < 2) sheet.shot(player, 2, made, { inThePaint: what === 1 });
  else if (what === 2) sheet.shot(player, 3, made);
  else if (what === 3) sheet.freeThrow(player, made);
  else if (what === 4) sheet.foul(player);
  else if (what === 5)
    sheet.add({ type: "rebound", side, player: player as never, kind: made ? "offensive" : "defensive", deadBall: false });
  else if (what === 6) sheet.add({ type: "turnover", side, player: null, kind: "shot-clock" });
  else sheet.substitute(player, `${away ? "a" : "h"}${made ? 9 : 10}`);
}

function written(actions: readonly Parameters<typeof play>[1][]): Scoresheet {
  const sheet = Scoresheet.begun();
  actions.forEach((each, index) => {
    const elapsed = Math.floor((index / Math.max(actions.length, 1)) * 599);
    sheet.at(`${Math.floor((600 - elapsed) / 60)}:${(600 - elapsed) % 60}`);
    play(sheet, each);
  });
  return sheet;
}

/** All that anything is read from: the plays in force and the state they make. */
function whole(events: readonly GameEvent[]) {
  return { plays: playsInForce(events), state: foldGame(events, fiba) };
}

function box(events: readonly GameEvent[]): BoxScore {
  return boxScoreOf(foldGame(events, fiba));
}

describe("plays in force", () => {
  it("LOG1 folding one by one equals folding all at once", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const { events } = written(actions);
        const state = newGame(fiba);
        for (const event of playsInForce(events)) evolve(state, event);
        expect(boxScoreOf(state)).toEqual(box(events));
      }),
    );
  });

  it("LOG2 voiding an event equals never having had it", () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 1, maxLength: 60 }), fc.nat(), (actions, pick) => {
        const sheet = written(actions);
        const before = [...sheet.events];
        const target = before[5 + (pick % actions.length)] as GameEvent;
        sheet.voids(target.eventId);
        expect(whole(sheet.events)).toEqual(whole(before.filter((event) => event !== target)));
      }),
    );
  });

  it("LOG2 voiding a correction equals never having had it, whatever else was corrected", () => {
    const correction = fc.record({ place: fc.nat(), source: fc.nat(), op: fc.constantFrom("amend", "move", "void") });
    fc.assert(
      fc.property(
        fc.array(action, { minLength: 2, maxLength: 30 }),
        fc.array(correction, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (actions, corrections, pick) => {
          const sheet = written(actions);
          const played = sheet.events.slice(5) as AddEvent[];
          const at = (place: number) => played[place % played.length] as AddEvent;
          const ids = corrections.map(({ op, place, source }) => {
            const { eventId } = at(place);
            if (op === "void") return sheet.voids(eventId);
            return op === "amend" ? sheet.amends(eventId, at(source).fact) : sheet.moves(eventId, sheet.keyBefore(at(source).eventId));
          });
          const before = [...sheet.events];
          const target = ids[pick % ids.length] as EventId;
          sheet.voids(target);
          expect(whole(sheet.events)).toEqual(whole(before.filter(({ eventId }) => eventId !== target)));
        },
      ),
    );
  });

  it("LOG3 voiding the void brings the event back, and a voided amendment is undone", () => {
    const sheet = written([]);
    const shot = sheet.shot("h4", 2, true);
    const before = box(sheet.events);
    const gone = sheet.voids(shot);
    expect(box(sheet.events).teams.home.points).toBe(0);
    sheet.voids(gone);
    expect(box(sheet.events)).toEqual(before);
    const three = sheet.amends(shot, { ...(playsInForce(sheet.events).at(-1)?.fact as object), value: 3 } as never);
    expect(box(sheet.events).teams.home.points).toBe(3);
    sheet.voids(three);
    expect(box(sheet.events)).toEqual(before);
  });

  it("LOG4 order of arrival does not matter where order keys say otherwise", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.infiniteStream(fc.nat()), (actions, chance) => {
        const { events } = written(actions);
        const shuffled = events.map((event) => ({ event, at: Number(chance.next().value) })).sort((a, b) => a.at - b.at);
        expect(whole(shuffled.map(({ event }) => event))).toEqual(whole(events));
      }),
    );
  });

  it("LOG4 a late insertion and a move stand where their order key says", () => {
    const sheet = written([]);
    sheet.at("8:00");
    const first = sheet.shot("h4", 2, true);
    sheet.at("7:00");
    const second = sheet.shot("a4", 3, true);
    sheet.at("7:30");
    const late = sheet.add({ type: "timeout", side: "home" }, { orderKey: sheet.keyBefore(second) });
    const order = () =>
      playsInForce(sheet.events)
        .map((each) => each.eventId)
        .filter((id) => [first, second, late].includes(id));
    expect(order()).toEqual([first, late, second]);
    sheet.moves(late, sheet.keyBefore(first));
    expect(order()).toEqual([late, first, second]);
    expect(playsInForce(sheet.events).find((each) => each.eventId === late)?.corrected).toBe(sheet.events.at(-1)?.eventId);
  });

  it("LOG5 the later of two amendments stands; one of something voided says nothing", () => {
    const sheet = written([]);
    const shot = sheet.shot("h4", 2, true);
    const fact = playsInForce(sheet.events).at(-1)?.fact as never;
    sheet.amends(shot, { ...(fact as object), value: 3 } as never);
    sheet.amends(shot, { ...(fact as object), made: false } as never);
    expect(box(sheet.events).teams.home.points).toBe(0);
    sheet.voids(shot);
    sheet.amends(shot, fact);
    expect(box(sheet.events).teams.home.totals.twoPointersAttempted).toBe(0);
  });
});
