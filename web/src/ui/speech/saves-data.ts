/** Whether the browser is asked to save data. Not in all browsers (Network Information API). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
