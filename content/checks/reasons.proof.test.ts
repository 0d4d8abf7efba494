import { describe, expect, test } from 'vitest'
import { fold } from '@pol/language/fold'
import { persons } from '@pol/language/forms/entry'
import { formsOf } from '@pol/language/forms/forms'
import { otherArticleOf } from '@pol/language/forms/other-article'
import { type Language, languages } from '@pol/language/language'
import { reasonOfLetters } from '@pol/language/reasons/letters'
import type { Reason } from '@pol/language/reasons/reason'
import { missingLettersOf } from '@pol/language/missing-letters'
import { possibleGaps } from '../src/course/gaps.ts'
import { isListOf } from '../test/claims.ts'
import { sentences } from '../test/sentences.ts'
import { course, entries, expectWhole, indexes, quotedIn, reasonIn } from '../test/reasons.ts'

const articles = ['der', 'die', 'das']
const nouns = entries.filter(
  ({ type, number, article }) => type === 'noun' && number !== 'plural' && article !== '',
)

describe('articles', () => {
  const genders: Readonly<Record<string, string>> = { männlich: 'der', weiblich: 'die', sächlich: 'das' }
  const given = nouns.flatMap((noun) =>
    articles
      .filter((article) => article !== noun.article && article !== otherArticleOf(noun))
      .map((chosen) => ({ noun, chosen, reason: reasonIn('de', { kind: 'article', noun, chosen }) })),
  )

  test('every wrong article has a reason, which names the right one or both', () => {
    const without = given.filter(({ reason }) => !reason)
    expect(without.map(({ noun }) => noun.german)).toEqual([])
    const wrong = given.filter(({ noun, reason }) => {
      const { article, german } = noun
      const second = otherArticleOf(noun)
      // "der oder das Liter", or a sign that names one of the two.
      const names = [`${article} ${german}`, `${article} oder ${second} ${german}`]
      const inPersian = [`${article} ${german}`, `${article} یا ${second} ${german}`]
      return (
        !names.some((name) => reason?.german.includes(name)) ||
        !inPersian.some((name) => reason?.persian.includes(name))
      )
    })
    expect(wrong.map(({ noun, reason }) => [noun.german, reason?.german])).toEqual([])
    expectWhole(given.map(({ reason }) => reason))
  })

  test('a gender that is named is the one of the article', () => {
    const wrong = given.filter(({ noun, reason }) => {
      const [, name = ''] =
        /(?:ist|sind|eine|die) (männlich|weiblich|sächlich)/u.exec(reason?.german ?? '') ?? []
      return name !== '' && genders[name] !== noun.article
    })
    expect(wrong.map(({ noun, reason }) => [noun.german, reason?.german])).toEqual([])
  })

  /** They end in the letters of a suffix, but do not have it. */
  const withoutSuffix = ['Drachen', 'Knochen', 'Kuchen', 'Recycling', 'Ursprung']

  test('a suffix that is named has no taught noun of another gender', () => {
    const named = new Map(
      given.flatMap(({ noun, reason }) => {
        const [, suffix = ''] = /„-(\p{L}+)“/u.exec(reason?.german ?? '') ?? []
        return suffix === '' ? [] : [[suffix, noun.article] as const]
      }),
    )
    const others = nouns.filter(({ german, article }) =>
      [...named].some(([suffix, gender]) => german.endsWith(suffix) && gender !== article),
    )
    const found = others.map(
      ({ german }) => withoutSuffix.find((word) => fold(german).endsWith(fold(word))) ?? german,
    )
    expect([...new Set(found)].toSorted()).toEqual(withoutSuffix)
    expect(named.size).toBeGreaterThanOrEqual(10)
  })

  test('the last word of a compound ends it and has its article', () => {
    const named = given.flatMap(({ noun, reason }) => {
      const [, article, last] = /Artikel: (\p{L}+) (\p{L}+), also/u.exec(reason?.german ?? '') ?? []
      return last === undefined ? [] : [{ noun, article, last }]
    })
    const wrong = named.filter(
      ({ noun, article, last }) =>
        !fold(noun.german).endsWith(fold(last)) ||
        !nouns.some(
          (other) => other.german === last && other.article === article && article === noun.article,
        ),
    )
    expect(wrong).toEqual([])
    expect(named.length).toBeGreaterThanOrEqual(1_000)
  })
})

