import { useState } from 'react'
import { randomOf, shuffled } from '@pol/learning/random'

/** The choices of a question in an order that is new each time it is asked. */
export function useShuffled<Choice>(choices: readonly Choice[]): readonly Choice[] {
  const [order] = useState(() => shuffled(choices, randomOf(crypto.randomUUID())))
  return order
}
