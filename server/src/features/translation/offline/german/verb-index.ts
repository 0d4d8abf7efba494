import { fold } from '@pol/content/fold'
import type { Verb } from '../lexicon.ts'
import { persons, type Person } from '../persian/conjugate.ts'
import { imperative, preterite, type GermanVerb } from './conjugate.ts'

/** Modal verbs are said by a word of their own in Persian, the other verb follows them. */
export type Modal = 'can' | 'must' | 'should' | 'want' | 'may' | 'like'

export type VerbForm =
  | 'present'
  | 'past'
  | 'infinitive'
  | 'zu-infinitive'
  | 'participle'
  | 'imperative'
  | 'wish'

/** A word read as a form of a verb. */
export interface VerbReading {
  readonly infinitive: string
  readonly form: VerbForm
  readonly persons: readonly Person[]
  /** Whether a prefix stands elsewhere in the clause. */
  readonly prefix: string
}

export const modals: Readonly<Record<string, Modal>> = {
  können: 'can',
  müssen: 'must',
  sollen: 'should',
  wollen: 'want',
  möchten: 'want',
  dürfen: 'may',
  mögen: 'like',
}

const untaught: readonly GermanVerb[] = [
  {
    infinitive: 'sollen',
    prefix: '',
    present: ['soll', 'sollst', 'soll', 'sollen', 'sollt', 'sollen'],
    preterite: 'sollte',
    participle: 'gesollt',
    auxiliary: 'haben',
  },
  {
    infinitive: 'möchten',
    prefix: '',
    present: ['möchte', 'möchtest', 'möchte', 'möchten', 'möchtet', 'möchten'],
    preterite: 'wollte',
    participle: 'gewollt',
    auxiliary: 'haben',
  },
]

/** Könnten, hätten, würden: the politeness is in لطفاً; Persian says the verb as it is. */
const wishes: Readonly<Record<string, string>> = {
  könnte: 'können',
  hätte: 'haben',
  würde: 'werden',
  wäre: 'sein',
  dürfte: 'dürfen',
}

export class GermanVerbIndex {
  private readonly readings = new Map<string, VerbReading[]>()
  private readonly indexed = new Set<string>()

  constructor(verbs: readonly Verb[]) {
    for (const verb of [...verbs.map(({ german }) => german), ...untaught]) this.add(verb)
    for (const [form, infinitive] of Object.entries(wishes))
      for (const [person, text] of preterite({ preterite: form } as GermanVerb).entries())
        this.read(text, infinitive, 'wish', person === 5 ? [4, 5] : [person as Person], '')
  }

  of(key: string): readonly VerbReading[] {
    return this.readings.get(key) ?? []
  }

  private add(verb: GermanVerb): void {
    const { infinitive, prefix } = verb
    if (this.indexed.has(infinitive)) return
    this.indexed.add(infinitive)
    const past = preterite(verb)
    for (const person of persons) {
      this.readFinite(verb.present[person] ?? '', verb, 'present', person)
      this.readFinite(past[person] ?? '', verb, 'past', person)
    }
    this.readFinite(verb.present[0] ?? '', verb, 'present', 0)
    if (!modals[infinitive]) this.readFinite(imperative(verb), verb, 'imperative', 1)
    this.read(infinitive, infinitive, 'infinitive', persons, '')
    if (prefix !== '')
      this.read(`${prefix}zu${infinitive.slice(prefix.length)}`, infinitive, 'zu-infinitive', persons, '')
    this.read(verb.participle, infinitive, 'participle', persons, '')
  }

  private readFinite(text: string, { infinitive, prefix }: GermanVerb, form: VerbForm, person: Person): void {
    this.read(text, infinitive, form, [person], prefix)
    if (prefix !== '') this.read(prefix + text, infinitive, form, [person], '')
    const isLast = person === 5 && form !== 'imperative'
    if (isLast) this.read(text, infinitive, form, [4], prefix)
  }

  private read(
    text: string,
    infinitive: string,
    form: VerbForm,
    of: readonly Person[],
    prefix: string,
  ): void {
    const key = fold(text)
    const readings = this.readings.get(key) ?? []
    const same = readings.find(
      (it) => it.infinitive === infinitive && it.form === form && it.prefix === prefix,
    )
    if (same) readings[readings.indexOf(same)] = { ...same, persons: [...same.persons, ...of] }
    else readings.push({ infinitive, form, persons: of, prefix })
    this.readings.set(key, readings)
  }
}