const tenses: Readonly<Record<Language, readonly string[]>> = {
  de: ['present', 'preterite'],
  fa: ['present', 'past'],
}
/** The pronouns as reasons name them, in the order of the persons. */
const pronouns: Readonly<Record<Language, readonly string[]>> = {
  de: ['ich', 'du', 'er/sie/es', 'wir', 'ihr', 'sie/Sie'],
  fa: ['من', 'تو', 'او', 'ما', 'شما', 'آن‌ها'],
}

interface WrongPerson {
  readonly right: string
  readonly wrong: string
  readonly person: string
  /** The pronouns of all persons with the wrong form in this tense. */
  readonly named: readonly string[]
  readonly reason: Reason | null
}

/** For each singular form of a verb all forms of the same tense that belong to other persons. */
function wrongPersonsOf(language: Language, entry: (typeof entries)[number]): WrongPerson[] {
  const forms = formsOf(language, entry).filter(({ features }) => features.length === 2)
  return tenses[language].flatMap((tense) => {
    const inTense = forms.filter(({ features }) => features[1] === tense)
    const personsWith = (text: string) =>
      persons.filter((person) =>
        inTense.some((form) => form.features[0] === person && fold(form.text) === fold(text)),
      )
    return (['1s', '2s', '3s'] as const).flatMap((person) => {
      const right = inTense.find(({ features }) => features[0] === person)
      if (!right) return []
      const others = new Set(
        inTense.map(({ text }) => text).filter((text) => !personsWith(text).includes(person)),
      )
      return Array.from(others, (wrong): WrongPerson => {
        const named = personsWith(wrong).map((one) => pronouns[language][persons.indexOf(one)] ?? '')
        const mistake = { entry, asked: right.features, right: right.text, given: wrong }
        const reason = reasonIn(language, { kind: 'form', ...mistake })
        return { right: right.text, wrong, person, named, reason }
      })
    })
  })
}

describe.each(languages)('verbs (%s)', (language) => {
  const given = entries
    .filter(({ type }) => type === 'verb')
    .flatMap((entry) => wrongPersonsOf(language, entry))

  test('a reason names exactly the persons with the wrong form, and the one that was asked for', () => {
    const wrong = given.filter(({ right, wrong: text, person, named, reason }) => {
      if (!reason) return false
      const asked = pronouns[language][persons.findIndex((one) => one === person)] ?? ''
      return quotedIn(reason).join() !== [text, ...named, right, asked].join()
    })
    expect(wrong.slice(0, 10)).toEqual([])
    expectWhole(given.map(({ reason }) => reason))
  })

  test('nearly every form of another person has a reason', () => {
    const found = given.filter(({ reason }) => reason)
    expect(given.length).toBeGreaterThanOrEqual(15_000)
    expect(found.length / given.length).toBeGreaterThan(0.95)
  })
})

describe.each(languages)('gaps of the course (%s)', (language) => {
  test('nearly every wrong form has a reason, which names the right form', () => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    const given = possibleGaps(indexes, language, course)
      .flat()
      .flatMap((gap) => {
        const entry = byId.get(gap.entry)
        return entry
          ? gap.wrongForms.map((chosen) => ({
              gap,
              chosen,
              reason: reasonIn(language, { kind: 'gap', gap, entry, chosen }),
            }))
          : []
      })
    const wrong = given.filter(({ reason, gap }) => reason && !reason.german.includes(gap.answer))
    expect(wrong.map(({ gap, chosen, reason }) => [gap.german, gap.farsi, chosen, reason?.german])).toEqual(
      [],
    )
    // The build leaves out the others, such as the name "Neue Straße".
    expect(given.filter(({ reason }) => !reason).length / given.length).toBeLessThan(0.01)
    expectWhole(given.map(({ reason }) => reason))
  })
})

