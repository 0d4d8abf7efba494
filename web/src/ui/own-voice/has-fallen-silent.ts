/** Time between two measured levels, in milliseconds. */
export const levelInterval = 100
/** Levels of a pause in which the speaker may still think about the next word: 2.5 s. */
const longestPause = 25
/** Levels of the shortest word. A single one is the press of the button. */
const shortestWord = 3
/** Peak of the quietest speech, -40 dBFS. */
const quietest = 0.01
/** Peak of silence as a share of the loudest peak, -20 dB. */
const silence = 0.1

/**
 * Whether the speaker has said something and has been silent since then.
 * @param levels peaks from 0 to 1, one per `levelInterval`.
 */
export function hasFallenSilent(levels: readonly number[]): boolean {
  const threshold = Math.max(quietest, silence * Math.max(0, ...levels))
  const isLoud = (level: number) => level >= threshold
  const pause = levels.length - 1 - levels.findLastIndex(isLoud)
  return pause >= longestPause && levels.filter(isLoud).length >= shortestWord
}
