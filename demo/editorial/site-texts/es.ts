import type { OfficeTexts } from "./site-texts.ts";

export const es: OfficeTexts = {
  about: ({ league, founded }) => `
${league} es una asociación de clubes: la fundaron ellos en ${founded} y ellos la dirigen hasta hoy. En la asamblea cada club tiene
un voto; se reúne cada verano, aprueba el reglamento y elige para dos años una junta de cinco miembros.

Del trabajo diario se ocupa la oficina de la liga: prepara el calendario, designa a los árbitros y oficiales de mesa y publica los
resultados y las estadísticas la misma noche.

Todo lo que se anotó en la cancha puede leerse aquí: [calendario](/schedule), [clubes](/clubs), [jugadores](/players),
[récords históricos](/history/best-players).
`,
  contact: ({ league, street, email }) => `
- ${league}
- ${street}
- ${email}
- De lunes a viernes, de 10 a 16 horas

Sobre un partido que está a punto de empezar, habla con el comisario en la mesa de anotadores. Las protestas se presentan como dice
el reglamento; los formularios están entre los [documentos](/documents).
`,
  competition: `
Todos juegan contra todos dos veces, una en casa y otra fuera. Después, los mejores equipos se enfrentan en los playoffs: pasa quien
llega antes al número de victorias acordado, y el factor cancha es del mejor clasificado.

## En el pabellón

- Las puertas se abren 45 minutos antes del partido.
- A la cancha se entra solo con zapatillas limpias de suela clara.
- El vidrio y la comida caliente se quedan fuera; el agua en botella de plástico es bienvenida.
- Anima a los tuyos y deja en paz a los rivales y a los árbitros.
- Haz desde la grada todas las fotos que quieras, sin flash.
- Los sitios para sillas de ruedas están junto a la entrada; el personal te ayudará.
`,
};
