import type en from "../en/busy.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Un momento",
  text: "Hay tanta gente en este momento que la página no se ha podido preparar. No se ha perdido nada: inténtalo de nuevo en unos segundos.",
  again: "Reintentar",
  form: {
    title: "El formulario no se ha aceptado",
    text: "No se ha enviado ni cambiado nada. Abre la página de nuevo y rellénala otra vez.",
    again: "Abrir la página",
  },
  address: {
    title: "Esta dirección no se puede leer",
    text: "Puede que esté cortada o mal copiada. Desde la portada se llega a todo.",
    again: "Ir a la portada",
  },
  defect: {
    title: "Algo ha fallado",
    text: "El fallo es nuestro y ha quedado anotado. Inténtalo de nuevo en un momento.",
    again: "Reintentar",
  },
} satisfies Translation<typeof en>;
