import type en from "../en/visitor.ts";
import type { Translation } from "../translation.ts";

export default {
  ownTime: "{time} en tu hora",
  entry: {
    signIn: "Entrar",
    menu: "Tu cuenta",
    profile: "Perfil",
    account: "Cuenta y seguridad",
    signOut: "Salir",
  },
  gate: {
    title: "Inicia sesión para ver tu perfil",
    text: "Guarda lo que sigues y tus partidos, solo para tus ojos.",
    signIn: "Iniciar sesión",
    register: "Crear una cuenta",
    needsScripts: "Tus páginas se componen en el navegador y necesitan JavaScript, que aquí está desactivado.",
    waiting: "Un momento, miramos de quién es este perfil.",
    failed: "Ahora no podemos llegar a tu cuenta. Tu sesión sigue abierta.",
    again: "Volver a intentarlo",
  },
  passkey: {
    signIn: "Entrar con una llave de acceso",
    cancelled: "No se usó ninguna llave de acceso. Entra de otra forma o inténtalo de nuevo.",
  },
  said: {
    signedOut: "Has cerrado la sesión",
    windowClosed: "Se cerró la ventana de acceso",
    invalidMessage: "Se recibió un mensaje no válido",
    refused: "No se pudo completar el acceso. Inténtalo de nuevo.",
    offline: "Nadie responde. ¿Tienes conexión?",
  },
  password: {
    show: "Mostrar la contraseña",
    hide: "Ocultar la contraseña",
    strength: {
      none: "Tan larga como quieras: varias palabras van bien",
      weak: "Fácil de adivinar",
      fair: "Podría ser más larga",
      good: "Buena",
      strong: "Muy buena",
    },
  },
  working: "Un momento…",
} satisfies Translation<typeof en>;
