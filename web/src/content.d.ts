declare module '@pol/content/data/letters.csv' {
  const rows: readonly import('@pol/content/letters').Letter[]
  export default rows
}

declare module '@pol/content/data/words.csv' {
  const rows: readonly import('@pol/content/words').Word[]
  export default rows
}

declare module '@pol/content/data/phrases.csv' {
  const rows: readonly import('@pol/content/phrases').GroupedPhrase[]
  export default rows
}

declare module '@pol/content/data/objects.csv' {
  const rows: readonly import('@pol/content/objects').LearnObject[]
  export default rows
}

declare module '@pol/content/data/verbs.csv' {
  const rows: readonly import('@pol/content/verbs').Verb[]
  export default rows
}

declare module '@pol/content/data/everyday.csv' {
  const rows: readonly import('@pol/content/phrases').Phrase[]
  export default rows
}

declare module '@pol/content/data/situations.csv' {
  const rows: readonly import('@pol/content/phrases').GroupedPhrase[]
  export default rows
}

declare module '@pol/content/data/seniors-travel.csv' {
  const rows: readonly import('@pol/content/phrases').Phrase[]
  export default rows
}

declare module '@pol/content/data/seniors-basic.csv' {
  const rows: readonly import('@pol/content/phrases').GroupedPhrase[]
  export default rows
}

declare module '@pol/content/data/emergency.csv' {
  const rows: readonly import('@pol/content/phrases').Phrase[]
  export default rows
}

declare module '@pol/content/data/adults-vocabulary.csv' {
  const rows: readonly import('@pol/content/vocabulary').AdultsWord[]
  export default rows
}

declare module '@pol/content/data/seniors-vocabulary.csv' {
  const rows: readonly import('@pol/content/vocabulary').SeniorsWord[]
  export default rows
}

declare module '@pol/content/data/dictionary.csv' {
  const rows: readonly import('@pol/content/dictionary').DictionaryEntry[]
  export default rows
}
