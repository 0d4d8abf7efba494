import { swapped } from './swapped.ts'

type Words = readonly string[]

/** Unlike nouns, these take no ezafe here, so that it is certain where they end. */
const pronoun = /^(?:من|تو|او|ما|شما|آن‌ها|این‌ها)$/u
const relative = /^(?:پدر|مادر|برادر|خواهر|پسر|دختر|شوهر|همسر|دوست)(?:م|ت|ش|مان|تان|شان)$/u
const isSubject = (word = '') => pronoun.test(word) || relative.test(word)
const day = /^(?:امروز|فردا|دیروز|امشب|دیشب|پس‌فردا|پریروز|الان|حالا|امسال|پارسال)$/u
const partOfDay = /^(?:صبح|ظهر|عصر|شب|بعدازظهر)$/u
const repeated = /^(?:روز|شب|صبح|هفته|ماه|سال)$/u
const please = 'لطفاً'

/** Number of words of the adverbial of time that begins at a position; 0 if there is none. */
export function timeAt(words: Words, at: number): number {
  const [first = '', second = ''] = words.slice(at, at + 2)
  if (first === 'هر' && repeated.test(second)) return 2
  if (!day.test(first)) return 0
  return partOfDay.test(second) ? 2 : 1
}

/** "به من", "برای شما": a preposition with a pronoun, which ends it. */
function recipientAt(words: Words, at: number): number {
  const [first = '', second = ''] = words.slice(at, at + 2)
  return /^(?:به|برای)$/u.test(first) && pronoun.test(second) ? 2 : 0
}

/**
 * Orders of a clause that are one move away from the given one. The verb stays last. Where a time could be tied to the
 * word before by an unwritten ezafe (روزنامه‌ی امروز), it is not moved.
 */
export function persianClauseOrders(words: Words): Words[] {
  return [...timeAndSubject(words), ...aroundObject(words), ...pleaseOrders(words)]
}

/** امروز من کار می‌کنم, من امروز کار می‌کنم */
function timeAndSubject(words: Words): Words[] {
  const time = timeAt(words, 0)
  const isSubjectAt = (at: number) => isSubject(words[at]) && at + 1 < words.length && !isObject(words, at)
  if (time > 0) return isSubjectAt(time) ? [swapped(words, 0, time, 1)] : []
  const later = timeAt(words, 1)
  return isSubjectAt(0) && later > 0 && 1 + later < words.length ? [swapped(words, 0, 1, later)] : []
}

/** Before the object: a second clause, a question word, or a verb on which the main verb depends. */
const tied = /^(?:و|که|ولی|اما|یا|باید|نباید|شاید|چرا|کی|کجا|چه|کدام|خب|بله|ن?می‌.+)$/u
const isObject = (words: Words, at: number) => words[at + 1] === 'را'

/**
 * An adverbial before the object, or behind its را: فردا کتاب را می‌آورم, کتاب را فردا می‌آورم. The object begins the
 * clause, or follows the subject or the adverbial.
 */
function aroundObject(words: Words): Words[] {
  const mark = words.indexOf('را')
  if (mark < 1 || words.lastIndexOf('را') !== mark || mark + 1 >= words.length) return []
  if (words.slice(0, mark).some((word) => tied.test(word) || word === please)) return []
  const start = isSubject(words[0]) && !isObject(words, 0) ? 1 : 0
  const before = movableAt(words, start)
  if (before > 0 && start + before < mark) return [swapped(words, start, before, mark + 1 - start - before)]
  const after = movableAt(words, mark + 1)
  if (after === 0 || mark + 1 + after >= words.length) return []
  return [swapped(words, start, mark + 1 - start, after)]
}

function movableAt(words: Words, at: number): number {
  return timeAt(words, at) || recipientAt(words, at) || (/^(?:اینجا|آنجا)$/u.test(words[at] ?? '') ? 1 : 0)
}

/** لطفاً در را ببندید, در را لطفاً ببندید, در را ببندید لطفاً */
function pleaseOrders(words: Words): Words[] {
  const at = words.indexOf(please)
  if (at < 0 || words.length < 3 || words.lastIndexOf(please) !== at) return []
  const others = words.toSpliced(at, 1)
  const mark = others.indexOf('را') + 1
  if (at !== 0 && at !== others.length && at !== mark) return []
  if (others.some((word) => tied.test(word))) return []
  const places = [0, others.length, ...(mark > 1 && mark < others.length ? [mark] : [])]
  return places.map((place) => others.toSpliced(place, 0, please))
}
