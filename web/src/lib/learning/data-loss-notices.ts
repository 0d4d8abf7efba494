type Listener = (sentence: string) => void

const listeners = new Set<Listener>()

/** Tells the learner about lost data, in a sentence. */
export const dataLossNotices = {
  send(sentence: string): void {
    for (const listener of listeners) listener(sentence)
  },
  listen: (listener: Listener) => void listeners.add(listener),
}
