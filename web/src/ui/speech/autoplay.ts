import { local } from '../../lib/browser-storage.ts'

/** Local storage key. The entry exists only while autoplay is off. */
const key = 'pl_autoplay'

/** Whether texts of practice are spoken without a press. Belongs to the browser: each device has its own surroundings. */
export const isAutoplayOn = (): boolean => local.getItem(key) === null

export function setAutoplay(on: boolean): void {
  if (on) local.removeItem(key)
  else local.setItem(key, 'off')
}
