import type en from "../en/schedule.ts";
import type { Translation } from "../translation.ts";

export default {
  findings: {
    venueClash: "{venue}: {team} и {other} играют дома в один день, {day}, с промежутком {hours} ч вместо {needed} ч.",
    gapTooShort: "{team}: между матчами {otherDay} и {day} всего {hours} ч, а на отдых и дорогу нужно {needed} ч.",
    leagueBlocked: "{team} и {other} играют {day}, хотя в этот день вся лига должна отдыхать.",
    teamBlocked: "{team} против {other}: {day} команда играть не может.",
    venueBlocked: "{venue}: {day} арена занята, а там играют {team} и {other}.",
    bothAtHome: "{team} и {other} играют дома в одном туре: {round}.",
    bothAtHomeThatDay: "{team} и {other} играют дома в один день: {day}.",
    derbyMissing: "{team} и {other} не встречаются ни в одном из нужных туров: {rounds}.",
    derbyMisplaced: "{team} и {other} встречаются в туре {round}, хотя не должны.",
    notAtHome: "{team} не играет дома в туре {round}.",
    notAway: "{team} не играет в гостях в туре {round}.",
    noBye: "{team} не пропускает тур {round}.",
    noGame: "{team} пропускает тур {round}, хотя должна играть.",
    notAgainst: "{team} и {other} не встречаются в туре {round}.",
    slotNotKept: "{team} и {other} играют {day} в {time}, а просили другое время.",
    dayNotKept: "{team} и {other} играют {day}, время уточняется; это не то время, о котором просили.",
  },
  impossible: {
    impossibleRound: "Невыполнимо: {team} не может играть ни в один из дней тура {round}.",
    impossibleTwoWishes: "Невыполнимо: два условия для {team} в туре {round} исключают друг друга.",
    impossibleBye: "Невыполнимо: при чётном числе команд {team} не может пропустить тур {round}.",
    impossibleHomes:
      "Невыполнимо: {teams} — домашних матчей вместе: {games}, а туров, в которых кто-то из них может играть дома: {rounds}.",
    impossibleHall: "Невыполнимо: {venue} — матчей: {games}, а один за другим можно провести: {slots}.",
  },
  report: {
    round: "{number}-й тур",
    bye: "Свободны: {teams}",
    undecided: "дата уточняется",
    timeToFollow: "время уточняется",
    hard: "обязательно",
    soft: "желательно",
    allKept: "Все пожелания выполнены.",
    breaks: "Матчи подряд дома или в гостях: {breaks}; наименьшее возможное: {minimum}. Самая длинная серия: {run}.",
    breaksAlone: "Матчи подряд дома или в гостях: {breaks}. Самая длинная серия: {run}.",
    bent: "Чтобы выполнить обязательные условия, переставлены туры или хозяева матчей: календарь больше не следует таблице Бергера.",
  },
} satisfies Translation<typeof en>;
