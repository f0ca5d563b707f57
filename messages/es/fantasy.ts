import type en from "../en/fantasy.ts";
import type { Translation } from "../translation.ts";

export default {
  parts: {
    label: "Partes del juego",
    home: "Fantasy",
    players: "Jugadores y precios",
    ranking: "Clasificaciones",
    cup: "Copa",
    rules: "Reglas",
    corrections: "Correcciones",
    mine: "Mi equipo",
  },
} satisfies Translation<typeof en>;
