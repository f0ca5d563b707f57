import type en from "../en/fantasy-form.ts";
import type { Translation } from "../translation.ts";

export default {
  toRules: "Reglas",
  toScreen: "El equipo en la pista",
  signIn: "Verás tu equipo cuando hayas iniciado sesión.",
  toSignIn: "Iniciar sesión",
  player: "jugador",
  place: "papel",
  nobody: "– elige –",
  rows: { guard: "Base o escolta {number}", forward: "Alero o ala-pívot {number}", centre: "Pívot {number}" },
  places: { five: "Quinteto", sixth: "Sexto hombre", bench: "Banquillo, {place}" },
  said: {
    made: "Tu equipo ya está hecho.",
    kept: "Guardado. Así queda el equipo.",
    places: "Cada puesto de la alineación se da una sola vez: cinco titulares, un sexto hombre y luego el banquillo por orden.",
    empty: "Falta elegir a alguien, o faltan el capitán y el segundo capitán.",
  },
} satisfies Translation<typeof en>;
