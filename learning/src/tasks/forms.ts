import type { Features, Form } from '@pol/language/forms/entry'
import { soundsOfForm } from '@pol/language/forms/persian-verb-sounds'
import { fold } from '@pol/language/fold'
import type { Language } from '@pol/language/language'
import type { SoundingAnswer } from '../grading.ts'
import type { Word } from '../item.ts'
import type { FormsOf, Typed } from './task.ts'

/** Tenses in order of usefulness: the most frequent first, then the past. */
const asked: Readonly<Record<Language, readonly Features[]>> = {
  de: [['3s', 'present'], ['1s', 'present'], ['2s', 'present'], ['participle'], ['3s', 'preterite']],
  fa: [
    ['1s', 'present'],
    ['3s', 'present'],
    ['2s', 'present'],
    ['1s', 'past'],
    ['2s', 'imperative'],
  ],
}

const reflexive: Readonly<Record<string, string>> = { '1s': 'mich', '2s': 'dich', '3s': 'sich' }
/** Accepted pronouns that are not asked for. */
const pronouns: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  de: { '1s': ['ich'], '2s': ['du'], '3s': ['er', 'sie', 'es'] },
  fa: { '1s': ['من'], '2s': ['تو'], '3s': ['او'] },
}
const soundsOfPronouns: Readonly<Record<string, string>> = { من: 'man', تو: 'to', او: 'u' }

interface AskedForm extends Typed {
  readonly features: Features
}

const formsByWord: Readonly<Record<Language, WeakMap<Word, readonly AskedForm[]>>> = {
  de: new WeakMap(),
  fa: new WeakMap(),
}

/** The forms of a verb that are asked for. Spoken forms are accepted, too. */
export function askedForms(word: Word, language: Language, formsOf: FormsOf): readonly AskedForm[] {
  const known = formsByWord[language].get(word)
  if (known) return known
  const forms = formsOf(language, word)
  const all = new Set(forms.map(({ text }) => fold(text)))
  const made = asked[language].flatMap((features): AskedForm[] => {
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
    return [{ features, answer, accepted, sounds, isOther: (folded) => all.has(folded) }]
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
