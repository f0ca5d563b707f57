import type en from "../en/profile.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Perfil",
  description: "Clubes y jugadores que sigues, tus partidos y tu equipo fantasy: {site}.",
  accounts: "Las cuentas se abrirán pronto. Hasta entonces, todas las páginas están abiertas sin iniciar sesión.",
  tabs: {
    label: "Partes del perfil",
    Following: "Siguiendo",
    MyGames: "Mis partidos",
    MyFantasy: "Mi fantasy",
  },
  Following: {
    title: "Clubes y jugadores que sigues",
    text: "Sigue a un club o a un jugador y tendrás aquí juntos sus partidos, resultados y noticias.",
    meanwhile: "Ver todos los clubes",
  },
  MyGames: {
    title: "Tus partidos",
    text: "Los partidos de todos los que sigues, el próximo primero, con un aviso antes del salto inicial.",
    meanwhile: "Ver el calendario",
  },
  MyFantasy: {
    title: "Tu equipo fantasy",
    text: "Forma un equipo con jugadores de la liga y suma puntos por lo que hacen de verdad en la pista.",
    meanwhile: "A la página de inicio",
  },
  register: {
    title: "Crear una cuenta",
    text: "Las cuentas se abrirán pronto. Podrás seguir a clubes y jugadores y jugar al fantasy.",
    see: "Ver qué tendrá el perfil",
  },
} satisfies Translation<typeof en>;
