import type { Side } from "#core/game/facts.ts";
import type { LocalName, TeamRef } from "#contract/refs.ts";

/** How the two teams are called and dressed. */
export const hallCasts = ["usual", "long", "russian", "alike"] as const;
export type HallCast = (typeof hallCasts)[number];

export type Cast = Readonly<Record<Side, { readonly team: TeamRef; readonly players: readonly string[] }>>;

export function own(text: string): LocalName {
  return { text, transliterable: true };
}
function team(name: string, code: string, primaryColor: string, secondaryColor: string): TeamRef {
  const clubSlug = code.toLowerCase();
  return { clubSlug, teamSlug: clubSlug, name: own(name), code, primaryColor, secondaryColor, crestUrl: null };
}

const usual: Cast = {
  home: {
    team: team("Ždral", "ŽDR", "#B3122F", "#FFFFFF"),
    players: [
      "Čolić",
      "Žižić",
      "Krčedinac",
      "Ćeranić",
      "Šljivić",
      "Džunić",
      "Žarković",
      "Jakšić",
      "Pješčić",
      "Đokanović",
      "Šušnjar",
      "Čubrilo",
    ],
  },
  away: {
    team: team("Kresnik", "KRE", "#F4C20D", "#0E5A3A"),
    players: [
      "Kržišnik",
      "Čebašek",
      "Žgajnar",
      "Hočevar",
      "Škerjanec",
      "Štrukelj",
      "Kočevar",
      "Češnovar",
      "Ručigaj",
      "Žnidaršič",
      "Dovžan",
      "Šuštar",
    ],
  },
};

export const casts: Readonly<Record<HallCast, Cast>> = {
  usual,
  long: {
    home: {
      team: team("Studentski košarkaški klub Beogradski univerzitet", "SBU", "#1D4ED8", "#FDE047"),
      players: [
        "Konstantinopoljski",
        "Papadimitropoulos",
        "Petrović Njegoš",
        "Aleksandrowicz",
        "Mijailović-Stanković",
        ...usual.home.players.slice(5),
      ],
    },
    away: {
      team: team("Gorenjska Škofja Loka", "GŠL", "#0B0F14", "#D1D5DB"),
      players: ["Vandenbroucke", "Wojciechowski", "Żmijewski-Kowalczyk", "Li", "Hočevar Zupančič", ...usual.away.players.slice(5)],
    },
  },
  russian: {
    home: {
      team: team("Балтийский мореход", "БАЛ", "#0E5A3A", "#FFFFFF"),
      players: [
        "Рождественский",
        "Щербаков",
        "Жуковский",
        "Широких",
        "Крыжановский",
        "Юшкевич",
        "Фёдоров",
        "Дементьев",
        "Мышкин",
        "Цой",
        "Южин",
        "Жигунов",
      ],
    },
    away: {
      team: team("Нижегородские волны", "НЖГ", "#7C2D12", "#FED7AA"),
      players: [
        "Константинопольский",
        "Мещеряков",
        "Шапошников",
        "Ый",
        "Загоруйко",
        "Хмельницкий",
        "Фомин",
        "Чудов",
        "Ширшов",
        "Эйдельман",
        "Юрьев",
        "Яшин",
      ],
    },
  },
  alike: {
    home: { team: team("Vidra", "VID", "#1E3A8A", "#93C5FD"), players: usual.home.players },
    away: { team: team("Galeb", "GAL", "#1E40AF", "#FACC15"), players: usual.away.players },
  },
};

export const shirts: Readonly<Record<Side, readonly string[]>> = {
  home: ["4", "7", "9", "12", "15", "0", "21", "33", "8", "11", "23", "5"],
  away: ["1", "6", "10", "14", "22", "00", "17", "5", "24", "8", "31", "13"],
};
