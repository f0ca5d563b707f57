import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Видео",
    description: "Записи матчей и отдельные видео на сайте {site}: сначала новые, по видам, сезонам и клубам.",
    with: "Видео: {name}",
    clips: "Видео",
    all: "Все видео",
    provider: "На сайте {provider}",
    empty: "Видео пока нет. Здесь будут собраны записи матчей.",
  },
  photos: {
    title: "Фотографии",
    description: "Фотоальбомы на сайте {site}: сначала новые, по сезонам и клубам.",
    empty: "Альбомов пока нет. Здесь будут собраны фотографии матчей и клубов.",
  },
  kinds: {
    recording: "Видеозапись матча",
    highlights: "Лучшие моменты",
    play: "Эпизод",
    interview: "Интервью",
    "press-conference": "Пресс-конференция",
  },
  groups: {
    highlights: "Лучшие моменты",
    play: "Эпизоды",
    interview: "Интервью",
    "press-conference": "Пресс-конференции",
  },
  filter: {
    label: "Выберите сезон и клуб",
    labelWithKind: "Выберите вид, сезон и клуб",
    kind: "Вид",
    allKinds: "Все виды",
    season: "Сезон",
    club: "Клуб",
    allSeasons: "Все сезоны",
    allClubs: "Все клубы",
    show: "Показать",
  },
  pages: { label: "Страницы", newer: "Новее", older: "Старее", current: "Страница {number}" },
} satisfies Translation<typeof en>;
