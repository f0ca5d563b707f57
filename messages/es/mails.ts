import type en from "../en/mails.ts";
import type { Translation } from "../translation.ts";

export default {
  greeting: { name: "Hola, {name}:", nobody: "Hola:" },
  code: "Si el enlace no se abre, introduce este código en la página: {code}",
  reason: "La liga escribe: {reason}",
  signature: "{league}. Este mensaje se ha enviado automáticamente; nadie lee las respuestas.",
  "confirm-address": {
    subject: "Confirma tu dirección para {league}",
    body: "Alguien, probablemente tú, ha pedido una cuenta en {league} con esta dirección. Confírmala para abrir la cuenta.",
    action: "Confirmar la dirección",
    after: "El enlace sirve una sola vez y caduca a las 24 horas. Si no has sido tú, no hagas nada: sin él no se abre ninguna cuenta.",
  },
  "already-registered": {
    subject: "Ya tienes una cuenta en {league}",
    body: "Alguien, probablemente tú, ha intentado registrarse en {league} con esta dirección. Ya tienes una cuenta y puedes iniciar sesión con ella.",
    action: "Iniciar sesión",
    after: "Si has olvidado la contraseña, en esa página puedes elegir otra. Si no has sido tú, nada ha cambiado.",
  },
  "reset-password": {
    subject: "Elige una contraseña nueva",
    body: "Se ha pedido una contraseña nueva para tu cuenta en {league}.",
    action: "Elegir una contraseña nueva",
    after: "El enlace sirve una sola vez y caduca en una hora. Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.",
  },
  "password-changed": {
    subject: "Tu contraseña ha cambiado",
    body: "La contraseña de tu cuenta en {league} ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.",
    action: "No he sido yo",
    after: "Si has sido tú, no tienes que hacer nada más. Si no, elige enseguida una contraseña nueva.",
  },
  "confirm-new-address": {
    subject: "Confirma tu nueva dirección",
    body: "Esta dirección va a ser la de tu cuenta en {league}.",
    action: "Confirmar la nueva dirección",
    after: "El enlace sirve una sola vez y caduca a las 24 horas. Hasta que la confirmes se mantiene la dirección anterior.",
  },
  "address-changed": {
    subject: "La dirección de tu cuenta ha cambiado",
    body: "Tu cuenta en {league} tiene ahora otra dirección de correo. Aquí ya no se enviará nada.",
    action: "Escribir a la liga",
    after: "Si no has sido tú, escribe enseguida a la liga.",
  },
  "guardian-consent": {
    subject: "{name} necesita tu consentimiento",
    body: "{name} quiere una cuenta en {league} y te ha indicado como padre, madre o tutor. La cuenta se abre cuando des tu consentimiento.",
    action: "Leer y decidir",
    after:
      "El enlace sirve una sola vez y caduca a los 14 días. Si no conoces a esta persona, no hagas nada: sin tu consentimiento la cuenta sigue cerrada.",
  },
  "guardian-agreed": {
    subject: "Tu cuenta está abierta",
    body: "Tu padre, madre o tutor ha dado su consentimiento: ya puedes usar tu cuenta en {league}.",
    action: "Ir a tu cuenta",
    after: "Si no lo pediste, borra la cuenta en tu perfil.",
  },
  "guardian-refused": {
    subject: "Tu cuenta no tiene el consentimiento necesario",
    body: "El padre, la madre o el tutor que indicaste no acepta una cuenta en {league}. Lo que escribiste para ella está borrado.",
    action: "Ir a la liga",
    after: "También puedes leerlo todo aquí sin cuenta.",
  },
  "guardian-record": {
    subject: "Has dado tu consentimiento para la cuenta de {name}",
    body: "Como padre, madre o tutor has aceptado que {name} tenga una cuenta en {league}. Puedes retirar tu consentimiento en cualquier momento.",
    action: "Retirar el consentimiento",
    after:
      "Guarda este correo. El enlace sirve una sola vez: en la página que abre, elige «No dar el consentimiento» y la cuenta se borra.",
  },
  "guardian-withdrew": {
    subject: "Tu cuenta está cerrada",
    body: "El padre, la madre o el tutor que había aceptado tu cuenta en {league} ha retirado su consentimiento. La cuenta está cerrada.",
    action: "Ir a la liga",
    after: "También puedes leerlo todo aquí sin cuenta.",
  },
  "account-deleted": {
    subject: "Tu cuenta se ha eliminado",
    body: "Tu cuenta en {league} y todo lo que se guardaba con ella se han eliminado, como querías.",
    action: "Ir a la liga",
    after: "Gracias por haber estado con nosotros.",
  },
  "claim-approved": {
    subject: "{league} ha confirmado que eres {player}",
    body: "{league} ha confirmado que eres {player}. Tus partidos, tus estadísticas, el próximo partido y tus compañeros están ahora en tu perfil.",
    action: "Ver mis partidos",
    after: "Si no lo pediste, escribe a la liga.",
  },
  "claim-refused": {
    subject: "{league} no ha podido confirmar que eres {player}",
    body: "Dijiste que eres {player}. {league} no lo ha confirmado.",
    action: "Ir a mi perfil",
    after: "Puedes intentarlo de nuevo, con un mensaje por el que la liga sepa que eres tú.",
  },
  "claim-ended": {
    subject: "{league} ya no confirma que eres {player}",
    body: "{league} ha retirado su confirmación de que eres {player}. Tus partidos ya no están en tu perfil.",
    action: "Ir a mi perfil",
    after: "Si es un error, escribe a la liga.",
  },
} satisfies Translation<typeof en>;
