import type { OfficeTexts } from "./site-texts.ts";

export const fr: OfficeTexts = {
  about: ({ league, founded }) => `
${league} est une association de clubs : ils l’ont fondée en ${founded} et la dirigent encore aujourd’hui. À l’assemblée, chaque
club dispose d’une voix ; elle se réunit chaque été, adopte le règlement et élit pour deux ans un bureau de cinq membres.

Le travail quotidien revient au secrétariat de la ligue : il établit le calendrier, désigne les arbitres et les officiels de table, et
publie les résultats et les statistiques le soir même.

Tout ce qui a été noté sur le terrain se lit ici : [calendrier](/schedule), [clubs](/clubs), [joueurs](/players),
[records de tous les temps](/history/best-players).
`,
  contact: ({ league, street, email }) => `
- ${league}
- ${street}
- ${email}
- Du lundi au vendredi, de 10 h à 16 h

Pour un match sur le point de commencer, adressez-vous au commissaire à la table de marque. Les réclamations se déposent comme le
prévoit le règlement ; les formulaires se trouvent parmi les [documents](/documents).
`,
  competition: `
Chacun rencontre chacun deux fois, une fois à domicile et une fois à l’extérieur. Les meilleures équipes se retrouvent ensuite en
playoffs : celle qui atteint la première le nombre de victoires convenu passe, et la mieux classée a l’avantage du terrain.

## Dans la salle

- Les portes ouvrent 45 minutes avant le match.
- On ne marche sur le parquet qu’en chaussures propres à semelle claire.
- Le verre et les plats chauds restent dehors ; l’eau en bouteille plastique est la bienvenue.
- Encouragez les vôtres et laissez en paix les adversaires et les arbitres.
- Photographiez des tribunes autant que vous voulez, sans flash.
- Les places pour fauteuils roulants sont près de l’entrée ; les bénévoles vous aideront.
`,
};
