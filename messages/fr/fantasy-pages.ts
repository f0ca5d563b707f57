import type en from "../en/fantasy-pages.ts";
import type { Translation } from "../translation.ts";

export default {
  teams: "{count, plural, one {# équipe} many {# équipes} other {# équipes}}",
  overview: {
    lead: "Choisissez {players, plural, one {# joueur} many {# joueurs} other {# joueurs}} du championnat avec un budget de {budget} et marquez les points qu’ils obtiennent dans leurs matchs.",
    make: "Créer une équipe",
    rules: "Comment on joue",
    market: "Joueurs et prix",
    deadline: "{round}\u00a0: transferts jusqu’au {day}, {time}",
    planned: "{round}\u00a0: début {day}, {time}. Les transferts ouvrent quand la journée précédente est définitive.",
    before: "Le jeu commence avec\u00a0: {round}. D’ici là, une équipe peut être modifiée autant que vous voulez. Les prix sont publiés.",
    noneToCome: "Il ne reste dans la saison aucune journée pour laquelle on puisse changer l’équipe.",
    closed: "La saison est close. Voici le classement final.",
    locked: "{round}\u00a0: c’est parti, les effectifs sont figés.",
    live: "En cours\u00a0: {round}",
    provisional: "{round}\u00a0: terminée, définitive le {day}, {time}.",
    waiting: "{round}\u00a0: pas encore définitive, un match reste en attente.",
    five: "Meilleur cinq\u00a0: {round}",
    taken: "Les plus choisis",
    dropped: "Les plus délaissés",
    price: "prix {price}",
    table: "Classement",
    finalTable: "Classement final",
    whole: "Classement complet",
    tableCaption: "Les meilleures équipes du jeu fantasy",
    team: "Équipe",
    round: "Journ.",
    roundLong: "Points de la dernière journée",
    points: "Points",
    empty: "Le classement apparaîtra dès le début de la première journée.",
    inGame: "{count, plural, one {# équipe est en jeu.} many {# équipes sont en jeu.} other {# équipes sont en jeu.}}",
    corrections:
      "{count, plural, =0 {Corrections\u00a0: aucune pour l’instant} one {# correction} many {# corrections} other {# corrections}}",
  },
  rules: {
    title: "Règles du fantasy",
    description: "Comment on joue au fantasy, {league}\u00a0: équipe, budget, points, transferts, prix, échéances.",
    lead: "Vous choisissez {players, plural, one {# joueur} many {# joueurs} other {# joueurs}} du championnat et marquez les points qu’ils obtiennent dans ses matchs. Tout ce qui suit vaut pour ce championnat et cette saison.",
    guards: "{count, plural, one {# arrière} many {# arrières} other {# arrières}}",
    forwards: "{count, plural, one {# ailier} many {# ailiers} other {# ailiers}}",
    centres: "{count, plural, one {# pivot} many {# pivots} other {# pivots}}",
    squad: {
      title: "L’équipe",
      size: "Une équipe compte {players, plural, one {# joueur} many {# joueurs} other {# joueurs}}\u00a0: {shape}. Personne ne peut y être deux fois.",
      groups:
        "Les meneurs comptent parmi les arrières, les ailiers forts parmi les ailiers. Un joueur dont le poste n’est pas connu ne peut pas être choisi tant que le bureau de la ligue ne l’a pas indiqué.",
      one: "Un compte a une équipe par saison. Elle peut être créée à tout moment et joue à partir de la prochaine journée qui commence.",
      budget:
        "Ensemble, les joueurs peuvent coûter {budget} au plus. Chacun compte pour ce qu’il coûtait quand il a été pris et rend exactement cela quand il part\u00a0: aucun prix qui bouge ne fait dépasser le budget.",
      clubs:
        "Il peut y avoir au plus {limit, plural, one {# joueur} many {# joueurs} other {# joueurs}} d’un même club, puisque {clubs, plural, one {# club joue} many {# clubs jouent} other {# clubs jouent}}.",
      clubSteps: "La limite dépend du nombre de clubs encore en lice\u00a0: {steps}.",
      clubStep: "{players} tant qu’il y en a au moins {clubs}",
      clubRest: "{players} s’il y en a moins",
      moved:
        "Un joueur qui change de club peut rester, même s’il est de trop\u202f; personne d’autre de son nouveau club ne peut alors être ajouté.",
    },
    lineUp: {
      title: "Cinq majeur, sixième homme, banc",
      formations: "Cinq joueurs sont sur le terrain. Arrières, ailiers et pivots peuvent se répartir ainsi\u00a0: {formations}.",
      weights: "Les points du cinq majeur comptent en entier, ceux du sixième homme à {sixth}, ceux du banc à {bench}.",
      captain:
        "Le capitaine est l’un des cinq, et ses points sont multipliés par {captain}. S’il ne joue pas, ce sont ceux du vice-capitaine.",
      exchange:
        "Quand le dernier match de la journée est terminé, chacun des cinq qui n’a pas joué cède sa place au premier du banc qui a joué et avec qui le cinq est valable. Le premier du banc qui a joué est ensuite le sixième homme.",
      stays: "Inutile d’être là chaque semaine\u00a0: la dernière composition reste valable.",
    },
    points: {
      title: "Points",
      index:
        "Un joueur rapporte son évaluation ({index}) de chaque match qu’il dispute dans la journée, directement de la feuille de statistiques et en direct.",
      win: "Si son club gagne sur le terrain et que son évaluation est positive, {percent} de celle-ci s’y ajoutent.",
      noWin: "Une victoire de son club n’ajoute rien.",
      rounding:
        "Ses points multipliés par son poids sont arrondis au dixième, et les points d’une équipe sont la somme de ces nombres\u00a0: ce qui est affiché tombe toujours juste.",
      window:
        "Un match compte dans la journée pendant laquelle il est joué\u00a0: du premier entre-deux de celle-ci au premier de la suivante. Un match déplacé peut donc donner à un joueur deux matchs dans une journée et aucun dans une autre.",
      spread:
        "Un match déplacé de plus de {hours, plural, one {# heure} many {# heures} other {# heures}} du milieu de sa journée ne fixe pas d’échéance.",
      void: "Dans un match perdu par forfait, annulé ou invalidé, personne n’a joué. D’un match arrêté compte ce qui a été joué. Si le résultat est attribué plus tard, ce qui a été joué compte, sans rien ajouter pour la victoire.",
    },
    transfers: {
      title: "Transferts et échéances",
      count:
        "{count, plural, =0 {Une fois qu’elle a joué, une équipe ne fait plus de transferts.} one {Une équipe a # transfert par journée.} many {Une équipe a # transferts par journée.} other {Une équipe a # transferts par journée.}} Aucun n’est gardé pour plus tard, et aucun ne s’obtient contre des points.",
      free: "Avant sa première journée, une équipe change autant qu’elle veut. Ce qui est annulé avant l’échéance ne coûte rien, et celui qui quitte le championnat est remplacé gratuitement.",
      lockRound: "Les transferts prennent fin au premier entre-deux de la journée.",
      lockGame: "Les transferts prennent fin joueur par joueur\u00a0: au début de son propre match.",
      lineUp: "La composition et le capitaine restent ouverts plus longtemps\u00a0: chaque joueur est fixé au début de son propre match.",
      windowHalf: "À la première journée de la seconde moitié de la saison, les transferts sont illimités.",
      windowPlayoffs: "À la première journée des playoffs, les transferts sont illimités.",
      windowRounds: "Les transferts sont aussi illimités à ces journées\u00a0: {rounds}.",
      playoffs:
        "En playoffs, une journée est le prochain match de chaque série. Les joueurs des clubs éliminés se remplacent gratuitement.",
      secret: "Jusqu’au premier entre-deux de la journée, votre effectif n’est visible que de vous\u202f; ensuite, tout le monde le voit.",
    },
    prices: {
      title: "Prix",
      opening:
        "Qui a disputé au moins {games, plural, one {# match} many {# matchs} other {# matchs}} la saison passée commence avec la moyenne de ses points comme cote\u202f; tous les autres sont des nouveaux et commencent avec {newcomer}.",
      auto: "Le prix est la cote multipliée par un facteur, tel que les joueurs connus de la saison passée coûtent {mean} en moyenne à l’ouverture.",
      scale: "Le prix est la cote multipliée par {scale}.",
      step: "Après chaque match disputé, la cote bouge de {percent} de l’écart entre ses points et sa cote.",
      newcomer:
        "Pour les nouveaux, c’est {percent} {games, plural, one {à leur premier match} many {à leurs # premiers matchs} other {à leurs # premiers matchs}}.",
      move: "Quand la journée est définitive, chaque prix se rapproche de la cote, de {step} au plus, et reste entre {floor} et {ceiling}. Qui n’a pas joué garde son prix.",
      demand: "Le nombre d’équipes qui ont un joueur n’influe pas sur son prix.",
    },
    final: {
      title: "Journées définitives et corrections",
      quiet:
        "Une journée est définitive quand tous ses matchs sont confirmés, au plus tôt {hours, plural, =0 {juste après le dernier} one {# heure après le dernier} many {# heures après le dernier} other {# heures après le dernier}} et pas avant {day}, {time} ({zone}).",
      protest:
        "Une réclamation en cours {days, plural, =0 {ne la retarde pas} one {la retarde de # jour au plus} many {la retarde de # jours au plus} other {la retarde de # jours au plus}}.",
      corrections:
        "Si une feuille de statistiques est corrigée plus tard, points, remplacements, totaux et places suivent, toute la saison, et chaque changement figure parmi les corrections. Les prix publiés restent tels quels.",
      close:
        "À partir de {days, plural, one {# jour} many {# jours} other {# jours}} après le dernier match, la ligue peut clore la saison\u202f; plus rien ne change alors.",
      d1: "lundi",
      d2: "mardi",
      d3: "mercredi",
      d4: "jeudi",
      d5: "vendredi",
      d6: "samedi",
      d7: "dimanche",
    },
    table: {
      title: "Le classement",
      ties: "Les équipes sont classées par points. À égalité, les points sans l’apport du capitaine décident, puis le plus petit nombre de transferts\u202f; si c’est encore égal, elles partagent la place.",
      fair: "Jouer ne coûte rien, rien ne s’achète, et il n’y a pas de paris.",
    },
    example: {
      title: "Un exemple\u00a0: {round}",
      text: "La meilleure équipe de la journée est {team} avec {points}. Voici d’où viennent ses points\u00a0:",
      caption: "{team}, points\u00a0: {round}",
      player: "Joueur",
      place: "Place",
      made: "Points",
      madeLong: "Points du joueur",
      weight: "Poids",
      team: "Équipe",
      teamLong: "Points pour l’équipe",
      sum: "Total",
      five: "cinq majeur",
      sixth: "sixième homme",
      bench: "banc",
      captain: "capitaine",
      vice: "vice-capitaine",
    },
  },
  corrections: {
    title: "Corrections du fantasy",
    description: "Points du jeu fantasy corrigés après coup, {league}\u00a0: avant et après.",
    lead: "Quand une feuille de statistiques est corrigée alors que la journée était définitive, points et places suivent. Tous ces changements de la saison sont ici.",
    none: "Rien n’a été corrigé cette saison.",
    before: "avant",
    after: "maintenant",
    teams:
      "{count, plural, =0 {Les points d’aucune équipe n’ont changé.} one {Les points de # équipe ont changé.} many {Les points de # équipes ont changé.} other {Les points de # équipes ont changé.}}",
    places: "Les points des joueurs n’ont pas changé, mais ceux d’équipes, si.",
  },
  game: {
    title: "Fantasy\u00a0: {team}",
    caption: "Statistiques fantasy\u00a0: {team}",
    player: "Joueur",
    points: "Pts",
    pointsLong: "Points fantasy de ce match",
    form: "Forme",
    formLong: "Moyenne des cinq dernières journées qu’il a jouées",
    price: "Prix",
    priceLong: "Prix dans cette journée",
    after: "Après",
    afterLong: "Prix après la journée",
    owners: "Éq.",
    ownersLong: "Part des équipes qui l’ont",
    captains: "Cap.",
    captainsLong: "Part des équipes dont il est capitaine",
    ahead: "{round}. Les points seront ici dès l’entre-deux.",
    live: "{round}. Points selon la feuille actuelle\u202f; parts sur {teams}.",
    over: "{round}. Parts sur {teams}\u202f; le nom d’un joueur mène au détail de ses points.",
    empty: "Aucun des deux clubs n’a de joueur dans le jeu fantasy.",
  },
} satisfies Translation<typeof en>;
