import { timeAt } from './persian-orders.ts'

type Words = readonly string[]

interface Subject {
  /** The ending of a verb of its person. */
  readonly ending: RegExp
  /** The German subjects of the person. */
  readonly german: RegExp | null
}

/** «او» and «آن‌ها» are not added: German "er" and "sie" may be things, for which they are wrong. */
const subjects: Readonly<Record<string, Subject>> = {
  من: { ending: /م$/u, german: /^ich$/i },
  تو: { ending: /ی$/u, german: /^du$/i },
  او: { ending: /د$/u, german: null },
  ما: { ending: /یم$/u, german: /^wir$/i },
  شما: { ending: /ید$/u, german: /^(?:Sie|[Ii]hr)$/ },
  آن‌ها: { ending: /ند$/u, german: null },
}

/** Behind a subject, these make it the focus, a part of a group, an object, or a phrase such as «ما ایرانی‌ها». */
const keepsSubject = /^(?:هم|نیز|را|و|یا|که|خود.*|تنها.*|هر|همه|همگی|.+ها)$/u
/** «ما دو نفر» */
const counts = /^(?:دو|سه|چهار|پنج|هر)$/u
const prefixed = /^(?:ن?می\u200C.+|ن?خواه(?:م|ی|د|یم|ید|ند))$/u
const being = /^(?:هست|نیست|ن?بود|باش)(?:م|ی|یم|ید|ند)?$|^است$/u
const surelyVerb = /^(?:ن?می\u200C.+|(?:هست|نیست|ن?بود|ن?دار)(?:م|ی|یم|ید|ند))$/u
const joins = /^(?:و|که|اینکه|ولی|اما|یا|چون|اگر|وقتی|مگر|تا)$/u
/** Words before which a subject would not stand. */
const cannotFollow =
  /^(?:بنده|و|لطفاً|بله|آره|نه|خب|پس|سلام|ببخشید|مرسی|ممنون|معذرت|خواهش|هم|را|است|البته|حتماً|شاید|انگار|خیر)$/u

/** The verb that agrees with the subject of a clause: the first that is certain by its form, else the last word. */
function finiteVerb(words: Words): string {
  return words.find((word) => prefixed.test(word)) ?? words.at(-1) ?? ''
}

/** Index of a subject pronoun at the beginning of a clause or behind its time; -1 if there is none. */
function subjectAt(words: Words): number {
  const time = timeAt(words, 0)
  return [0, time].find((at) => Object.hasOwn(subjects, words[at] ?? '')) ?? -1
}

/**
 * The clauses of a text without their subject pronouns, or null if none can be left out. The ending of the verb shows
 * the person (Lazard, Grammar of Contemporary Persian: a subject pronoun is only needed for contrast or emphasis). A pronoun stays
 * in a contrast with another one, in focus («من هم»), and, of a third person, before a verb that could also be about a thing.
 */
export function withoutSubjects(clauses: readonly Words[]): Words[] | null {
  const pronouns = new Set(clauses.flatMap((words) => words.filter((word, at) => isSubject(words, word, at))))
  if (pronouns.size !== 1) return null
  const shorter = clauses.map((words, clause) => {
    const at = subjectAt(words)
    // «ممنون، خوبم. تو چطوری؟»: behind a clause about the speaker, "you" is a contrast.
    const isContrast = clause > 0 && /^(?:تو|شما)$/u.test(words[at] ?? '')
    return at >= 0 && !isContrast && isRedundant(words, at) ? words.toSpliced(at, 1) : words
  })
  return shorter.some((words, at) => words !== clauses[at]) ? shorter : null
}

/** Whether a pronoun may be a subject: it is not behind a preposition or a noun, as far as its place shows. */
function isSubject(words: Words, word: string, at: number): boolean {
  return (
    Object.hasOwn(subjects, word) &&
    (at === subjectAt(words) || joins.test(words[at - 1] ?? '') || prefixed.test(words[at - 1] ?? ''))
  )
}

function isRedundant(words: Words, at: number): boolean {
  const pronoun = words[at] ?? ''
  const rest = words.slice(at + 1)
  const [next = ''] = rest
  if (rest.length === 0 || keepsSubject.test(next) || being.test(next)) return false
  if (/^(?:ما|شما|آن\u200Cها)$/u.test(pronoun) && counts.test(next)) return false
  const verb = finiteVerb(rest)
  const isThird = pronoun === 'او' || pronoun === 'آن‌ها'
  if (isThird && !prefixed.test(verb)) return false
  return subjects[pronoun]?.ending.test(verb) ?? false
}

/**
 * The clauses of a text with the subject pronoun that its verb implies, or null if that is not certain.
 * @param german the subjects of the German text, such as "ich"; they confirm the person.
 */
export function withSubject(clauses: readonly Words[], german: readonly string[]): Words[] | null {
  const persons = Object.entries(subjects).filter(
    ([, { german: word }]) => word && german.some((text) => word.test(text)),
  )
  const [person] = persons
  if (persons.length !== 1 || !person) return null
  const [pronoun, subject] = person
  const isCompound = (word: string) => word !== 'و' && joins.test(word)
  if (clauses.flat().some((word) => Object.hasOwn(subjects, word) || isCompound(word))) return null
  const fitting = clauses.flatMap((words, at) => (surelyHasVerb(words, subject) ? at : []))
  const [at = -1] = fitting
  const words = clauses[at]
  if (fitting.length !== 1 || !words || cannotFollow.test(words[0] ?? '')) return null
  // In a second clause, the same subject would be repeated.
  if (clauses.slice(0, at).some((before) => before.some((word) => surelyVerb.test(word)))) return null
  return clauses.map((clause, index) => (index === at ? [pronoun, ...clause] : clause))
}

function surelyHasVerb(words: Words, { ending }: Subject): boolean {
  const verb = finiteVerb(words)
  // «نگه دارید» is an order.
  return surelyVerb.test(verb) && ending.test(verb) && !words.includes('نگه')
}
