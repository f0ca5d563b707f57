import { data, redirect } from "react-router";
import { addresses } from "#contract/addresses.ts";
import { CrestSheet } from "../../ui/crest.tsx";
import { portsOf } from "../../ports.ts";
import { sealed, unsealed } from "../../ui/sealed-data.ts";
import { siteLanguage } from "../site-language.ts";
import { type PageMeta, sealedMeta } from "../page-meta.ts";
import { PlayerHeaderBand } from "../players/player-header-band.tsx";
import { fullName, playerHeader } from "../players/player-header-model.ts";
import type { Route } from "./+types/player-shots.route";
import { shotsPage } from "./shots-model.ts";
import { shotsAsked, wantedShots } from "./shots-question.ts";
import { ShotsView } from "./shots-view.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { player: slug } = args.params;
  const { locale, site: shell, players, statistics } = portsOf(args);
  const { origin, searchParams } = new URL(args.request.url);
  const asked = shotsAsked(searchParams);
  const [site, profile, places] = await Promise.all([
    shell.site(),
    players.player(slug, { overview: false }),
    statistics.playerShots(slug, wantedShots(asked)),
  ]);
  if (!profile) throw data(null, 404);
  const path = addresses.playerShots(locale, profile.person.slug);
  if (profile.person.slug !== slug) throw redirect(path, 301);
  const language = siteLanguage(locale, site);
  const t = language.t("players");
  const header = playerHeader(profile, Date.now(), language);
  const name = fullName(header);
  const shots = shotsPage(places, asked, { path, hasLeagues: true }, language);
  const back = { href: addresses.player(locale, slug), text: name };
  const title = t("shots.pageTitle", { name });
  const meta: PageMeta = {
    title,
    description: t("shots.pageAbout", { name }),
    origin,
    path,
    hidden: shots.isNarrowed,
    way: [
      { name: t("title"), path: addresses.players(locale) },
      { name, path: back.href },
      { name: title, path },
    ],
  };
  return sealed({ header, shots, back, meta });
}

export default function PlayerShots({ loaderData }: Route.ComponentProps) {
  const { header, shots, back } = unsealed(loaderData);
  const head = (
    <>
      <CrestSheet crests={header.club ? [header.club] : []} />
      <PlayerHeaderBand header={header} />
    </>
  );
  return <ShotsView shots={shots} back={back} head={head} />;
}

export const meta = sealedMeta;
