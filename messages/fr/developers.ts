import type en from "../en/developers.ts";
import type { Translation } from "../translation.ts";

export default {
  title: "Pour les développeurs",
  description:
    "{site} pour les programmes\u00a0: l’API publique, les calendriers, les flux, des tableaux à télécharger et des widgets pour d’autres sites.",
  lead: "Tout ce que {site} publie ici peut aussi être lu par des programmes\u00a0: sans clé, sans inscription, depuis n’importe quel site.",
  api: {
    title: "L’API publique",
    base: "Toutes les adresses de l’API commencent par",
    open: "Elle est en lecture seule, répond en JSON et reste ouverte aux scripts de tous les sites.",
    values:
      "Les horodatages sont en UTC, les jours dans le fuseau horaire de la ligue, {timeZone}. Chaque nom indique dans quel alphabet il est écrit. La valeur {none} signale une donnée non relevée, ce qui n’est pas la même chose que zéro.",
    document: "Toute l’API sous forme de document OpenAPI",
  },
  calls: {
    title: "Appels",
    note: "Ce qui est entre accolades se remplace par le nom qui figure dans l’adresse de la page sur ce site. Les réponses sont décrites en anglais, comme dans le document OpenAPI.",
    caption: "Tous les appels de l’API",
    call: "Appel",
    parameters: "Paramètres",
    answer: "Réponse",
    none: "aucun",
  },
  asking: {
    title: "Comment interroger",
    paging: "Page par page",
    pagingWords:
      "Les listes sont paginées\u00a0: {limit} fixe le nombre maximal d’entrées (de 1 à {most}\u202f; {usual} par défaut), {cursor} l’endroit où reprendre. L’adresse de la page suivante figure dans {next} de la réponse et dans son en-tête {header}. Un curseur ne vaut que pour sa liste et ses filtres.",
    parameters: "Paramètres",
    parametersWords: "Un paramètre que l’appel n’a pas est refusé avec {status}, afin qu’aucune faute de frappe ne passe inaperçue.",
    errors: "Erreurs",
    errorsWords:
      "Les erreurs sont renvoyées en {type} (RFC 9457), avec un numéro à citer quand vous les signalez. Ce qui n’existe pas reçoit la réponse {status}.",
    caching: "Répéter une requête",
    cachingWords:
      "Chaque réponse porte une étiquette dans {tag}. Renvoyez-la dans {header}\u00a0: tant que rien n’a changé, la réponse est un {status} vide.",
    example: "Exemple\u00a0: les matchs joués",
  },
  webhooks: {
    title: "Webhooks\u00a0: notifications à votre serveur",
    words:
      "Au lieu d’interroger sans cesse, votre serveur peut être prévenu\u00a0: quand un match est programmé, déplacé, commence, se termine ou est corrigé, quand le classement change et quand une actualité paraît. La ligue enregistre votre adresse HTTPS et vous remet une clé secrète\u202f; écrivez-lui.",
    message:
      "Chaque événement arrive par un {method} en JSON, avec la même structure que dans l’API et l’adresse où il peut être lu. {id} reste le même quand un événement est renvoyé\u00a0: ignorez ce que vous avez déjà reçu. Les événements d’un même match arrivent dans l’ordre.",
    answering:
      "Répondez par n’importe quel statut {good} en moins de 15 secondes. Sinon, l’événement est renvoyé pendant trois jours, à intervalles croissants et jamais avant le moment indiqué dans {later}. Après un {gone}, vous ne recevez plus de notifications.",
    verifying:
      "Chaque message est signé selon Standard Webhooks\u00a0: {signature} est calculé à partir de l’identifiant, de l’heure, du corps et de votre clé secrète. Vérifiez-le avant de lire la suite et refusez ce qui date de plus de cinq minutes. Lors d’un changement de clé, les messages portent deux signatures pendant un jour.",
    events: "Les événements notifiés",
    example: "Vérifier un message",
    contact: "Demander les webhooks à la ligue",
  },
  calendars: {
    title: "Calendriers et flux",
    words:
      "Les programmes de calendrier peuvent s’abonner aux matchs d’un championnat, d’une équipe, d’un club ou d’un joueur\u00a0: l’adresse est celle de la page suivie de {file}. Quand un match est déplacé, le calendrier suit.",
    quiet: "Si l’on ajoute {parameter}, le calendrier ne révèle aucun score.",
    news: "Les actualités se suivent en RSS et en JSON Feed, dans chaque langue du site.",
    league: "Matchs du championnat",
    team: "Matchs d’une équipe",
    club: "Matchs d’un club",
    player: "Matchs d’un joueur",
    rss: "Actualités en RSS",
    jsonFeed: "Actualités en JSON Feed",
  },
  tables: {
    title: "Tableaux à télécharger",
    words: "Chaque tableau de ce site s’obtient en fichier\u00a0: ajoutez {xlsx}, {csv} ou {json} à l’adresse de sa page.",
    which:
      "Quand une page a plusieurs tableaux, {parameter} suivi d’un numéro ou d’un nom en choisit un. Sans cela, XLSX et CSV donnent le premier tableau et JSON tous.",
    written:
      "Le CSV est écrit comme l’ouvrent les tableurs de la langue\u00a0: avec des virgules en anglais, avec des points-virgules et la virgule décimale dans les autres langues. Aux programmes, le JSON convient mieux.",
    standings: "Le classement en CSV",
    allOfPage: "Tous les tableaux de la page du championnat en JSON",
    calls: "Les appels ci-dessus en CSV",
  },
  scoringTable: {
    title: "Saisir un match",
    words:
      "Qui dispose d’un lien vers la table de marque d’un match peut le saisir avec son propre programme\u00a0: effectifs, actions, chronomètres et signatures. L’{id} d’un match y est le même. Les liens sont remis par le bureau de la ligue\u202f; écrivez-lui.",
    document: "Le protocole de la table de marque sous forme de document OpenAPI",
  },
  embeds: {
    title: "Des widgets pour votre site",
    words: "Copiez l’un de ces extraits dans votre page. Avec {script}, le cadre s’adapte à la hauteur de son contenu.",
    choice:
      "Le widget est clair ou sombre selon l’appareil du lecteur\u202f; {light} ou {dark} à la fin de l’adresse en décide. La langue figure au début de l’adresse.",
    standings: "Classement",
    schedule: "Calendrier des matchs",
    leaders: "Leaders du championnat",
    game: "Un match",
    look: "Voir",
    oembed:
      "Les programmes compatibles avec oEmbed interrogent {address} avec l’adresse d’un championnat, d’un match ou du calendrier. Ces pages l’indiquent dans leur en-tête.",
    oembedExample: "Réponse oEmbed pour le championnat",
  },
  source: {
    title: "Citer la source",
    words:
      "Qui publie des données d’ici cite {site} comme source, et sur le web avec un lien vers ce site ou vers la page d’où elles viennent.",
    example: "La source en lien",
    credit: "Source\u00a0: {site}",
    pictures: "Les photographies et les blasons ont leurs propres titulaires\u00a0: demandez à la ligue avant de les utiliser.",
    contact: "Contacter la ligue",
  },
} as const satisfies Translation<typeof en>;
