import type en from "../en/staff.ts";
import type { Translation } from "../translation.ts";

export default {
  coaches: {
    title: "Тренеры",
    intro: "Все, кого протоколы этой лиги называют на скамейке, со всеми матчами, у которых есть результат.",
    description: "{site}: кто на скамейке в этом сезоне, а также матчи, победы и поражения тренеров за все сезоны.",
    empty: "Ни один протокол пока не называет тренера.",
    present: { title: "На скамейке в этом сезоне", caption: "Тренеры этого сезона" },
    allTime: { title: "За всё время", caption: "Тренеры всех сезонов по числу побед" },
    coach: "Тренер",
    clubs: "Клубы",
    team: "Команда",
    seasons: "Сезоны",
  },
  coach: {
    about: { CoachOverview: "{coach}: результаты по сезонам и клубам, титулы и награды.", LatestGames: "{coach}: все матчи по сезонам." },
    gamesTitle: "{coach}: матчи",
    tabs: { label: "Тренер", CoachOverview: "Обзор", LatestGames: "Матчи" },
    present: "Нынешняя команда: {team}",
    last: "Последняя команда: {team} ({season})",
    figures: {
      games: "матчей",
      wins: "победы",
      losses: "поражения",
      winShare: "выигранных матчей",
      titles: "{count, plural, one {титул} few {титула} many {титулов} other {титула}}",
    },
    record: {
      title: "Результаты за карьеру",
      caption: "{coach}: результаты дома, в гостях и в плей-офф",
      head: "Матчи",
      all: "Все матчи",
      home: "Дома",
      away: "В гостях",
      regular: "Регулярный сезон",
      playoff: "Плей-офф",
    },
    stints: { title: "По сезонам и клубам", caption: "{coach}: сезон за сезоном", champion: "Чемпион" },
    honours: "Титулы и награды",
    leagues: "{count, plural, one {Титул чемпиона} few {Титула чемпиона} many {Титулов чемпиона} other {Титула чемпиона}}",
    first: "Первый матч",
    latest: "Последний матч",
    allGames: "Все матчи",
    season: "Сезон",
    noGames: "Ни один матч этого сезона не называет это имя: {coach}.",
  },
} satisfies Translation<typeof en>;
