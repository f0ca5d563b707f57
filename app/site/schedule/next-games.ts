/** Of the schedule’s address: the first day that has a game on or ahead, below days of its week that are over. SCHED30 */
export const nextGames = "next";
