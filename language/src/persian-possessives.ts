type Words = readonly string[]

/** The possessors: pronoun, ending, and the German possessives. */
const possessors = [
  { pronoun: 'من', ending: 'م', agreeing: /م$/u, german: /^mein(?:e[mnrs]?)?$/i },
  { pronoun: 'تو', ending: 'ت', agreeing: /ی$/u, german: /^dein(?:e[mnrs]?)?$/i },
  { pronoun: 'او', ending: 'ش', agreeing: null, german: /^(?:sein|ihr)(?:e[mnrs]?)?$/i },
  { pronoun: 'ما', ending: 'مان', agreeing: /یم$/u, german: /^unse?re?(?:[mnrs])?$/i },
  { pronoun: 'شما', ending: 'تان', agreeing: /ید$/u, german: /^(?:ihr(?:e[mnrs]?)?|eue?re?[mnrs]?)$/i },
  { pronoun: 'آن‌ها', ending: 'شان', agreeing: null, german: /^ihr(?:e[mnrs]?)?$/i },
] as const

type Possessor = (typeof possessors)[number]

const zwnj = '\u200C'
const afterConsonant = /[^اوهیآ]$/u

/**
 * The noun with the ending of a possessor: برادرم, خانه‌ام, بچه‌هایم. Null if its last sound is not certain from its letters.
 * @param noun as it stands before a pronoun, with a written ezafe.
 */
function withEnding(noun: string, { ending }: Possessor, isNoun: (word: string) => boolean): string | null {
  if (noun.endsWith('های')) return noun + ending
  if (noun.endsWith(`ه${zwnj}ی`) && isNoun(noun.slice(0, -2)))
    return noun.slice(0, -1) + (ending.length === 1 ? `ا${ending}` : ending)
  return isNoun(noun) && afterConsonant.test(noun) ? noun + ending : null
}

/** The noun with an ezafe before the pronoun of its ending: "برادر" of برادرم. Null if the word is no such form. */
function withoutEnding(
  word: string,
  { ending }: Possessor,
  isNoun: (word: string) => boolean,
): string | null {
  if (isNoun(word)) return null
  const forms =
    ending.length === 1
      ? [`${zwnj}ا${ending}`, `ی${ending}`, ending]
      : [`${zwnj}${ending}`, `ی${ending}`, ending]
  for (const form of forms) {
    if (!word.endsWith(form)) continue
    const noun = word.slice(0, -form.length)
    if (form.startsWith(zwnj)) return noun.endsWith('ه') && isNoun(noun) ? `${noun}${zwnj}ی` : null
    if (form.startsWith('ی')) {
      if (noun.endsWith('ها')) return `${noun}ی`
      continue
    }
    return afterConsonant.test(noun) && isNoun(noun) ? noun : null
  }
  return null
}

interface Context {
  /** The words of the German translation. */
  readonly german: readonly string[]
  isNoun(word: string): boolean
}

/**
 * A clause whose possessive pronouns are endings: برادرم for برادر من. Both are right (Lazard, Grammar of Contemporary
 * Persian: the endings are the usual form, the pronoun after the ezafe stresses the possessor).
 * @returns null if there is none.
 */
export function withPossessiveEndings(words: Words, { german, isNoun }: Context): Words | null {
  const made: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', third = ''] = words.slice(at, at + 3)
    const possessor = possessors.find(({ pronoun }) => pronoun === next)
    const isOwned =
      possessor &&
      !/^(?:هم|و|خود.*)$/u.test(third) &&
      (german.some((text) => possessor.german.test(text)) || isSubjectOfBeing(words, at))
    const ending = isOwned ? withEnding(word, possessor, isNoun) : null
    made.push(ending ?? word)
    if (ending !== null) at += 1
  }
  return made.length < words.length ? made : null
}

/** "اسم من مریم است", which German says with a verb: the pronoun belongs to the noun, since the verb is a third person. */
function isSubjectOfBeing(words: Words, at: number): boolean {
  return at === 0 && words[2] !== 'را' && /^(?:است|چیست|کیست|کجاست|نیست)$/u.test(words.at(-1) ?? '')
}

/**
 * A clause whose possessive endings are pronouns: برادر من for برادرم. Only of the first and second persons, as the third may
 * be a thing; and only if the verb has another person, as "من کتاب من را می‌خوانم" is wrong. Each ending must have a German
 * possessive, since سردم, حالم and دکترم are not possessive in German.
 * @returns null if there is none.
 */
export function withPossessivePronouns(words: Words, { german, isNoun }: Context): Words | null {
  const owned = words.flatMap((word, at) =>
    possessors.flatMap((possessor) => {
      const isVerb = at > 0 && at === words.length - 1
      const noun = possessor.agreeing === null || isVerb ? null : withoutEnding(word, possessor, isNoun)
      return noun === null ? [] : [{ at, noun, possessor }]
    }),
  )
  const [first] = owned
  if (!first) return null
  const { agreeing, german: word } = first.possessor
  const isOne = owned.every(({ possessor }) => possessor === first.possessor)
  if (!isOne || german.filter((text) => word.test(text)).length < owned.length) return null
  const others = words.filter((_, at) => !owned.some((noun) => noun.at === at))
  const isCoreferent = others.some(
    (text, at) => agreeing?.test(text) && (/^ن?می\u200C/u.test(text) || at === others.length - 1),
  )
  if (isCoreferent || others.includes(first.possessor.pronoun)) return null
  const verb = words.at(-1) ?? ''
  // "اتاقت را مرتب کن": an order is about the second person. "کلید من نیست" says that it is not mine.
  if (first.possessor.pronoun === 'تو' && !/[دتم]$/u.test(verb)) return null
  if (words.length === 2 && /^(?:است|نیست)$/u.test(verb)) return null
  return words.flatMap((text, at) => {
    const noun = owned.find((found) => found.at === at)
    return noun ? [noun.noun, noun.possessor.pronoun] : [text]
  })
}
