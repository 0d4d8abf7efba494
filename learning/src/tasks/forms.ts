import { type Features, type Form, persons } from '@pol/language/forms/entry'
import { soundsOfForm } from '@pol/language/forms/persian-verb-sounds'
import type { Language } from '@pol/language/language'
import type { Rule } from '@pol/language/reasons/rule'
import type { SoundingAnswer } from '../grading.ts'
import type { Word } from '../item.ts'
import type { Card } from '../values.ts'
import { rightBeforeForms } from './ladder.ts'
import type { FormsOf, Typed } from './task.ts'

/** Forms that a rule of grammar explains, in the order in which they are asked. */
interface RuleForms {
  readonly rule: Rule
  readonly forms: readonly Features[]
  /** The only verbs of which they are asked; all, if missing. */
  readonly of?: readonly string[]
}

const present = persons.map((person): Features => [person, 'present'])

/**
 * The present comes first, then what the course teaches later. It teaches the preterite of two verbs only; of the others
 * it says the perfect.
 */
const asked: Readonly<Record<Language, readonly RuleForms[]>> = {
  de: [
    { rule: 'de-persons', forms: present },
    { rule: 'de-participle', forms: [['participle']] },
    {
      rule: 'de-war-hatte',
      forms: [
        ['1s', 'preterite'],
        ['3s', 'preterite'],
      ],
      of: ['sein', 'haben'],
    },
  ],
  fa: [
    { rule: 'fa-present', forms: present },
    { rule: 'fa-imperative', forms: [['2s', 'imperative']] },
    {
      rule: 'fa-past',
      forms: [
        ['1s', 'past'],
        ['3s', 'past'],
      ],
    },
  ],
}

const reflexive: Readonly<Record<string, string>> = {
  '1s': 'mich',
  '2s': 'dich',
  '3s': 'sich',
  '1p': 'uns',
  '2p': 'euch',
  '3p': 'sich',
}
const pronouns: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    '1s': ['ich'],
    '2s': ['du'],
    '3s': ['er', 'sie', 'es'],
    '1p': ['wir'],
    '2p': ['ihr'],
    '3p': ['sie', 'Sie'],
  },
  fa: { '1s': ['من'], '2s': ['تو'], '3s': ['او'], '1p': ['ما'], '2p': ['شما'], '3p': ['آن‌ها'] },
}
const soundsOfPronouns: Readonly<Record<string, string>> = {
  من: 'man',
  تو: 'to',
  او: 'u',
  ما: 'mâ',
  شما: 'shomâ',
  آن‌ها: 'ânhâ',
}

/** The gap for a form that is asked for, in the learned language: "er/sie …", for a participle "ich habe/bin …". */
export function gapOfForm(features: Features, language: Language): string {
  if (features.includes('imperative')) return '…!'
  if (features.includes('participle')) return 'ich habe/bin …'
  const [person = ''] = features
  return `${(pronouns[language][person] ?? []).slice(0, 2).join('/')} …`
}

interface AskedForm extends Typed {
  readonly features: Features
  readonly rule: Rule
}

const formsByWord: Readonly<Record<Language, WeakMap<Word, readonly AskedForm[]>>> = {
  de: new WeakMap(),
  fa: new WeakMap(),
}

/**
 * The form of a verb to ask for next: one after the other with each right answer, and the same again after a wrong one.
 * Spoken forms are accepted, too. Null if no form is taught yet.
 * @param rules the rules of grammar that the learner was taught.
 */
export function formToAsk(
  word: Word,
  language: Language,
  formsOf: FormsOf,
  rules: ReadonlySet<Rule>,
  card: Pick<Card, 'reps' | 'lapses'> | null,
): AskedForm | null {
  const taught = askedForms(word, language, formsOf).filter(({ rule }) => rules.has(rule))
  const right = card ? card.reps - card.lapses : 0
  // Between two forms, the verb is written.
  const turn = Math.max(0, Math.floor((right - rightBeforeForms) / 2))
  return taught[turn % taught.length] ?? null
}

function askedForms(word: Word, language: Language, formsOf: FormsOf): readonly AskedForm[] {
  const known = formsByWord[language].get(word)
  if (known) return known
  const forms = formsOf(language, word)
  const wanted = asked[language]
    .filter(({ of }) => of?.includes(word.german) ?? true)
    .flatMap(({ rule, forms }) => forms.map((features) => ({ rule, features })))
  const made = wanted.flatMap(({ rule, features }): AskedForm[] => {
    const fitting = forms.filter((form) => isForm(form.features, features))
    const answer = fitting[0]?.text
    if (answer === undefined) return []
    // "anrufe" is only correct at the end of a clause: "…, wenn ich anrufe".
    const alone = fitting.filter(({ text }) => answer.includes(' ') === text.includes(' '))
    const texts = alone.map(({ text }) => text)
    const [person = ''] = features
    const pronoun = reflexive[person]
    if (language === 'de' && word.german.startsWith('sich ') && pronoun)
      texts.push(...texts.map((text) => text.replace(/(?= |$)/, ` ${pronoun}`)))
    const withPronouns = texts.flatMap((text) =>
      (pronouns[language][person] ?? []).map((pronoun) => `${pronoun} ${text}`),
    )
    const accepted = [...new Set([...texts, ...withPronouns])]
    const sounds =
      language === 'fa' ? alone.flatMap((form) => sounding(word, form, pronouns.fa[person] ?? [])) : []
    return [{ rule, features, answer, accepted, sounds }]
  })
  formsByWord[language].set(word, made)
  return made
}

/** How a Persian form sounds, without and with its pronoun. */
function sounding(word: Word, form: Form, pronouns: readonly string[]): SoundingAnswer[] {
  return soundsOfForm(word, form).flatMap((transliteration) => [
    { text: form.text, transliteration },
    ...pronouns.map((pronoun) => ({
      text: `${pronoun} ${form.text}`,
      transliteration: `${soundsOfPronouns[pronoun]} ${transliteration}`,
    })),
  ])
}

function isForm(features: Features, wanted: Features): boolean {
  const written = features.filter((feature) => feature !== 'spoken')
  return written.length === wanted.length && wanted.every((feature) => features.includes(feature))
}
