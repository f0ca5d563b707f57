import type en from "../en/mails.ts";
import type { Translation } from "../translation.ts";

export default {
  greeting: { name: "Hola, {name}:", nobody: "Hola:" },
  code: "Si el enlace no se abre, introduzca este código en la página: {code}",
  signature: "{league}. Este mensaje se ha enviado automáticamente; nadie lee las respuestas.",
  "confirm-address": {
    subject: "Confirme su dirección para {league}",
    body: "Alguien, probablemente usted, ha pedido una cuenta en {league} con esta dirección. Confírmela para abrir la cuenta.",
    action: "Confirmar la dirección",
    after: "El enlace sirve una sola vez, durante 24 horas. Si no ha sido usted, no haga nada: sin él no se abre ninguna cuenta.",
  },
  "already-registered": {
    subject: "Ya tiene una cuenta en {league}",
    body: "Alguien, probablemente usted, ha intentado registrarse en {league} con esta dirección. Ya tiene una cuenta y puede iniciar sesión con ella.",
    action: "Iniciar sesión",
    after: "Si ha olvidado la contraseña, en esa página puede elegir otra. Si no ha sido usted, nada ha cambiado.",
  },
  "reset-password": {
    subject: "Elija una contraseña nueva",
    body: "Se ha pedido una contraseña nueva para su cuenta en {league}.",
    action: "Elegir una contraseña nueva",
    after: "El enlace sirve una sola vez, durante una hora. Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.",
  },
  "password-changed": {
    subject: "Su contraseña ha cambiado",
    body: "La contraseña de su cuenta en {league} ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.",
    action: "No he sido yo",
    after: "Si ha sido usted, no tiene que hacer nada más. Si no, elija enseguida una contraseña nueva.",
  },
  "confirm-new-address": {
    subject: "Confirme su nueva dirección",
    body: "Esta dirección va a ser la de su cuenta en {league}.",
    action: "Confirmar la nueva dirección",
    after: "El enlace sirve una sola vez, durante 24 horas. Hasta entonces se mantiene la dirección anterior.",
  },
  "address-changed": {
    subject: "La dirección de su cuenta ha cambiado",
    body: "Su cuenta en {league} tiene ahora otra dirección de correo. Aquí ya no se enviará nada.",
    action: "Escribir a la liga",
    after: "Si no ha sido usted, escriba enseguida a la liga.",
  },
  "guardian-consent": {
    subject: "{name} necesita su consentimiento",
    body: "{name} quiere una cuenta en {league} y le ha indicado como padre, madre o tutor. La cuenta se abre cuando usted dé su consentimiento.",
    action: "Leer y decidir",
    after:
      "El enlace sirve una sola vez, durante 14 días. Si no conoce a esta persona, no haga nada: sin su consentimiento la cuenta sigue cerrada.",
  },
  "account-deleted": {
    subject: "Su cuenta se ha eliminado",
    body: "Su cuenta en {league} y todo lo que se guardaba con ella se han eliminado, como usted quería.",
    action: "Ir a la liga",
    after: "Gracias por haber estado con nosotros.",
  },
} satisfies Translation<typeof en>;
