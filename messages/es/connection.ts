import type en from "../en/connection.ts";
import type { Translation } from "../translation.ts";

export default {
  faults: {
    "token-refused": "No puede seguir esto aquí: el enlace no es válido o ha caducado. Pida uno nuevo.",
    disconnected: "Se ha perdido la conexión. Es posible que lo que ve no esté actualizado; seguimos intentándolo.",
  },
} satisfies Translation<typeof en>;
