/**
 * What nearly every list of guesses begins with where basketball is followed: the words for a password and the game's own, in
 * the languages of the leagues, besides those of any list of stolen passwords. In small letters, as they are written.
 */
export const guessedWords: readonly string[] = (
  "password passwort lozinka šifra sifra geslo contraseña contrasena motdepasse parol пароль qwerty qwertz azerty йцукен welcome letmein " +
  "admin iloveyou monkey dragon master sunshine princess football basketball basket baller košarka kosarka košarkaš kosarkas baloncesto " +
  "basketbol баскетбол кошарка koš kos league liga ligue лига partizan zvezda"
).split(" ");
