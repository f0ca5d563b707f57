// Writes a whole game at a scoring table, by nothing but what docs/table-protocol.md says.
//   node table-client.mjs https://league.example GAME_ID STATISTICS_TOKEN CLOCK_TOKEN
const [origin, gameId, ...tokens] = process.argv.slice(2);
async function call(path, token, body) {
  for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }) };
    const init = {
      method: body ? "POST" : "GET",
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    };
    const answer = await fetch(origin + path, init).catch(() => null);
    // No answer, 429 and 5xx: nobody knows whether it was kept, so the very same is sent again.
    if (answer !== null && answer.status !== 429 && answer.status < 500) {
      if (answer.ok || answer.status === 409) return answer.json();
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

// How far the log has been read is one number for both roles of this device.
const seen = { version: 0, epoch: 1 };
async function look() {
  const { position } = await call(`/live/v1/games/${gameId}/log`);
  [seen.epoch, seen.version] = position.split(".").map(Number);
}

/** One role at the table: taken, renewed, written under its number. */
async function takeRole(token) {
  const deviceId = crypto.randomUUID();
  const lease = (ask) => call(`/live/v1/games/${gameId}/leases`, token, { deviceId, ask });
  const taken = await lease({ kind: "take" });
  if (!taken.granted) throw new Error(`held by ${taken.lease.holder}`);
  const { number } = taken.lease;
  const timer = setInterval(() => void lease({ kind: "renew", number }), 5000);
  const release = async () => {
    clearInterval(timer);
    await lease({ kind: "release", number });
  };
  /** One gesture: all of its facts are taken, or none. A fact may say `link`, to an event of the same gesture by its place. */
  async function write(period, clock, ...facts) {
    const moment = { period: { kind: "regular", number: period }, gameClockMs: clock * 1000, shotClockMs: null, clockQuality: "hand" };
    const ids = facts.map(() => crypto.randomUUID());
    const changes = facts.map(({ link = null, ...fact }, index) => {
      const to = link && { to: ids[link.to], kind: link.kind };
      return { op: "add", eventId: ids[index], moment, link: to, fact, after: null };
    });
    const command = { commandId: crypto.randomUUID(), occurredAt: Date.now(), changes, reason: null };
    for (;;) {
      const sent = { ...command, baseVersion: seen.version, epoch: seen.epoch };
      const { answers } = await call(`/live/v1/games/${gameId}/commands`, token, { deviceId, lease: number, commands: [sent] });
      const [answer] = answers;
      if (answer.kind === "accepted") return void Object.assign(seen, { version: answer.version, epoch: answer.epoch });
      if (answer.kind !== "behind") throw new Error(JSON.stringify(answer));
      await look();
    }
  }
  return { write, release };
}

/** A team's list: the key of a player is his slug, by which his figures become his. */
async function rosterOf(game, side) {
  const { slug, name, code } = game[side].team;
  const { roster } = await call(`/v1/seasons/${game.season}/leagues/${game.league}/teams/${slug}`);
  const players = roster.slice(0, 12).map(({ player, shirt, position, captain }, index) => ({
    key: player.slug,
    shirt: shirt ?? String(index + 60),
    givenName: player.givenName.text,
    familyName: player.familyName.text,
    scoreboardName: null,
    position,
    captain,
    didNotPlayReason: null,
  }));
  return { type: "roster.set", side, teamKey: slug, name: name.text, code, coach: null, assistantCoaches: [], players };
}

async function findGame() {
  for (let page = `${origin}/v1/games?limit=100`; page;) {
    const { data, next } = await call(page.slice(origin.length));
    const game = data.find(({ id }) => id === gameId);
    if (game) return game;
    page = next && origin + new URL(next).pathname + new URL(next).search;
  }
  throw new Error(`no game ${gameId}`);
}

const unknown = { fastBreak: null, secondChance: null, offTurnover: null, inThePaint: null };
function shot(side, player, value, made) {
  const told = { side, player, value, made, kind: "jump-shot", position: null, context: unknown };
  return { type: "field-goal", ...told, blocked: false, ownBasket: false, goaltending: false, buzzer: false };
}

const [statistics, clock] = [await takeRole(tokens[0]), await takeRole(tokens[1])];
await look();
const game = await findGame();
const lists = [await rosterOf(game, "home"), await rosterOf(game, "away")];
const fives = lists.map(({ side, players }) => ({ type: "starters.set", side, players: players.slice(0, 5).map(({ key }) => key) }));
await statistics.write(1, 600, ...lists, ...fives);
for (const period of [1, 2, 3, 4]) {
  await clock.write(period, 600, ...(period === 1 ? [{ type: "game.start" }] : []), { type: "period.start" }, { type: "clock.start" });
  for (let play = 0; play < 10; play++) {
    const [side, other] = play % 3 === 0 ? ["away", "home"] : ["home", "away"];
    const five = fives.find((starters) => starters.side === side).players;
    const [shooter, helper] = [five[play % 5], five[(play + 1) % 5]];
    const at = 590 - play * 55;
    if (play % 5 === 4) {
      const rebound = { type: "rebound", side: other, player: null, kind: "defensive", deadBall: false };
      await statistics.write(period, at, shot(side, shooter, 3, false), { ...rebound, link: { to: 0, kind: "rebound-of" } });
    } else {
      const assist = { type: "assist", side, player: helper, link: { to: 0, kind: "assist-of" } };
      await statistics.write(period, at, shot(side, shooter, play % 2 ? 3 : 2, true), assist);
    }
  }
  await clock.write(period, 0, { type: "clock.stop" }, { type: "period.end" });
}
await statistics.write(4, 0, { type: "game.end" });
for (const period of [1, 2, 3, 4]) await statistics.write(period, 0, { type: "period.confirm", signer: "The scorer" });
await statistics.write(4, 0, { type: "game.confirm", signer: "The crew chief", digest: null });
await Promise.all([statistics.release(), clock.release()]);
console.log(`${game.page}: written to version ${seen.version}`);
