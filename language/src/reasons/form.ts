import { fold } from '../fold.ts'
import { type Features, type Inflected, persons } from '../forms/entry.ts'
import { formsOf } from '../forms/forms.ts'
import { isPerson, type Person, wordForms } from '../gaps/persons.ts'
import type { Language } from '../language.ts'
import { nameOfTense, ownerOf, plural, pronounOf, singular, type Term } from './form-names.ts'
import { ruleOfPersons, ruleOfTense } from './rules-of-forms.ts'
import { misspeltGermanVerb } from './german-verb.ts'
import { misspeltPersianVerb } from './persian-verb.ts'
import { listed, listedInPersian, quoted, quotedInPersian, type Reason } from './reason.ts'

/** A form that was asked for, and the one that was given instead. */
export interface WrongForm {
  readonly language: Language
  readonly entry: Inflected
  readonly right: string
  /** The features that were asked for; without them, all that the right form has. */
  readonly asked?: Features | undefined
  readonly given: string
}

/**
 * Why a form is wrong: it belongs to another person, is another form of the word, or breaks a rule of its verb. Null if
 * none of these is certain.
 */
export function reasonOfForm(wrong: WrongForm): Reason | null {
  const { language, entry, right, asked } = wrong
  const given = withoutPronoun(wrong)
  const ofGiven = readingsOf(language, entry, given)
  const ofRight = asked ? [asked] : readingsOf(language, entry, right)
  if (fold(given) === fold(right) || ofRight.length === 0) return null
  const isSame = ofGiven.some((features) => ofRight.some((one) => one.join() === features.join()))
  if (ofGiven.length > 0 && !isSame) {
    const shown = { ...wrong, given }
    return (
      ofOtherPerson(shown, ofGiven, ofRight) ??
      ofOwnerOfOne(shown, ofGiven, ofRight) ??
      ofOtherTense(shown, ofGiven, ofRight)
    )
  }
  if (entry.type !== 'verb' || isWithObject(language, entry, given)) return null
  const misspelt = language === 'de' ? misspeltGermanVerb : misspeltPersianVerb
  for (const features of ofRight) {
    const reason = misspelt({ entry, right, asked: features, given })
    if (reason) return reason
  }
  return null
}

const pronouns: Readonly<Record<Language, RegExp>> = {
  de: /^(?:ich|du|er|sie|es|wir|ihr) (?=\S)/iu,
  fa: /^(?:من|تو|او|ما|شما|آن‌ها) (?=\S)/u,
}

/** "er geht" and "gehe mich" show the verb alone; the pronoun of "شما گفتن" belongs to it. */
function withoutPronoun({ language, entry, given }: WrongForm): string {
  const isPart = language === 'fa' && pronouns.fa.test(entry.farsi)
  const verb = isPart ? given : given.replace(pronouns[language], '')
  return entry.german.startsWith('sich ') ? verb.replace(/ (?:mich|dich|sich|uns|euch)(?= |$)/u, '') : verb
}

/** What a text may be as a form of an entry; spoken forms only if it is no written one. Objects are not asked for. */
function readingsOf(language: Language, entry: Inflected, text: string): readonly Features[] {
  const forms = text.includes(' ') ? formsOf(language, entry) : wordForms(language, entry)
  const key = fold(text)
  const readings = forms
    .filter((form) => !form.features.includes('object') && fold(form.text) === key)
    .map(({ features }) => features)
  const written = readings.filter((features) => !features.includes('spoken'))
  return written.length > 0 ? written : readings
}

/** "می‌خوردت" is a form, too: "he ate you". */
function isWithObject(language: Language, entry: Inflected, text: string): boolean {
  const key = fold(text)
  return wordForms(language, entry).some(
    (form) => form.features.includes('object') && fold(form.text) === key,
  )
}

const withoutPerson = (features: Features) => features.filter((feature) => !isPerson(feature)).join(' ')

/** "„gehe“ gehört zu „ich“, „geht“ zu „er/sie/es“." */
function ofOtherPerson(
  { language, entry, right, given }: WrongForm,
  ofGiven: readonly Features[],
  ofRight: readonly Features[],
): Reason | null {
  for (const features of ofRight) {
    const tense = withoutPerson(features)
    // An order is given to a person, but names none.
    if (!features.some(isPerson) || features.includes('imperative')) continue
    const personsIn = (all: readonly Features[]) => {
      const found = new Set(
        all.filter((one) => withoutPerson(one) === tense).flatMap((one) => one.filter(isPerson)),
      )
      return persons.filter((person) => found.has(person))
    }
    const [theirs, ours] = [personsIn(ofGiven), personsIn(ofRight)]
    if (theirs.length === 0 || theirs.some((person) => ours.includes(person))) continue
    const reason = features.includes('possessive')
      ? ofOwners(given, right, theirs, ours)
      : ofPersons(given, right, theirs.map(nameIn(language)), ours.map(nameIn(language)))
    return { ...reason, rule: ruleOfPersons(language, entry, tense) }
  }
  return null
}

