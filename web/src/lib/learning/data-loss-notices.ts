type Listener = (sentence: string) => void

const listeners = new Set<Listener>()

/** Notices for the learner about lost data. Each is a sentence in the language of the interface. */
export const dataLossNotices = {
  send(sentence: string): void {
    for (const listener of listeners) listener(sentence)
  },
  listen: (listener: Listener) => void listeners.add(listener),
}
