import type { VerbForms } from '@pol/content/conjugation'
import { persons, type Person } from '../persian/conjugate.ts'
import { separablePrefix, strongVerbs, unseparablePrefix } from './strong-verbs.ts'

/** A German verb; the forms stand without a prefix that parts from them. */
export interface GermanVerb {
  readonly infinitive: string
  readonly prefix: string
  /** The persons in the order of the Persian ones; the last is that of sie and Sie. */
  readonly present: readonly string[]
  /** Of er, sie and es. */
  readonly preterite: string
  readonly participle: string
  readonly auxiliary: 'haben' | 'sein'
}

interface Row extends VerbForms {
  readonly german: string
}

/** A verb whose forms the material gives. */
export function taughtVerb(row: Row): GermanVerb {
  const [, prefix = ''] = row.ich.split(' ')
  const bare = (form: string) => form.split(' ')[0] ?? form
  return {
    infinitive: row.german,
    prefix,
    present: [row.ich, row.du, row.er, row.wir, row.ihr, row.sie].map(bare),
    preterite: bare(row.preterite),
    participle: row.participle,
    auxiliary: row.auxiliary,
  }
}

/** A verb of which only the infinitive is known: by its base, else as a regular one. */
export function derivedVerb(infinitive: string, known: ReadonlyMap<string, GermanVerb>): GermanVerb {
  const prefix = separablePrefix(infinitive)
  const simple = infinitive.slice(prefix.length)
  const unseparable = prefix === '' ? unseparablePrefix(simple) : ''
  const base =
    known.get(infinitive) ?? known.get(simple) ?? strong(simple) ?? derivedFrom(unseparable, simple, known)
  const { present, preterite, participle, auxiliary } = base ?? regular(simple)
  return { infinitive, prefix, present, preterite, participle: prefix + participle, auxiliary }
}

function derivedFrom(
  prefix: string,
  verb: string,
  known: ReadonlyMap<string, GermanVerb>,
): GermanVerb | undefined {
  const base = prefix && (known.get(verb.slice(prefix.length)) ?? strong(verb.slice(prefix.length)))
  if (!base || base.prefix !== '') return undefined
  return {
    ...base,
    infinitive: verb,
    present: base.present.map((form) => prefix + form),
    preterite: prefix + base.preterite,
    participle: prefix + base.participle.replace(/^ge/u, ''),
    auxiliary: 'haben',
  }
}

function strong(infinitive: string): GermanVerb | undefined {
  const forms = strongVerbs[infinitive]
  if (!forms) return undefined
  const [third = '', preterite = '', participle = '', auxiliary = 'haben'] = forms.split(' ')
  const { present } = regular(infinitive)
  const second = third.replace(/t$/u, '').replace(/(?<=[^sßz])$/u, 's') + 't'
  const isStemChanged = third !== present[2]
  const changed = present.map((form, person) =>
    person === 2 ? third : person === 1 && isStemChanged ? second : form,
  )
  return {
    infinitive,
    prefix: '',
    present: changed,
    preterite,
    participle,
    auxiliary: auxiliary === 'sein' ? 'sein' : 'haben',
  }
}

function regular(infinitive: string): GermanVerb {
  const stem = infinitive.replace(/e?n$/u, '')
  const e = /(?:[td]|[^lrhaeioumn][mn])$/u.test(stem) && !/[lr][mn]$/u.test(stem) ? 'e' : ''
  const second = /[sßzx]$/u.test(stem) ? 't' : `${e}st`
  const first = stem.endsWith('el') ? `${stem.slice(0, -2)}le` : `${stem}e`
  const ge = unseparablePrefix(infinitive) !== '' || infinitive.endsWith('ieren') ? '' : 'ge'
  return {
    infinitive,
    prefix: '',
    present: [first, stem + second, `${stem}${e}t`, infinitive, `${stem}${e}t`, infinitive],
    preterite: `${stem}${e}te`,
    participle: `${ge}${stem}${e}t`,
    auxiliary: 'haben',
  }
}

/** The preterite of all persons from that of er. */
export function preterite({ preterite: third }: GermanVerb): readonly string[] {
  return persons.map((person) => third + preteriteEnding(third, person))
}

function preteriteEnding(third: string, person: Person): string {
  if (person === 0 || person === 2) return ''
  if (third.endsWith('e')) return ['', 'st', '', 'n', 't', 'n'][person] ?? ''
  const e = /[tdsßz]$/u.test(third) ? 'e' : ''
  return ['', `${e}st`, '', 'en', `${/[td]$/u.test(third) ? 'e' : ''}t`, 'en'][person] ?? ''
}

/** Sieh, ruf, hab: what one says to a person one calls du. */
export function imperative({ infinitive, present, prefix }: GermanVerb): string {
  if (infinitive === 'sein' || infinitive === 'werden') return infinitive === 'sein' ? 'sei' : 'werde'
  const stem = infinitive.slice(prefix.length).replace(/e?n$/u, '')
  const second = present[1] ?? ''
  const changed = second.replace(/s?t$/u, '')
  if (/i/u.test(changed) && !/i/u.test(stem)) return changed.replace(/is$/u, 'iss').replace(/les$/u, 'lies')
  return /[td]$|[^lrhaeioumn][mn]$/u.test(stem) ? `${stem}e` : stem
}
