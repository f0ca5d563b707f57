import type { FoulMark, Scoresheet, ScoresheetPlayer, ScoresheetTeam } from "#contract/drawing.ts";
import type { Area, SheetCanvas } from "./sheet-canvas.ts";

const titleHeight = 15;
const smallRowHeight = 12;
const columnHeadHeight = 11;
const tallestRow = 18;
const fewestRows = 12;

/** Widths in points; the player's name takes what is left. */
const widths = { licence: 34, shirt: 22, entered: 26, foul: 17 } as const;

type Drawn = { readonly canvas: SheetCanvas; readonly sheet: Scoresheet; readonly team: ScoresheetTeam };

/** A side's half of the left column: name, time-outs and team fouls, the list with its fouls, who sat on the bench. */
export function drawTeam(drawn: Drawn, area: Area): void {
  const { canvas, team } = drawn;
  canvas.box(area, 1);
  canvas.text(team.name, inset({ ...area, height: titleHeight }), { size: 10, font: "700Bold" });
  const countsHeight = smallRowHeight * (1 + Math.max(team.timeouts.length, 2));
  const counts = { ...area, y: area.y + titleHeight, height: countsHeight };
  drawTimeouts(drawn, { ...counts, width: counts.width / 2 });
  drawTeamFouls(drawn, { ...counts, x: counts.x + counts.width / 2, width: counts.width / 2 });
  const listTop = counts.y + countsHeight;
  drawList(drawn, { ...area, y: listTop, height: area.y + area.height - listTop });
}

function drawTimeouts({ canvas, sheet, team }: Drawn, { x, y, width }: Area): void {
  canvas.line(x, y, x + 2 * width, y);
  canvas.text(sheet.words.timeouts, inset({ x, y, width, height: smallRowHeight }), { size: 7, ink: "grey" });
  const boxWidth = 15;
  for (const [row, { label, allowed, minutes }] of team.timeouts.entries()) {
    const top = y + smallRowHeight * (row + 1);
    canvas.text(label, inset({ x, y: top, width: 56, height: smallRowHeight }), { size: 7 });
    // More than were allowed are written down too: the sheet tells what happened.
    for (let place = 0; place < Math.max(allowed, minutes.length); place++) {
      const box = { x: x + 58 + place * boxWidth, y: top + 1, width: boxWidth - 2, height: smallRowHeight - 2 };
      canvas.box(box);
      const minute = minutes[place];
      if (minute === undefined) canvas.line(box.x, box.y + box.height / 2, box.x + box.width, box.y + box.height / 2, 0.5, "grey");
      else canvas.text(minute, box, { size: 7, font: "700Bold", align: "center" });
    }
  }
}

function drawTeamFouls({ canvas, sheet, team }: Drawn, { x, y, width }: Area): void {
  canvas.text(sheet.words.teamFouls, inset({ x, y, width, height: smallRowHeight }), { size: 7, ink: "grey" });
  const boxWidth = 11;
  for (const [place, { label, count }] of team.teamFouls.entries()) {
    const left = x + (place % 2) * (width / 2);
    const top = y + smallRowHeight * (1 + Math.floor(place / 2));
    canvas.text(label, { x: left + 2, y: top, width: 9, height: smallRowHeight }, { size: 7 });
    for (let foul = 0; foul < sheet.teamFoulBoxes; foul++) {
      const box = { x: left + 12 + foul * (boxWidth - 1), y: top + 1, width: boxWidth - 2, height: smallRowHeight - 2 };
      canvas.box(box);
      if (foul < count) canvas.cross(box, 0.8);
    }
    const beyond = count - sheet.teamFoulBoxes;
    const rest = { x: left + 12 + sheet.teamFoulBoxes * (boxWidth - 1), y: top, width: 12, height: smallRowHeight };
    if (beyond > 0) canvas.text(`+${beyond}`, rest, { size: 6.5, ink: "grey" });
  }
}

