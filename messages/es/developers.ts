import type en from "../en/developers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Para desarrolladores",
  description: "{site} para programas: la API pública, calendarios, canales de noticias, tablas como archivos y widgets para otros sitios.",
  lead: "Todo lo que {site} publica aquí también lo pueden leer los programas: sin clave, sin registro y desde cualquier sitio.",
  api: {
    title: "La API pública",
    base: "Todas las direcciones de la API empiezan por",
    open: "Es solo de lectura, responde en JSON y está abierta a los scripts de todos los sitios.",
    values:
      "Las marcas de tiempo van en UTC y los días, en la zona horaria de la liga, {timeZone}. Cada nombre indica en qué alfabeto está escrito. El valor {none} es un dato que no se registró, que no es lo mismo que cero.",
    document: "Toda la API como documento OpenAPI",
  },
  calls: {
    title: "Llamadas",
    note: "Lo que está entre llaves se sustituye por el nombre que aparece en la dirección de la página en este sitio. Las respuestas se describen en inglés, como en el documento OpenAPI.",
    caption: "Todas las llamadas de la API",
    call: "Llamada",
    parameters: "Parámetros",
    answer: "Respuesta",
    none: "ninguno",
  },
  asking: {
    title: "Cómo consultar",
    paging: "Página a página",
    pagingWords:
      "Las listas llegan por páginas: {limit} indica cuántas entradas como máximo (de 1 a {most}; {usual} si se omite) y {cursor} por dónde seguir. La dirección de la página siguiente está en {next} de la respuesta y en su cabecera {header}. Un cursor solo vale para su lista y sus filtros.",
    parameters: "Parámetros",
    parametersWords: "Un parámetro que la llamada no tiene se rechaza con {status}, para que ninguna errata pase inadvertida.",
    errors: "Errores",
    errorsWords:
      "Los errores se devuelven como {type} (RFC 9457), con un número que conviene citar al comunicarlos. Lo que no existe se responde con {status}.",
    caching: "Repetir una consulta",
    cachingWords:
      "Cada respuesta lleva una etiqueta en {tag}. Devuélvela en {header}: mientras nada haya cambiado, la respuesta es un {status} vacío.",
    example: "Ejemplo: partidos jugados",
  },
  webhooks: {
    title: "Webhooks: notificaciones a tu servidor",
    words:
      "En lugar de preguntar una y otra vez, tu servidor puede recibir notificaciones: cuando un partido se programa, se aplaza, empieza, termina o se corrige, cuando cambia la clasificación y cuando sale una noticia. La liga registra tu dirección HTTPS y te da una clave secreta; escríbele.",
    message:
      "Cada evento llega como {method} en JSON, con la misma estructura que en la API y la dirección donde se puede leer. {id} no cambia cuando un evento se envía de nuevo: ignora lo que ya tengas. Los eventos de un mismo partido llegan en orden.",
    answering:
      "Responde con cualquier estado {good} en 15 segundos. Si no, el evento se reenvía durante tres días, con pausas cada vez más largas y nunca antes del momento que indiques en {later}. Con {gone} dejas de recibir notificaciones.",
    verifying:
      "Cada mensaje va firmado según Standard Webhooks: {signature} se calcula con el identificador, la hora, el cuerpo y tu clave secreta. Compruébala antes de seguir leyendo y rechaza lo que tenga más de cinco minutos. Cuando se cambia la clave, los mensajes llevan dos firmas durante un día.",
    events: "Qué se puede notificar",
    example: "Comprobar un mensaje",
    contact: "Pide los webhooks a la liga",
  },
  calendars: {
    title: "Calendarios y canales",
    words:
      "Los programas de calendario pueden suscribirse a los partidos de una liga, un equipo, un club o un jugador: la dirección es la de la página seguida de {file}. Cuando un partido cambia de fecha, el calendario lo sigue.",
    quiet: "Si se añade {parameter}, el calendario no revela resultados.",
    news: "Las noticias se pueden seguir como RSS y como JSON Feed, en cada idioma del sitio.",
    league: "Partidos de la liga",
    team: "Partidos de un equipo",
    club: "Partidos de un club",
    player: "Partidos de un jugador",
    rss: "Noticias como RSS",
    jsonFeed: "Noticias como JSON Feed",
  },
  tables: {
    title: "Tablas como archivos",
    words: "Cada tabla de este sitio se puede obtener como archivo: añade {xlsx}, {csv} o {json} a la dirección de su página.",
    which:
      "Si una página tiene varias tablas, {parameter} con un número o un nombre elige una. Sin él, XLSX y CSV dan la primera tabla y JSON todas.",
    written:
      "El CSV se escribe como lo abren las hojas de cálculo de cada idioma: en inglés con comas; en los demás, con punto y coma y coma decimal. Para programas conviene más el JSON.",
    standings: "La clasificación como CSV",
    allOfPage: "Todas las tablas de la página de la liga como JSON",
    calls: "Las llamadas anteriores como CSV",
  },
  scoringTable: {
    title: "Anotar un partido",
    words:
      "Quien tiene un enlace a la mesa de un partido puede anotarlo con su propio programa: plantillas, jugadas, relojes y firmas. El {id} de un partido vale también allí. Los enlaces los da la oficina de la liga; escríbele.",
    document: "El protocolo de la mesa de anotadores como documento OpenAPI",
  },
  embeds: {
    title: "Widgets para tu sitio",
    words: "Copia uno de estos fragmentos en tu página. Con {script}, el marco se adapta a la altura de su contenido.",
    choice:
      "El widget es claro u oscuro según el dispositivo del lector; {light} o {dark} al final de la dirección lo decide. El idioma está al principio de la dirección.",
    standings: "Clasificación",
    schedule: "Calendario de partidos",
    leaders: "Líderes de la liga",
    game: "Un partido",
    look: "Ver",
    oembed:
      "Los programas compatibles con oEmbed llaman a {address} con la dirección de una liga, un partido o el calendario. Esas páginas lo indican en su cabecera.",
    oembedExample: "Respuesta oEmbed para la liga",
  },
  source: {
    title: "Citar la fuente",
    words:
      "Quien publique datos de aquí debe citar como fuente a {site}; en la web, con un enlace a este sitio o a la página de la que proceden.",
    example: "La fuente como enlace",
    credit: "Fuente: {site}",
    pictures: "Las fotografías y los escudos tienen sus propios dueños: pregunta a la liga antes de usarlos.",
    contact: "Contactar con la liga",
  },
} as const satisfies Translation<typeof en>;
