import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type SpeakerName, usualName } from '@pol/language/speakers'
import { dialogues } from '../src/course/dialogues.ts'
import { persons, speakerOf, strangers } from '../src/course/speakers.ts'
import { textLines } from '../src/course/texts.ts'
import { languageOf } from '../src/exams/shape.ts'
import { examLines } from '../src/exams/texts.ts'
import { readSpokenContent } from '../src/read.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const [turns, lines, ofExams] = await Promise.all([rowsOf(dialogues), rowsOf(textLines), rowsOf(examLines)])
const heardInExams = ofExams.filter(({ voice }) => voice !== '')

/** A line that is heard: the text in which it stands, who says it, and who speaks for this person. */
interface Heard {
  readonly text: string
  readonly person: string
  readonly speaker: SpeakerName
}

const heard: readonly Heard[] = [
  ...turns.map(({ unit, speaker }) => ({
    text: `dialogue of unit ${unit}`,
    person: speaker,
    speaker: persons[speaker],
  })),
  ...lines.flatMap(({ unit, text, speaker: person }) => {
    const speaker = speakerOf(person)
    return speaker ? [{ text: `unit ${unit}, ${text}`, person, speaker }] : []
  }),
  ...heardInExams.flatMap(({ exam, part, section, text, speaker_german, voice }) =>
    voice ? [{ text: `${exam}, ${part} ${section}.${text}`, person: speaker_german, speaker: voice }] : [],
  ),
]

/** The persons of each text, by their speakers. */
const personsBySpeaker = [...Map.groupBy(heard, ({ text }) => text)].flatMap(([text, said]) =>
  [...Map.groupBy(said, ({ speaker }) => speaker)].map(([speaker, of]) => ({
    text,
    speaker,
    persons: [...new Set(of.map(({ person }) => person))],
  })),
)

describe('who is heard in a dialogue, a text or a test', () => {
  test('never has the voice of somebody else who is heard there', () => {
    expect(new Set(heard.map(({ text }) => text)).size).toBeGreaterThan(150)
    expect(personsBySpeaker.filter((of) => of.persons.length > 1)).toEqual([])
  })

  test('has one voice in the whole text, and in the whole test', () => {
    const inOneWorld = (text: string) => text.split(',')[0] ?? ''
    const voices = Map.groupBy(heard, ({ text, person }) => `${inOneWorld(text)}: ${person}`)
    const changing = [...voices].filter(([, said]) => new Set(said.map(({ speaker }) => speaker)).size > 1)
    expect(changing.map(([who]) => who)).toEqual([])
  })

  test('has in a test the voice of the course, if it is a person of the course', () => {
    const others = heardInExams.filter(
      ({ speaker_german: name, voice }) => name in persons && persons[name as keyof typeof persons] !== voice,
    )
    expect(others.map(({ id }) => id)).toEqual([])
  })

  test('has the voice of a man or of a woman, as the name says', () => {
    const women =
      /^(?:Frau|Frau .*|Mutter|Kundin|Verkäuferin|Taxifahrerin|Anna|Lena|Leyla|Maria|Maryam|Mina|Sara)$/u
    const men =
      /^(?:Mann|Herr .*|Kunde|Verkäufer|Vermieter|Bäcker|Onkel|Ali|Amir|Farid|Karim|Lukas|Paul|Peter|Reza|Thomas)$/u
    const children = ['Jonas']
    /** Who may be a man or a woman. */
    const open = ['Ansage', 'Fahrgast', 'Praxis', 'Sprachschule']
    const isWrong = ({ person, speaker }: Heard) => {
      if (open.includes(person)) return false
      if (children.includes(person)) return !speaker.startsWith('child')
      if (women.test(person)) return !speaker.includes('woman')
      return !men.test(person) || speaker.includes('woman') || speaker.startsWith('child')
    }
    expect(heard.filter(isWrong)).toEqual([])
  })
})

test('docs/course.md lists who speaks how', async () => {
  const document = await readFile(new URL('../../docs/course.md', import.meta.url), 'utf8')
  const listed = [...document.matchAll(/^\| (\S.*?) \| `(\S+ \d)` \|/gmu)].map(([, person, speaker]) => [
    person,
    speaker,
  ])
  expect(listed).toEqual(Object.entries({ ...persons, ...strangers }))
})

describe('the clips that are kept for all', () => {
  test('are those of what each person says: in both languages, and Persian as it is spoken and written', async () => {
    const { german, persian, said } = await readSpokenContent(data, new Date(), await allRows())
    const isKept = (text: string, speaker: SpeakerName) =>
      (german.has(text) || persian.has(text)) &&
      (speaker === usualName || said.get(text)?.has(speaker) === true)
    const ofTurns = turns.flatMap(({ speaker, german, farsi, spoken }) =>
      [german, farsi, spoken || farsi].map((text) => ({ text, speaker: persons[speaker] })),
    )
    const ofTexts = lines.flatMap(({ speaker: person, german, farsi, spoken }) => {
      const speaker = speakerOf(person)
      return speaker ? [german, spoken || farsi].map((text) => ({ text, speaker })) : []
    })
    const ofTests = heardInExams.flatMap(({ exam, voice, german, farsi, spoken }) =>
      voice ? [{ text: languageOf(exam) === 'de' ? german : spoken || farsi, speaker: voice }] : [],
    )
    const all = [...ofTurns, ...ofTexts, ...ofTests]
    expect(all.length).toBeGreaterThan(1_500)
    expect(all.filter(({ text, speaker }) => !isKept(text, speaker))).toEqual([])
    // And no others: a speaker is kept only for what this speaker says.
    const wanted = new Set(all.map(({ text, speaker }) => `${speaker}: ${text}`))
    const more = [...said].flatMap(([text, names]) =>
      [...names].filter((name) => !wanted.has(`${name}: ${text}`)).map((name) => `${name}: ${text}`),
    )
    expect(more).toEqual([])
  })
})
