import type en from "../en/fantasy-pages.ts";
import type { Translation } from "../translation.ts";

export default {
  teamNumber: "Equipo {number}",
  teams: "{count, plural, one {# equipo} many {# equipos} other {# equipos}}",
  overview: {
    lead: "Elige {players, plural, one {# jugador} many {# jugadores} other {# jugadores}} de la liga con un presupuesto de {budget} y suma los puntos que consigan en sus partidos.",
    make: "Crear un equipo",
    rules: "Cómo se juega",
    market: "Jugadores y precios",
    deadline: "{round}: cambios hasta {day}, {time}",
    planned: "{round}: empieza {day}, {time}. Los cambios se abren cuando la jornada anterior sea definitiva.",
    before:
      "El juego empieza con: {round}. Hasta entonces puedes cambiar el equipo cuantas veces quieras. Los precios ya están publicados.",
    noneToCome: "A la temporada no le quedan jornadas para las que se pueda cambiar el equipo.",
    closed: "La temporada está cerrada. Esta es la clasificación final.",
    locked: "{round}: ha empezado y las plantillas están cerradas.",
    live: "Se está jugando: {round}",
    provisional: "{round}: terminada y definitiva desde {day}, {time}.",
    waiting: "{round}: aún no es definitiva, falta por confirmar un partido.",
    five: "Mejor quinteto: {round}",
    taken: "Los más elegidos",
    dropped: "Los más descartados",
    price: "precio {price}",
    table: "Clasificación",
    finalTable: "Clasificación final",
    whole: "Clasificación completa",
    tableCaption: "Los mejores equipos del fantasy",
    team: "Equipo",
    round: "Jorn.",
    roundLong: "Puntos de la última jornada",
    points: "Puntos",
    empty: "La clasificación aparecerá aquí en cuanto empiece la primera jornada.",
    inGame: "{count, plural, one {Participa # equipo.} many {Participan # equipos.} other {Participan # equipos.}}",
    corrections: "{count, plural, =0 {Correcciones: ninguna por ahora} one {# corrección} many {# correcciones} other {# correcciones}}",
  },
  rules: {
    title: "Reglas del fantasy",
    description: "Cómo se juega el fantasy de {league}: equipo, presupuesto, puntos, cambios, precios y plazos.",
    lead: "Eliges {players, plural, one {# jugador} many {# jugadores} other {# jugadores}} de la liga y sumas los puntos que consiguen en sus partidos. Todo lo que sigue vale para esta liga y esta temporada.",
    guards: "{count, plural, one {# base o escolta} many {# bases o escoltas} other {# bases o escoltas}}",
    forwards: "{count, plural, one {# alero} many {# aleros} other {# aleros}}",
    centres: "{count, plural, one {# pívot} many {# pívots} other {# pívots}}",
    squad: {
      title: "El equipo",
      size: "Un equipo tiene {players, plural, one {# jugador} many {# jugadores} other {# jugadores}}: {shape}. Nadie puede estar dos veces.",
      groups:
        "Bases y escoltas forman un grupo; aleros y ala-pívots cuentan como aleros. Un jugador sin posición conocida no se puede elegir hasta que la liga le asigne una.",
      one: "Cada cuenta tiene un equipo por temporada. Puede crearse en cualquier momento y juega desde la siguiente jornada que empiece.",
      budget:
        "Entre todos pueden costar {budget} como máximo. Cada uno cuenta por lo que costaba cuando se eligió y devuelve exactamente eso cuando se va: ningún cambio de precio deja a un equipo fuera del presupuesto.",
      clubs:
        "De un mismo club puede haber como máximo {limit, plural, one {# jugador} many {# jugadores} other {# jugadores}}, ya que {clubs, plural, one {juega # club} many {juegan # clubes} other {juegan # clubes}}.",
      clubSteps: "El límite depende de cuántos clubes sigan jugando: {steps}.",
      clubStep: "{players} mientras jueguen al menos {clubs}",
      clubRest: "{players} si son menos",
      moved: "Un jugador que cambia de club puede quedarse aunque sobre uno; en ese caso no se puede añadir a nadie más de su nuevo club.",
    },
    lineUp: {
      title: "Quinteto, sexto hombre y banquillo",
      formations: "Juegan cinco. Exteriores, aleros y pívots pueden repartirse así: {formations}.",
      weights: "Los puntos del quinteto cuentan enteros, los del sexto hombre al {sixth} y los del banquillo al {bench}.",
      captain:
        "El capitán es uno de los cinco y sus puntos se multiplican por {captain}. Si no juega, se multiplican los del segundo capitán.",
      exchange:
        "Cuando acaba el último partido de la jornada, cada uno de los cinco que no jugó deja su sitio al primero del banquillo que sí lo hizo y con el que el quinteto es válido. Después, el primero del banquillo que jugó es el sexto hombre.",
      stays: "No hace falta estar pendiente cada semana: la última alineación sigue valiendo.",
    },
    points: {
      title: "Puntos",
      index: "Un jugador suma su índice ({index}) de cada partido que juega en la jornada, directamente de la estadística y en directo.",
      win: "Si su club gana en la cancha y su valoración es positiva, se le añade un {percent}.",
      noWin: "Que su club gane no añade nada.",
      rounding:
        "Sus puntos multiplicados por su peso se redondean a la décima, y los puntos del equipo son la suma de esas cifras: lo que ves siempre cuadra.",
      window:
        "Un partido cuenta en la jornada en cuyo tiempo se juega: desde el primer salto inicial de esa jornada hasta el de la siguiente. Por eso un partido aplazado puede dar a un jugador dos en una jornada y ninguno en otra.",
      spread:
        "Un partido movido más de {hours, plural, one {# hora} many {# horas} other {# horas}} del centro de su jornada no fija el plazo.",
      void: "En un partido perdido por incomparecencia, cancelado o anulado no ha jugado nadie. De uno suspendido cuenta lo que se jugó. Si el resultado se adjudica después, cuenta lo jugado, sin añadido por la victoria.",
    },
    transfers: {
      title: "Cambios y plazos",
      count:
        "{count, plural, =0 {Una vez que ha jugado, un equipo no hace cambios.} one {Un equipo tiene # cambio por jornada.} many {Un equipo tiene # cambios por jornada.} other {Un equipo tiene # cambios por jornada.}} No se guardan para después ni se consiguen a cambio de puntos.",
      free: "Antes de su primera jornada un equipo cambia cuanto quiera. Lo que se deshace antes del plazo no cuesta nada, y a quien deja la liga se le sustituye gratis.",
      lockRound: "Los cambios terminan con el primer salto inicial de la jornada.",
      lockGame: "Los cambios terminan jugador a jugador: cuando empieza su propio partido.",
      lineUp: "La alineación y el capitán siguen abiertos más tiempo: cada jugador queda fijo cuando empieza su propio partido.",
      windowHalf:
        "En la primera jornada de la segunda mitad de la temporada los cambios son ilimitados.",
      windowPlayoffs:
        "En la primera jornada de los playoffs los cambios son ilimitados.",
      windowRounds:
        "Los cambios también son ilimitados en estas jornadas: {rounds}.",
      playoffs:
        "En los playoffs una jornada es el siguiente partido de cada serie. Los jugadores de los clubes eliminados se cambian gratis.",
      secret: "Hasta el primer salto inicial de la jornada solo tú ves tu plantilla; después la ve todo el mundo.",
    },
    prices: {
      title: "Precios",
      opening:
        "Quien jugó al menos {games, plural, one {# partido} many {# partidos} other {# partidos}} la temporada pasada empieza con la media de sus puntos como nivel; los demás son nuevos y empiezan con {newcomer}.",
      auto: "El precio es el nivel por un factor, de modo que los jugadores conocidos de la temporada pasada cuestan {mean} de media al inicio.",
      scale: "El precio es el nivel por {scale}.",
      step: "Después de cada partido que juega, el nivel se mueve un {percent} de la diferencia entre sus puntos y su nivel.",
      newcomer:
        "Para los nuevos es un {percent} en {games, plural, one {su primer partido} many {sus primeros # partidos} other {sus primeros # partidos}}.",
      move: "Cuando la jornada es definitiva, cada precio se acerca al nivel, {step} como máximo, y se queda entre {floor} y {ceiling}. Quien no jugó conserva su precio.",
      demand: "Cuántos equipos tengan a un jugador no mueve su precio.",
    },
    final: {
      title: "Jornadas definitivas y correcciones",
      quiet:
        "Una jornada es definitiva cuando todos sus partidos están confirmados, como pronto {hours, plural, =0 {justo después del último} one {# hora después del último} many {# horas después del último} other {# horas después del último}} y no antes del {day}, {time} ({zone}).",
      protest:
        "Una reclamación abierta {days, plural, =0 {no la retrasa} one {la retrasa # día como máximo} many {la retrasa # días como máximo} other {la retrasa # días como máximo}}.",
      corrections:
        "Si después se corrige una estadística, la siguen puntos, sustituciones, totales y puestos, durante toda la temporada, y cada cambio figura entre las correcciones. Los precios publicados se quedan como están.",
      close:
        "A partir de {days, plural, one {# día} many {# días} other {# días}} después del último partido la liga puede cerrar la temporada; entonces ya no cambia nada.",
      d1: "lunes",
      d2: "martes",
      d3: "miércoles",
      d4: "jueves",
      d5: "viernes",
      d6: "sábado",
      d7: "domingo",
    },
    table: {
      title: "La clasificación",
      ties: "Los equipos se ordenan por puntos. Si empatan, deciden los puntos sin lo que añade el capitán y después el menor número de cambios; si también son iguales, comparten el puesto.",
      fair: "Jugar es gratis, no se puede comprar nada y no hay apuestas.",
    },
    example: {
      title: "Un ejemplo: {round}",
      text: "El mejor equipo de la jornada fue {team} con {points}. Así se formaron sus puntos:",
      caption: "{team}: puntos, {round}",
      player: "Jugador",
      place: "Puesto",
      made: "Logró",
      madeLong: "Puntos del jugador",
      weight: "Peso",
      team: "Equipo",
      teamLong: "Puntos para el equipo",
      sum: "Suma",
      five: "quinteto",
      sixth: "sexto hombre",
      bench: "banquillo",
      captain: "capitán",
      vice: "segundo capitán",
    },
  },
  corrections: {
    title: "Correcciones del fantasy",
    description: "Puntos del fantasy de {league} corregidos después, con las cifras anteriores y las nuevas.",
    lead: "Cuando se corrige una estadística después de que la jornada sea definitiva, la siguen puntos y puestos. Todos esos cambios de la temporada están aquí.",
    none: "Esta temporada no se ha corregido nada.",
    before: "antes",
    after: "ahora",
    teams:
      "{count, plural, =0 {No cambiaron los puntos de ningún equipo.} one {Cambiaron los puntos de # equipo.} many {Cambiaron los puntos de # equipos.} other {Cambiaron los puntos de # equipos.}}",
    places: "No cambiaron los puntos de ningún jugador, pero sí los de equipos.",
  },
  game: {
    title: "Puntos fantasy: {team}",
    caption: "Cifras fantasy: {team}",
    player: "Jugador",
    points: "Pts",
    pointsLong: "Puntos fantasy de este partido",
    form: "Forma",
    formLong: "Media de las últimas cinco jornadas que jugó",
    price: "Precio",
    priceLong: "Precio en esta jornada",
    after: "Después",
    afterLong: "Precio después de la jornada",
    owners: "Eq.",
    ownersLong: "Porcentaje de equipos que lo tienen",
    captains: "Cap.",
    captainsLong: "Porcentaje de equipos de los que es capitán",
    ahead: "{round}. Los puntos aparecerán desde el salto inicial.",
    live: "{round}. Puntos según la estadística actual; porcentajes sobre {teams}.",
    over: "{round}. Porcentajes sobre {teams}; el nombre de un jugador lleva a cómo se formaron sus puntos.",
    empty: "Ninguno de los dos clubes tiene jugadores en el fantasy.",
  },
} satisfies Translation<typeof en>;
