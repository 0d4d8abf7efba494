/** Letters that do not join to the one after them, so they have no form for the middle or the beginning. */
const joinOnlyBackwards = new Set('اآدذرزژو')
const joiner = '\u200D'

interface Form {
  readonly position: string
  readonly shape: string
}

/** How a letter looks at the end, in the middle and at the beginning of a word. */
export function joinedForms(letter: string): readonly Form[] {
  const end = { position: 'am Ende', shape: `${joiner}${letter}` }
  if (joinOnlyBackwards.has(letter)) return [end]
  return [
    end,
    { position: 'in der Mitte', shape: `${joiner}${letter}${joiner}` },
    { position: 'am Anfang', shape: `${letter}${joiner}` },
  ]
}
