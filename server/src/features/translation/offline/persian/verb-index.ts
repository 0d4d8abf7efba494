import { fold } from '@pol/content/fold'
import { conjugate, persianVerb, persons, tenses, type Person, type Tense } from './conjugate.ts'
import { presentStems } from './verb-stems.ts'

/** A word read as a form of a simple verb. */
export interface PersianVerbReading {
  readonly simple: string
  readonly preverb: string
  readonly tense: Tense
  readonly person: Person
  readonly isNegative: boolean
}

const prefixed = ['برداشتن', 'برگشتن', 'درآوردن']
const spoken: Readonly<Record<string, readonly [string, Person]>> = { است: ['بودن', 2], هست: ['بودن', 2] }

/** Finds the forms of all verbs; میروم, می‌روم and می روم are the same, for spaces are not looked at. */
export class PersianVerbIndex {
  private readonly readings = new Map<string, PersianVerbReading[]>()

  constructor() {
    for (const infinitive of [...Object.keys(presentStems), ...prefixed])
      for (const companion of ['', 'کار']) this.add(infinitive, companion)
    for (const [form, [simple, person]] of Object.entries(spoken))
      this.read(form, { simple, preverb: '', tense: 'present', person, isNegative: false })
  }

  of(key: string): readonly PersianVerbReading[] {
    return this.readings.get(key) ?? []
  }

  private add(infinitive: string, companion: string): void {
    const verb = { ...persianVerb(infinitive), companion }
    const { simple, preverb } = verb
    for (const tense of tenses)
      for (const person of persons)
        for (const isNegative of [false, true]) {
          if (tense === 'imperative' && person !== 1 && person !== 4) continue
          const form = conjugate(verb, tense, person, isNegative)
          this.read(form, { simple, preverb, tense, person, isNegative })
          const isLight = simple === 'شدن' || simple === 'کردن'
          if (isLight && tense === 'subjunctive' && !isNegative && !form.startsWith('ب'))
            this.read(`ب${form}`, { simple, preverb, tense, person, isNegative })
        }
    for (const isNegative of [false, true])
      this.read(conjugate(verb, 'perfect', 2, isNegative).split(' ')[0] ?? '', {
        simple,
        preverb,
        tense: 'perfect',
        person: 2,
        isNegative,
      })
  }

  private read(form: string, reading: PersianVerbReading): void {
    const key = fold(form).replaceAll(' ', '')
    const readings = this.readings.get(key) ?? []
    if (
      readings.some(
        (it) => it.simple === reading.simple && it.tense === reading.tense && it.person === reading.person,
      )
    )
      return
    this.readings.set(key, [...readings, reading])
  }
}