describe.each(languages)('written words (%s)', (language) => {
  const asked = entries.filter(({ level }) => level === 'A1')
  const textOf = (entry: (typeof entries)[number]) => (language === 'de' ? entry.german : entry.farsi)
  const meaningOf = ({ german, article, farsi }: (typeof entries)[number]) =>
    language === 'fa' ? `${article} ${german}`.trim() : farsi

  test('another word is told by a meaning that it has, and that was not asked for', () => {
    const given = asked.flatMap((entry, at) => {
      const other = asked[(at * 7 + 31) % asked.length]
      if (!other || fold(textOf(other)) === fold(textOf(entry))) return []
      const mistake = { entry, right: textOf(entry), given: textOf(other) }
      return { entry, other, reason: reasonIn(language, { kind: 'word', others: [], ...mistake }) }
    })
    const told = given.flatMap(({ entry, other, reason }) => {
      const [, word = '', meaning = ''] = /^„(.+)“ heißt „(.+)“\.$/u.exec(reason?.german ?? '') ?? []
      return word === '' ? [] : [{ entry, other, word, meaning }]
    })
    const wrong = told.filter(
      ({ entry, other, word, meaning }) =>
        !word.endsWith(textOf(other)) ||
        meaning === meaningOf(entry) ||
        !isListOf(meaning, new Set(entries.filter((one) => textOf(one) === textOf(other)).map(meaningOf))),
    )
    expect(wrong.map(({ entry, other, word, meaning }) => [entry.id, other.id, word, meaning])).toEqual([])
    expect(told.length / given.length).toBeGreaterThan(0.85)
    expectWhole(given.map(({ reason }) => reason))
  })
})

/** Without "der", "die" or "das", as letters are missing in it. */
describe.each(languages)('missing letters (%s)', (language) => {
  const asked = [
    ...entries.map((entry) => ({ entry, text: language === 'de' ? entry.german : entry.farsi })),
    ...sentences.map((sentence) => ({
      entry: null,
      text: language === 'de' ? sentence.german : sentence.farsi,
    })),
  ].filter((_, at) => at % 5 === 0)

  test('every wrong choice has a reason', () => {
    const given = asked.flatMap(({ entry, text }) =>
      missingLettersOf(text, language)
        .slice(0, 3)
        .flatMap((letters) =>
          letters.others.map((other) => {
            const pair = { right: text, given: letters.before + other + letters.after }
            const written = entry
              ? { kind: 'word' as const, entry, others: [], ...pair }
              : { kind: 'sentence' as const, transliteration: '', ...pair }
            return { ...pair, letters, reason: reasonIn(language, { kind: 'letters', letters, written }) }
          }),
        ),
    )
    const without = given.filter(({ reason }) => !reason)
    expect(without.map(({ right, given }) => [right, given])).toEqual([])
    const wrong = given.filter(({ right, reason, letters }) => {
      if (!reason || reason.german !== reasonOfLetters(letters).german) return false
      const word = quotedIn(reason).at(-1) ?? ''
      return !right.includes(word) || !word.includes(letters.missing)
    })
    expect(wrong).toEqual([])
    expectWhole(given.map(({ reason }) => reason))
    expect(given.length).toBeGreaterThanOrEqual(5_000)
  })
})

const alike = ['سصث', 'زذضظ', 'تط', 'هح', 'قغ']

test('a wrong letter of the same sound is told by the right one', () => {
  const given = entries.flatMap((entry) =>
    Array.from(entry.farsi).flatMap((letter, at) => {
      const group = alike.find((letters) => letters.includes(letter)) ?? ''
      return Array.from(group.replace(letter, ''), (wrong) => {
        const typed = entry.farsi.slice(0, at) + wrong + entry.farsi.slice(at + 1)
        const mistake = { entry, right: entry.farsi, given: typed }
        return { letter, wrong, reason: reasonIn('fa', { kind: 'word', others: [], ...mistake }) }
      })
    }),
  )
  const others = given.filter(({ letter, wrong, reason }) => {
    const quoted = reason ? quotedIn(reason) : []
    if (letter === 'ه' && quoted[0] === letter) return !quoted[1]?.endsWith(letter)
    return quoted[0] !== wrong || quoted[1] !== letter || quoted.at(-1) !== letter
  })
  // Some are another word, or another form: "سفر", "zero" with another letter.
  expect(others.length / given.length).toBeLessThan(0.02)
  expectWhole(given.map(({ reason }) => reason))
})
