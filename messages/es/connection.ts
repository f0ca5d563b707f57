import type en from "../en/connection.ts";
import type { Translation } from "../translation.ts";

export default {
  faults: {
    "token-refused": "No puedes seguirlo aquí: el enlace no es válido o ha caducado. Pide uno nuevo.",
    disconnected: "Se ha perdido la conexión. Es posible que lo que ves no esté actualizado; seguimos intentándolo.",
  },
} satisfies Translation<typeof en>;
