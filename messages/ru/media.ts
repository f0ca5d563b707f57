import type en from "../en/media.ts";
import type { Translation } from "../translation.ts";

export default {
  videos: {
    title: "Записи матчей",
    description: "Записи матчей на сайте {site}: сначала новые, по сезонам и клубам.",
    recording: "Запись матча",
    provider: "На сайте {provider}",
    empty: "Записей матчей пока нет. Здесь будут собраны все видео.",
  },
  photos: {
    title: "Фотографии",
    description: "Фотоальбомы на сайте {site}: сначала новые, по сезонам и клубам.",
    empty: "Альбомов пока нет. Здесь будут собраны фотографии матчей и клубов.",
  },
  filter: {
    label: "Выберите сезон и клуб",
    season: "Сезон",
    club: "Клуб",
    allSeasons: "Все сезоны",
    allClubs: "Все клубы",
    show: "Показать",
  },
  pages: { label: "Страницы", newer: "Новее", older: "Старее", current: "Страница {number}" },
} satisfies Translation<typeof en>;
