import { learner } from './learner.ts'

/**
 * Waits until the learned language is known in this browser, or the server has answered: the user may have chosen the
 * language on another device.
 * @throws if the state cannot be opened.
 */
export async function languageKnown(): Promise<void> {
  const asked = learner.send()
  const known = new Promise<void>((resolve) => {
    const stop = learner.subscribe(check)
    function check() {
      if (!learner.current()?.settings.learns) return
      stop()
      resolve()
    }
    check()
  })
  await Promise.race([asked, known])
}
