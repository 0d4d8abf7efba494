type Listener = (sentence: string) => void

const listeners = new Set<Listener>()

/** Sentences for the learner about what was lost. */
export const losses = {
  tell(sentence: string): void {
    for (const listener of listeners) listener(sentence)
  },
  listen: (listener: Listener) => void listeners.add(listener),
}
