import type en from "../en/home-screen.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "En la pantalla de inicio",
  text: "La liga se abre desde su propio icono, en una ventana propia. En un iPhone o un iPad, solo así puede enviarte notificaciones.",
  byHand: "Abre el menú Compartir del navegador y elige «Añadir a pantalla de inicio».",
  add: "Añadir a la pantalla de inicio",
  dismiss: "No volver a mostrar",
} satisfies Translation<typeof en>;