const nameIn = (language: Language) => (person: Person) => pronounOf(language, person)

function ofPersons(given: string, right: string, theirs: readonly Term[], ours: readonly Term[]): Reason {
  return {
    german: `${quoted(given)} gehört zu ${german(theirs)}, ${quoted(right)} zu ${german(ours)}.`,
    persian: `${quotedInPersian(given)} شکلِ ${persian(theirs)} است و ${quotedInPersian(right)} شکلِ ${persian(ours)}.`,
  }
}

/** "In „دوستم“ steckt „من“ (mein), in „دوستت“ „تو“ (dein)." */
function ofOwners(given: string, right: string, theirs: readonly Person[], ours: readonly Person[]): Reason {
  return {
    german: `In ${quoted(given)} steckt ${german(theirs.map(ownerOf))}, in ${quoted(right)} ${german(ours.map(ownerOf))}.`,
    persian: `ضمیرِ آخرِ ${quotedInPersian(given)} به ${persian(theirs.map(ownerOf))} برمی‌گردد و ضمیرِ آخرِ ${quotedInPersian(right)} به ${persian(ours.map(ownerOf))}.`,
  }
}

/** "خواهرم" for "خواهر", or the other way round. */
function ofOwnerOfOne(
  { right, given }: WrongForm,
  ofGiven: readonly Features[],
  ofRight: readonly Features[],
): Reason | null {
  const ownersIn = (all: readonly Features[]) =>
    all.every((features) => features.includes('possessive'))
      ? new Set(all.flatMap((one) => one.filter(isPerson)))
      : null
  const [theirs, ours] = [ownersIn(ofGiven), ownersIn(ofRight)]
  const isBare = (all: readonly Features[]) => all.some((features) => features.length === 0)
  const rule = 'fa-possessive-endings'
  if (theirs && isBare(ofRight)) {
    const owners = [...theirs].map(ownerOf)
    return {
      german: `In ${quoted(given)} steckt ${german(owners)}; gefragt ist ${quoted(right)}.`,
      persian: `در آخرِ ${quotedInPersian(given)} ضمیر ${persian(owners)} آمده است؛ شکل درست ${quotedInPersian(right)} است.`,
      rule,
    }
  }
  if (!ours || !isBare(ofGiven)) return null
  const owners = [...ours].map(ownerOf)
  return {
    german: `Es fehlt die Endung für ${german(owners)}: ${quoted(right)}.`,
    persian: `ضمیر ${persian(owners)} در آخر کلمه جا افتاده است: ${quotedInPersian(right)}.`,
    rule,
  }
}

const german = (terms: readonly Term[]) =>
  listed(
    terms.map((term) => term.german),
    'und',
  )
const persian = (terms: readonly Term[]) =>
  listedInPersian(
    terms.map((term) => term.persian),
    'و',
  )

/** "„ging“ ist das Präteritum; gefragt ist das Präsens: „geht“." */
function ofOtherTense(
  { language, entry, right, given }: WrongForm,
  ofGiven: readonly Features[],
  ofRight: readonly Features[],
): Reason | null {
  const isNegative = (features: Features) => features.includes('negative')
  const rule = language === 'fa' ? 'fa-negation' : undefined
  if (ofGiven.every(isNegative) && !ofRight.some(isNegative))
    return {
      german: `${quoted(given)} ist verneint; gefragt ist ${quoted(right)}.`,
      persian: `${quotedInPersian(given)} منفی است؛ شکل درست ${quotedInPersian(right)} است.`,
      rule,
    }
  if (ofRight.every(isNegative) && !ofGiven.some(isNegative))
    return {
      german: `${quoted(given)} ist nicht verneint; gefragt ist ${quoted(right)}.`,
      persian: `${quotedInPersian(given)} منفی نیست؛ شکل درست ${quotedInPersian(right)} است.`,
      rule,
    }
  const names = (all: readonly Features[]) =>
    all.map((features) => nameOfTense(language, entry.type, features))
  // "Autos" is a plural; as a genitive it has no plain name.
  const theirs = names(ofGiven).find((name) => name !== null)
  const [ours] = names(ofRight)
  if (!theirs || !ours || names(ofRight).some((name) => name?.german === theirs.german)) return null
  const isPlural = theirs.german === plural.german
  const reason = reasonOfTerms(given, theirs, right, isPlural ? singular : ours)
  const tense = isPlural ? 'plural' : withoutPerson(ofRight[0] ?? [])
  return { ...reason, rule: ruleOfTense(language, entry, tense) }
}

/** "„Häuser“ ist der Plural; gefragt ist der Singular: „Haus“." */
export function reasonOfTerms(given: string, theirs: Term, right: string, ours: Term): Reason {
  return {
    german: `${quoted(given)} ist ${theirs.german}; gefragt ist ${ours.german}: ${quoted(right)}.`,
    persian: `${quotedInPersian(given)} ${theirs.persian} است؛ اینجا ${ours.persian} لازم است: ${quotedInPersian(right)}.`,
  }
}