function drawList(drawn: Drawn, area: Area): void {
  const { canvas, sheet, team } = drawn;
  const { words } = sheet;
  const foulsWidth = widths.foul * sheet.foulBoxes;
  const nameWidth = area.width - widths.licence - widths.shirt - widths.entered - foulsWidth;
  const heads = [
    { text: words.licence, width: widths.licence },
    { text: words.player, width: nameWidth },
    { text: words.shirt, width: widths.shirt },
    { text: words.entered, width: widths.entered },
    { text: words.fouls, width: foulsWidth },
  ];
  canvas.line(area.x, area.y, area.x + area.width, area.y);
  let left = area.x;
  for (const { text, width } of heads) {
    canvas.text(text, inset({ x: left, y: area.y, width, height: columnHeadHeight }, 2), { size: 6.5, ink: "grey" });
    left += width;
  }
  const rows = Math.max(team.players.length, fewestRows);
  const height = Math.min(tallestRow, (area.height - columnHeadHeight) / (rows + team.coaches.length));
  const row = (place: number): Area => ({ x: area.x, y: area.y + columnHeadHeight + place * height, width: area.width, height });
  for (let place = 0; place < rows; place++) drawPlayer(drawn, row(place), nameWidth, team.players[place]);
  for (const [place, { role, name, fouls }] of team.coaches.entries()) {
    const at = row(rows + place);
    canvas.line(at.x, at.y, at.x + at.width, at.y);
    canvas.text(role, inset({ ...at, width: 62 }, 2), { size: 6.5, ink: "grey" });
    canvas.text(name, inset({ ...at, x: at.x + 62, width: area.width - 62 - foulsWidth }, 2), { size: textSize(at) });
    drawFouls(drawn, at, fouls, 3);
  }
  const bottom = row(rows + team.coaches.length).y;
  left = area.x;
  for (const { width } of heads.slice(0, -1)) {
    left += width;
    canvas.line(left, area.y, left, row(rows).y);
  }
  canvas.line(area.x, bottom, area.x + area.width, bottom);
}

function drawPlayer(drawn: Drawn, at: Area, nameWidth: number, player: ScoresheetPlayer | undefined): void {
  const { canvas } = drawn;
  canvas.line(at.x, at.y, at.x + at.width, at.y);
  if (!player) return;
  const size = textSize(at);
  const nameLeft = at.x + widths.licence;
  const shirtLeft = nameLeft + nameWidth;
  canvas.text(player.name, inset({ ...at, x: nameLeft, width: nameWidth }, 2), { size });
  canvas.text(player.shirt, { ...at, x: shirtLeft, width: widths.shirt }, { size, font: "700Bold", align: "center" });
  const middleX = shirtLeft + widths.shirt + widths.entered / 2;
  const middleY = at.y + at.height / 2;
  if (player.entered !== "stayed-out") {
    const arm = at.height * 0.2;
    canvas.cross({ x: middleX - arm, y: middleY - arm, width: 2 * arm, height: 2 * arm }, 0.9);
  }
  if (player.entered === "starter") canvas.circle(middleX, middleY, at.height * 0.4);
  drawFouls(drawn, at, player.fouls, drawn.sheet.foulBoxes);
}

/** Boxes nobody needed are crossed out, so that nothing can be added. */
function drawFouls({ canvas, sheet }: Drawn, at: Area, fouls: readonly FoulMark[], boxes: number): void {
  const first = at.x + at.width - widths.foul * sheet.foulBoxes;
  for (let place = 0; place < boxes; place++) {
    const box = { x: first + place * widths.foul, y: at.y, width: widths.foul, height: at.height };
    canvas.line(box.x, box.y, box.x, box.y + box.height);
    const foul = fouls[place];
    if (!foul) {
      canvas.line(box.x + 3, box.y + box.height / 2, box.x + box.width - 3, box.y + box.height / 2, 0.5, "grey");
      continue;
    }
    const size = textSize(at);
    canvas.text(foul.mark, { ...box, x: box.x + 1, width: box.width * 0.56 }, { size, font: "700Bold" });
    canvas.text(
      foul.minute,
      { ...box, width: box.width - 1, height: box.height * 0.7 },
      { size: size * 0.62, align: "right", ink: "grey" },
    );
  }
}

function textSize({ height }: Area): number {
  return Math.min(8.5, height * 0.6);
}

function inset(area: Area, by = 4): Area {
  return { ...area, x: area.x + by, width: area.width - 2 * by };
}
