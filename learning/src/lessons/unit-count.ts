/** Number of units of the course. `npm run ids` writes it from content/data/course/units.csv. */
export const unitCount = 32
