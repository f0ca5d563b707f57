import type en from "../en/notifications.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Notificaciones",
  description: "Qué puede contarte {site} en este dispositivo y cuándo.",
  lead: "El salto inicial, un final apretado, el resultado: entérate de lo que pasa con los clubes, equipos, jugadores, ligas y partidos que sigues, aunque la página esté cerrada.",
  on: "Este dispositivo recibe notificaciones.",
  off: "Este dispositivo no recibe notificaciones.",
  turnOn: "Activar",
  turnOff: "Desactivar",
  working: "Un momento…",
  needsScripts: "Las notificaciones necesitan JavaScript, que está desactivado en este navegador.",
  failed: "Ahora mismo no ha sido posible. Inténtalo de nuevo.",
  saved: "Guardado en este dispositivo.",
  kinds: {
    label: "Avísame de",
    start: "El salto inicial",
    quarter: "El final de cada cuarto",
    "close-finish": "Un final apretado",
    final: "El resultado final",
    news: "Las noticias",
    "schedule-change": "Los cambios del calendario",
    "fantasy-day-before": "El último día para los cambios, si tu equipo te necesita",
    "fantasy-two-hours": "Las últimas dos horas para los cambios, si aún te necesita",
    "fantasy-result": "Tus puntos y tu puesto tras la jornada",
    "fantasy-price": "Los jugadores tuyos cuyo precio cambia 0,5 o más",
    "fantasy-correction": "Las correcciones que cambian tus puntos",
    "fantasy-duel": "Los duelos con amigos cuando empiezan",
  },
  fantasy: {
    label: "Sobre mi equipo fantasy, avísame de",
    note: "Llegan a los dispositivos en los que has iniciado sesión. Tu equipo te necesita cuando algún jugador puede faltar o no tiene partido, o cuando no has cambiado nada en esta jornada.",
  },
  quiet: {
    label: "Horas de silencio",
    on: "No molestar por la noche",
    from: "Desde",
    to: "Hasta",
    note: "Los resultados finales, las noticias, los cambios y las notificaciones de tu equipo fantasy esperan a que acabe el silencio. Lo demás se omite.",
  },
  spoiler: {
    on: "No desvelar nunca el resultado",
    note: "Sabrás que un partido ha terminado, pero no cómo.",
  },
  test: {
    send: "Enviar una prueba",
    sent: "Está en camino.",
    refused: "Se acaba de enviar una. Inténtalo de nuevo en diez segundos.",
    failed: "No se ha podido enviar. El problema no está en tu dispositivo.",
  },
  offer: {
    ask: "{kind, select, game {¿Te avisamos de cuándo empieza este partido y de cómo termina?} other {{name}: ¿te avisamos cuando pase algo?}}",
    tell: "Avísame",
    title: "Notificaciones en este dispositivo",
    text: "El salto inicial, un final apretado, el resultado: te enteras de lo que sigues aunque esta página esté cerrada. De noche, silencio. Tú eliges qué y cuándo, y puedes dejarlo en cualquier momento.",
    once: "El navegador te preguntará ahora si este sitio puede enviarte notificaciones.",
    later: "Ahora no",
    choose: "Elegir cuáles",
  },
  errors: {
    "missing-app-config-values": "La liga aún no ha terminado de configurar sus notificaciones. Hasta entonces no se pueden activar.",
    "failed-service-worker-registration":
      "El navegador no ha podido configurar las notificaciones. Recarga la página e inténtalo de nuevo.",
    "invalid-sw-registration":
      "Otra página configuró las notificaciones de este navegador. Cierra las demás pestañas del sitio, recarga e inténtalo de nuevo.",
    "only-available-in-window": "Las notificaciones solo se pueden activar desde una página abierta.",
    "permission-blocked":
      "El navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del sitio, junto a la dirección, y vuelve.",
    "unsupported-browser":
      "Este navegador no puede recibir notificaciones. En un iPhone o iPad, añade antes el sitio a la pantalla de inicio y ábrelo desde ahí.",
    "indexed-db-unsupported":
      "El navegador no deja que el sitio guarde nada, como en una ventana privada. Las notificaciones necesitan una ventana normal.",
  },
} satisfies Translation<typeof en>;
