import type { Inflected } from '../forms/entry.ts'
import type { Language } from '../language.ts'
import type { Rule } from './rule.ts'

/** Notes that give the present of single verbs. */
const rulesOfPresent: Readonly<Record<Language, Readonly<Record<string, Rule>>>> = {
  de: {
    sein: 'de-sein',
    haben: 'de-haben',
    können: 'de-modal-verbs',
    müssen: 'de-modal-verbs',
    dürfen: 'de-modal-verbs',
    möchten: 'de-moechten',
    mögen: 'de-moegen',
    sollen: 'de-sollen',
    werden: 'de-werden',
    wissen: 'de-wissen',
    wollen: 'de-wollen',
  },
  fa: { بودن: 'fa-budan', داشتن: 'fa-dashtan' },
}

const rulesOfTenses: Readonly<Record<Language, Readonly<Record<string, Rule>>>> = {
  de: {
    imperative: 'de-imperative',
    participle: 'de-participle',
    plural: 'de-plural',
    feminine: 'de-feminine',
    comparative: 'de-comparison',
    superlative: 'de-comparison',
  },
  fa: {
    present: 'fa-present',
    past: 'fa-past',
    perfect: 'fa-perfect',
    future: 'fa-future',
    subjunctive: 'fa-subjunctive',
    imperative: 'fa-imperative',
    plural: 'fa-plural',
    comparative: 'fa-comparison',
    superlative: 'fa-comparison',
  },
}

/** The rule of the persons of a verb, or of the owners of a Persian noun. @param tense the features without the person. */
export function ruleOfPersons(language: Language, entry: Inflected, tense: string): Rule | undefined {
  if (language === 'fa') return ruleOfPersianPersons(entry, tense)
  if (tense === 'present') return ruleOfTense('de', entry, 'present') ?? 'de-persons'
  return ruleOfTense(language, entry, tense)
}

function ruleOfPersianPersons(entry: Inflected, tense: string): Rule | undefined {
  if (tense === 'possessive') return 'fa-possessive-endings'
  const verb = persianVerbOf(entry)
  if (verb === 'بودن' && tense === 'present negative') return 'fa-budan-negative'
  // «خسته‌ام» of «خسته», «گرسنه‌ام» of «گرسنه بودن».
  if (tense === 'copula' || (verb === 'بودن' && tense === 'present' && entry.farsi !== verb))
    return 'fa-budan-endings'
  // Other negated forms have the endings of the forms that are not negated.
  return ruleOfTense('fa', entry, tense.replace(' negative', ''))
}

/** The verb of «گرسنه بودن» and «دوست داشتن». «نگه داشتن» is no form of "to have": it takes «می». */
function persianVerbOf({ farsi, type }: Inflected): string {
  return type === 'verb' && farsi !== 'نگه داشتن' ? (farsi.split(' ').at(-1) ?? '') : farsi
}

/** The rule of a tense or another form. @param tense its features without the person. */
export function ruleOfTense(language: Language, entry: Inflected, tense: string): Rule | undefined {
  const verb = language === 'de' ? entry.german : persianVerbOf(entry)
  const isAuxiliary = language === 'de' && /^(?:sein|haben)$/u.test(verb) && entry.type === 'verb'
  if (isAuxiliary && tense === 'preterite') return 'de-war-hatte'
  const ofVerb = tense === 'present' && entry.type === 'verb' ? rulesOfPresent[language][verb] : undefined
  return ofVerb ?? rulesOfTenses[language][tense]
}
