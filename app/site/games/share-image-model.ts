import type { GameAnswer, SiteAnswer } from "#contract/queries.ts";
import type { ShareImage, ShareImageMiddle, ShareImageSide } from "#contract/share-image.ts";
import { shirtInk, sideColors } from "../../charts/side-colors.ts";
import { lightRoles } from "../../ui/tenant-tokens.ts";
import type { PageLanguage } from "../../i18n/page-language.ts";
import { gameCard, type GameCard } from "../../sport/game-card.ts";

/** What the picture of a shared game says, and in which colours. */
export function shareImageOf({ summary, competition }: GameAnswer, site: SiteAnswer, language: PageLanguage): ShareImage {
  const card = gameCard(summary, language);
  const { band, onBand, onBand2, onBandAccent, onBandLive } = lightRoles(site.colors);
  const washes = sideColors(summary.home, summary.away);
  const middle = middleOf(card);
  const side = (which: "home" | "away"): ShareImageSide => {
    const { name, code, crestUrl, primaryColor, secondaryColor } = summary[which];
    const looks = { field: primaryColor, edge: secondaryColor, ink: shirtInk(summary[which]), wash: washes[which].wash };
    return { name: language.name(name), code, crestUrl, ...looks };
  };
  return {
    colors: { band, ink: onBand, quietInk: onBand2, accent: onBandAccent, live: onBandLive },
    league: site.shortTitle,
    logoUrl: site.logoUrl === "" ? null : site.logoUrl,
    occasion: `${language.name(competition.name)} · ${card.round}`,
    home: side("home"),
    away: side("away"),
    middle,
    state: stateOf(card, language),
    isLive: card.phase === "live",
    foot: [middle.kind === "moment" ? null : card.day, card.venue?.text ?? null].filter((text) => text !== null).join(" · "),
  };
}

function middleOf({ home, away, phase, time, day }: GameCard): ShareImageMiddle {
  if (home.points !== null && away.points !== null) {
    const trailing = home.won ? "away" : away.won ? "home" : null;
    return { kind: "score", home: String(home.points), away: String(away.points), trailing };
  }
  return phase === "ahead" && time !== null && day !== null ? { kind: "moment", time, day } : { kind: "word" };
}

function stateOf({ status, overtimes }: GameCard, { t }: PageLanguage): string {
  const words = t("shell");
  const state = words(`gameStatus.${status}`);
  return overtimes > 0 ? `${state} · ${words("period.overtimesShort", { count: overtimes })}` : state;
}
