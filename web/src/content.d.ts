declare module '@pol/content/data/letters.csv' {
  const rows: readonly import('../build/for-readers.ts').LetterForReaders[]
  export default rows
}

declare module '@pol/content/data/words.csv' {
  const rows: readonly (import('@pol/content/words').Word & import('@pol/content/homograph').Homograph)[]
  export default rows
}

declare module '@pol/content/data/phrases.csv' {
  const rows: readonly import('@pol/content/phrases').GroupedPhrase<
    import('@pol/content/phrases').PhraseCategory
  >[]
  export default rows
}

declare module '@pol/content/data/objects.csv' {
  const rows: readonly (import('@pol/content/objects').LearnObject &
    import('@pol/content/homograph').Homograph)[]
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
  const rows: readonly import('@pol/content/phrases').GroupedPhrase<
    import('@pol/content/phrases').SituationName
  >[]
  export default rows
}

declare module '@pol/content/data/seniors-travel.csv' {
  const rows: readonly import('@pol/content/phrases').Phrase[]
  export default rows
}

declare module '@pol/content/data/seniors-basic.csv' {
  const rows: readonly import('@pol/content/phrases').GroupedPhrase<
    import('@pol/content/phrases').SeniorsBasicCategory
  >[]
  export default rows
}

declare module '@pol/content/data/emergency.csv' {
  const rows: readonly import('@pol/content/phrases').Phrase[]
  export default rows
}

declare module '@pol/content/data/adults-vocabulary.csv' {
  const rows: readonly (import('@pol/content/vocabulary').AdultsWord &
    import('@pol/content/homograph').Homograph)[]
  export default rows
}

declare module '@pol/content/data/seniors-vocabulary.csv' {
  const rows: readonly (import('@pol/content/vocabulary').SeniorsWord &
    import('@pol/content/homograph').Homograph)[]
  export default rows
}

declare module '@pol/content/data/lexicon.csv?first' {
  const part: import('../build/lexicon-parts.ts').LexiconFiles['first']
  export default part
}

declare module '@pol/content/data/lexicon.csv?rest' {
  const part: import('../build/lexicon-parts.ts').LexiconFiles['rest']
  export default part
}

declare module '@pol/content/data/lexicon.csv?senses' {
  const part: import('../build/lexicon-parts.ts').LexiconFiles['senses']
  export default part
}

declare module '@pol/content/data/lexicon.csv?details' {
  const part: import('../build/lexicon-parts.ts').LexiconFiles['details']
  export default part
}

declare module '@pol/content/data/emergency-call.csv' {
  const rows: readonly import('@pol/content/phrases').Phrase[]
  export default rows
}

declare module '@pol/content/data/sounds.csv' {
  const rows: readonly import('../build/for-readers.ts').SoundForReaders[]
  export default rows
}

declare module '@pol/content/data/german-letters.csv' {
  const rows: readonly import('@pol/content/sounds').GermanLetter[]
  export default rows
}

declare module '@pol/content/data/sound-words.csv' {
  const rows: readonly import('@pol/content/sounds').SoundWord[]
  export default rows
}

declare module '@pol/content/data/script/german-writing-rules.csv' {
  const rows: readonly import('@pol/content/script/writing-rules').WritingRule[]
  export default rows
}

declare module '@pol/content/data/script/german-spelling.csv' {
  const rows: readonly import('@pol/content/script/spelling').SpellingWord[]
  export default rows
}

declare module '@pol/content/data/script/german-forms.csv' {
  const rows: readonly import('@pol/content/script/forms').FormField[]
  export default rows
}

declare module '@pol/content/data/script/german-amounts.csv' {
  const rows: readonly import('@pol/content/script/amounts').GermanAmount[]
  export default rows
}

declare module '@pol/content/data/script/steps.csv' {
  const rows: readonly import('@pol/content/script/step').ScriptStepOverview[]
  export default rows
}

declare module '@pol/content/data/course/units.csv' {
  const rows: readonly import('@pol/content/course/unit').UnitOverview[]
  export default rows
}
