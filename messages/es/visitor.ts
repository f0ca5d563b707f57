import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "{time} en tu hora",
  entry: {
    signIn: "Iniciar sesión",
    menu: "Tu cuenta",
    profile: "Perfil",
    account: "Cuenta y seguridad",
    office: "Oficina de la liga",
    edit: "Editar esta página",
    signOut: "Cerrar sesión",
  },
  gate: {
    title: "Inicia sesión para ver tu perfil",
    text: "Lo que sigues y tus partidos: solo los ves tú.",
    signIn: "Iniciar sesión",
    register: "Crear una cuenta",
    needsScripts: "Tus páginas se componen en el navegador y necesitan JavaScript, que aquí está desactivado.",
    waiting: "Cargando tu perfil…",
    failed: "Tu cuenta no está disponible ahora mismo. Tu sesión sigue abierta.",
    again: "Volver a intentarlo",
  },
  passkey: {
    signIn: "Iniciar sesión con una llave de acceso",
    cancelled: "No se usó ninguna llave de acceso. Inicia sesión de otra forma o inténtalo de nuevo.",
  },
  said: {
    signedOut: "Has cerrado la sesión",
    windowClosed: "Se cerró la ventana de inicio de sesión",
    invalidMessage: "Se recibió un mensaje no válido",
    refused: "No se pudo iniciar sesión. Inténtalo de nuevo.",
    offline: "Sin conexión. Comprueba tu internet e inténtalo de nuevo.",
  },
  password: {
    show: "Mostrar la contraseña",
    hide: "Ocultar la contraseña",
    strength: {
      none: "Cuanto más larga, mejor. Unas pocas palabras van bien.",
      weak: "Fácil de adivinar",
      fair: "Podría ser más larga",
      good: "Buena",
      strong: "Muy buena",
    },
  },
  working: "Un momento…",
} satisfies Translation<typeof en>;
