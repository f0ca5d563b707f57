import { xlsxOf } from "../support/office/small-files.ts";
import { doubleRoundRobin } from "#core/league/schedule/round-robin.ts";

const clubs = ["Sever", "Jug", "Istok", "Zapad", "Kosava", "Zora", "Meteor", "Ljiljan", "Bedem", "Javor"].map((name) => `KK ${name}`);
const halls = ["Hala Kej", "Dvorana Breza", "Sportski centar Most"];
const given = ["Marko", "Luka", "Petar", "Nikola", "Jovan", "Stefan", "Vuk", "Filip", "Uroš", "Ivan", "Lazar", "Miloš", "Dušan"];

type Player = { readonly family: string; readonly given: string; readonly born: string };

/** Lists of a made-up league, as its office has them in a workbook: ten clubs, thirteen players each. */
export function playerLists(change: (player: Player, number: number) => Player = (player) => player): Promise<Uint8Array> {
  const rows = clubs.flatMap((club, place) =>
    given.map((name, shirt) => {
      const number = place * given.length + shirt;
      const family = `${club.slice(3)}ović`;
      const player = change({ family, given: name, born: `${(number % 28) + 1}.${(number % 12) + 1}.${1988 + (number % 12)}.` }, number);
      return [club, shirt + 4, player.family, player.given, player.born];
    }),
  );
  return xlsxOf({ Igrači: [["Klub", "Broj", "Prezime", "Ime", "Datum rođenja"], ...rows] });
}

/** Its whole schedule, in three halls: 90 games. */
export function scheduleList(): Promise<Uint8Array> {
  const rows = doubleRoundRobin(clubs.length).flatMap((games, round) => {
    const day = new Date(Date.UTC(2026, 9, 3 + round * 7));
    const date = `${day.getUTCDate()}.${day.getUTCMonth() + 1}.${day.getUTCFullYear()}.`;
    return games.map(({ home, away }, place) => [
      round + 1,
      date,
      `${17 + Math.floor(place / 3) * 2}:00`,
      clubs[home] ?? "",
      clubs[away] ?? "",
      halls[place % 3] ?? "",
    ]);
  });
  return xlsxOf({ Raspored: [["Kolo", "Datum", "Vreme", "Domaćin", "Gost", "Hala"], ...rows] });
}
