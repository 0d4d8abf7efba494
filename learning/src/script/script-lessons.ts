import { joinsLeft } from '@pol/language/script/letter-forms'
import type { CardId } from '../values.ts'
import { spread } from '../lessons/spread.ts'
import { confusedWith, wordsLike } from './likeness.ts'
import type { AskedStep, ScriptLessonStep, ScriptMaterial, ScriptWordMaterial } from './script-lesson.ts'

/** Numbers of words of a step that are read and written. */
const wordsToRead = 12
const wordsToWrite = 8
/** Words that are found by ear, in steps with new letters and in others. */
const wordsToFind = { withLetters: 2, alone: 4 }
/** New letters whose words are found, and words that are compared with their single letters. */
const firstLettersToFind = 2
const wordsToJoin = 2
/** Letters of earlier steps that are found by ear again. */
const lettersToFindAgain = 2
/** Words that are read after each new letter. */
const wordsAfterLetter = 2
/** Wrong choices of a question. */
const wrongChoices = { letters: 3, words: 2, signs: 2 }

/** Letters whose forms differ most. Steps without new letters trace them again. */
const lettersToRepeat = ['ه', 'ع', 'ی', 'ک']

const digit = /^[۰-۹]$/u
/** All letters but those of vowels, whose sound depends on their place. */
const consonant = /[^اآوی]/u
/** Several letters or digits of one word; a single one would be the answer. */
const fitsTiles = /^[^ \u200C]{2,}$/u
/** How long a word is that is compared with its single letters, and how many of these join to the next one. */
const lengthToJoin = { least: 3, most: 5, joints: 2 }

/**
 * A step of the script, as a lesson: each new letter is seen and traced, and words are read as soon as all of their letters
 * are known; then letters and words are found by ear, the rest is read, words are written, and signs and a text are read. The
 * number and kinds of its parts depend on the material alone, so that a learner finds the same place again, on another device
 * too.
 */
export function scriptLesson(material: ScriptMaterial): readonly ScriptLessonStep[] {
  const { letters, known, words, rules, signs, text, questions, itemOfLetter } = material
  const drawn = letters.filter((letter) => letter === 'آ' || itemOfLetter.has(letter))
  const steps: ScriptLessonStep[] = []
  const read = new Set<number>()
  const explained = new Set<number>()

  const readWords = (seen: ReadonlySet<string>, count: number) => {
    const readable = [...words.keys()].filter(
      (at) => !read.has(at) && isReadable(words[at]?.farsi ?? '', seen),
    )
    for (const at of readable.slice(0, Math.min(count, wordsToRead - read.size))) {
      read.add(at)
      steps.push(reading(at, seen, material))
    }
  }
  const explain = (seen: ReadonlySet<string> | null) => {
    for (const [at, { examples }] of rules.entries()) {
      const isClear = seen === null || examples.every(({ farsi }) => isReadable(farsi, seen))
      if (explained.has(at) || !isClear) continue
      explained.add(at)
      steps.push({ kind: 'rule', rule: at })
    }
  }

  const seen = new Set(known)
  for (const letter of drawn) {
    seen.add(letter)
    steps.push({ kind: 'letter', letter }, { kind: 'trace', letter })
    explain(seen)
    readWords(seen, wordsAfterLetter)
  }
  if (letters.some((sign) => digit.test(sign))) steps.push({ kind: 'digits' })
  explain(null)
  if (drawn.length === 0) {
    const repeated = spread(lettersToRepeat, 2)
    steps.push(...repeated.map((letter) => ({ kind: 'trace', letter }) as const))
  }
  steps.push(...findings(drawn, material))
  readWords(new Set([...known, ...letters]), wordsToRead)
  steps.push(...writings(material))
  for (const [at, { id }] of signs.entries()) {
    const others = [...signs.keys()].filter((other) => other !== at).slice(0, wrongChoices.signs)
    steps.push({ kind: 'sign', sign: at, others, card: cardOf(id) })
  }
  if (text.length > 0) steps.push({ kind: 'text' })
  for (const at of questions.keys())
    steps.push({ kind: 'question', question: at, card: cardOf(`script-question-${at + 1}`) })
  return steps
}

const cardOf = (item: string): CardId => ({ language: 'fa', item, skill: 'recognise' })

/** The wrong sounds are those of words that can be read already, if there are enough. */
function reading(word: number, seen: ReadonlySet<string>, { words }: ScriptMaterial): AskedStep {
  const isKnown = ({ farsi }: ScriptWordMaterial) => isReadable(farsi, seen)
  const others = wordsLike(word, words, 'transliteration', wrongChoices.words, isKnown)
  return { kind: 'read', word, others, card: cardOf(words[word]?.id ?? '') }
}

/**
 * New letters, and two of earlier steps that this learner mixes up, are found by ear; they have names. Then letters are found
 * in words, and words by ear.
 */
function findings(
  letters: readonly string[],
  { known, mixedUp, words, itemOfLetter }: ScriptMaterial,
): AskedStep[] {
  const named = (letter: string) => itemOfLetter.has(letter)
  const among = [...known, ...letters].filter(named)
  const before = known.filter(named)
  const weakFirst = [...mixedUp.filter((letter) => before.includes(letter)), ...before.toReversed()]
  const hasLetters = letters.length > 0
  const again = hasLetters ? [...new Set(weakFirst)].slice(0, lettersToFindAgain) : []
  return [
    ...[...letters, ...again].flatMap((letter): AskedStep[] => {
      const item = itemOfLetter.get(letter)
      if (item === undefined) return []
      const others = confusedWith(letter, { among, mixedUp }, wrongChoices.letters)
      return [{ kind: 'find-letter', letter, others, card: cardOf(item) }]
    }),
    ...(hasLetters ? [...firstLetters(letters, among, words), ...joinings(words)] : []),
    ...spread([...words.keys()], hasLetters ? wordsToFind.withLetters : wordsToFind.alone).map(
      (word): AskedStep => ({
        kind: 'find-word',
        word,
        others: wordsLike(word, words, 'farsi', wrongChoices.words),
        card: cardOf(words[word]?.id ?? ''),
      }),
    ),
  ]
}

/** The wrong words begin with letters that are confused with this one, if there are such words. */
function firstLetters(
  letters: readonly string[],
  among: readonly string[],
  words: readonly ScriptWordMaterial[],
): AskedStep[] {
  const beginsWith = (letter: string) => words.findIndex(({ farsi }) => farsi.startsWith(letter))
  const found = letters.filter((letter) => consonant.test(letter) && beginsWith(letter) >= 0)
  return spread(found, firstLettersToFind).map((letter) => {
    const others = confusedWith(letter, { among, mixedUp: [] }, among.length)
    const word = beginsWith(letter)
    return {
      kind: 'find-first',
      letter,
      word,
      others: others
        .map(beginsWith)
        .filter((at) => at >= 0)
        .slice(0, wrongChoices.words),
      card: cardOf(words[word]?.id ?? ''),
    }
  })
}

/** Short words in which several letters join. */
function joinings(words: readonly ScriptWordMaterial[]): AskedStep[] {
  const joined = [...words.keys()].filter((at) => isWellJoined(words[at]?.farsi ?? ''))
  return spread(joined, wordsToJoin).map((word, at) => ({
    kind: 'join',
    shows: at % 2 === 0 ? 'letters' : 'word',
    word,
    others: wordsLike(word, words, 'farsi', wrongChoices.words),
    card: cardOf(words[word]?.id ?? ''),
  }))
}

/** The first half is put together from its letters, if there are several; the second one is typed. */
function writings({ words }: ScriptMaterial): AskedStep[] {
  const written = [...words.keys()].filter((at) => words[at]?.write).slice(0, wordsToWrite)
  return written.map((word, place) => ({
    kind: 'write',
    word,
    by: place < written.length / 2 && fitsTiles.test(words[word]?.farsi ?? '') ? 'tiles' : 'keyboard',
    card: { ...cardOf(words[word]?.id ?? ''), skill: 'produce' },
  }))
}

function isWellJoined(word: string): boolean {
  const { least, most, joints } = lengthToJoin
  const isShort = word.length >= least && word.length <= most && /^\p{L}+$/u.test(word)
  return isShort && [...word].slice(0, -1).filter(joinsLeft).length >= joints
}

function isReadable(text: string, seen: ReadonlySet<string>): boolean {
  return [...text].every((sign) => !/\p{L}/u.test(sign) || seen.has(sign))
}
