import { isPersonName } from './person-names.ts'
import { swapped } from './swapped.ts'

type Words = readonly string[]

/** Unlike nouns, these take no ezafe here, so that it is certain where they end. */
const pronoun = /^(?:من|تو|او|ما|شما|آن‌ها|این‌ها)$/u
const relative = /^(?:پدر|مادر|برادر|خواهر|پسر|دختر|شوهر|همسر|دوست)(?:م|ت|ش|مان|تان|شان)$/u
const day = /^(?:امروز|فردا|دیروز|امشب|دیشب|پس‌فردا|پریروز|الان|حالا|امسال|پارسال)$/u
const partOfDay = /^(?:صبح|ظهر|عصر|شب|بعدازظهر)$/u
const repeated = /^(?:روز|شب|صبح|هفته|ماه|سال)$/u
const please = 'لطفاً'

const weekday = /^(?:شنبه|یکشنبه|دوشنبه|سه‌شنبه|چهارشنبه|پنج‌شنبه|پنجشنبه|جمعه)(?:‌?ها)?$/u
const repeatedly = /^(?:شب‌ها|صبح‌ها|ظهرها|عصرها)$/u
const hour = /^(?:یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه|نُه|ده|یازده|دوازده|چند|[۰-۹]{1,2})$/u
const part = /^(?:نیم|ربع)$/u

/** Number of words of the adverbial of time that begins at a position; 0 if there is none. */
export function timeAt(words: Words, at: number): number {
  const [first = '', second = '', third = '', fourth = ''] = words.slice(at, at + 4)
  if (first === 'هر' && repeated.test(second)) return 2
  if (first === 'ساعت' && hour.test(second)) return third === 'و' && part.test(fourth) ? 4 : 2
  if (/^(?:هفته‌ی|ماه|سال)$/u.test(first) && second === 'آینده') return 2
  if (weekday.test(first) || repeatedly.test(first)) return 1
  if (!day.test(first)) return 0
  return partOfDay.test(second) ? 2 : 1
}

/** A part of a clause that is certainly whole. */
interface Unit {
  readonly kind: 'subject' | 'time' | 'place' | 'modality'
  readonly length: number
}

/** The unit that begins at a position, with the هم behind it; null if none is certain. */
function unitAt(words: Words, at: number): Unit | null {
  const found = bareUnitAt(words, at)
  if (!found) return null
  const end = at + found.length
  const length = found.length + (words[end] === 'هم' ? 1 : 0)
  const next = words[at + length] ?? ''
  // «ما هر دو», but «من هر روز»
  const isCounted = counted.test(next) || (next === 'هر' && timeAt(words, at + length) === 0)
  const isPart = continues.test(next) || (found.kind === 'subject' && isCounted)
  return isPart ? null : { ...found, length }
}

function bareUnitAt(words: Words, at: number): Unit | null {
  const time = timeAt(words, at)
  const subject = subjectAt(words, at)
  if (time > 0) return { kind: 'time', length: time }
  if (subject > 0) return { kind: 'subject', length: subject }
  if (/^(?:اینجا|آنجا)$/u.test(words[at] ?? '')) return { kind: 'place', length: 1 }
  return words[at] === 'متأسفانه' ? { kind: 'modality', length: 1 } : null
}

/** Behind a part, these make more of it: «من و علی», «من را», «ساعت سه تا چهار». */
const continues = /^(?:را|و|یا|که|تا|خود.*|دیگر)$/u
/** «ما دو نفر», «ما همه», «ما ایرانی‌ها» */
const counted = /^(?:دو|سه|چهار|پنج|همه|همگی|.+ها)$/u

/** Number of words of the subject that begins at a position, as far as it is certain where it ends; otherwise 0. */
function subjectAt(words: Words, at: number): number {
  const word = words[at] ?? ''
  if (word === 'پدر' && words[at + 1] === 'و' && relative.test(words[at + 2] ?? '')) return 3
  // With the ezafe, «هوا» would be written with ی.
  return pronoun.test(word) || relative.test(word) || word === 'هوا' || isPersonName('fa', word) ? 1 : 0
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
  const [first = '', ...rest] = words
  if (joinPersian.test(first)) return joinedOrders(rest).map((order) => [first, ...order])
  return [...joinedOrders(words), ...aroundObject(words)]
}

const joinPersian = /^(?:و|ولی|اما|پس|چون)$/u

/** Those of clauses behind «ولی» as well. */
function joinedOrders(words: Words): Words[] {
  return [...unitOrders(words), ...identityOrders(words), ...pleaseOrders(words)]
}

/** امروز من کار می‌کنم, من امروز کار می‌کنم: neighbours at the beginning of a clause, of different kinds. */
function unitOrders(words: Words): Words[] {
  const orders: Words[] = []
  for (let at = 0; ;) {
    const unit = unitAt(words, at)
    const next = unit && unitAt(words, at + unit.length)
    if (!unit || !next) return orders
    const end = at + unit.length + next.length
    // «امروز دوشنبه است», «ساعت سه من هستم»: before the copula, the part may be what is said.
    const isSaid = end >= words.length || being.test(words[end] ?? '')
    if (unit.kind !== next.kind && !isSaid) orders.push(swapped(words, at, unit.length, next.length))
    at += unit.length
  }
}

const being = /^(?:است|نیست|بود|نبود|(?:هست|نیست|بود|نبود)(?:م|ی|یم|ید|ند))$/u
const copulaOf: Readonly<Record<string, string>> = { من: 'هستم', تو: 'هستی', ما: 'هستیم', شما: 'هستید' }

/**
 * «همسایه‌ی شما من هستم», «من همسایه‌ی شما هستم». The other way round only with a name: a noun before the pronoun could
 * belong to it by an unwritten ezafe.
 */
function identityOrders(words: Words): Words[] {
  const verb = words.at(-1) ?? ''
  const rest = words.slice(0, -1)
  const [first = '', second = '', third = ''] = rest
  const last = rest.at(-1) ?? ''
  if (rest.length > 1 && copulaOf[last] === verb && !rest.some((word) => tied.test(word)))
    return pronoun.test(first) ? [] : [[last, ...rest.slice(0, -1), verb]]
  if (rest.length === 2 && copulaOf[first] === verb && isPersonName('fa', second))
    return [[second, first, verb]]
  // «اسم من علی است»
  if (rest.length !== 3 || verb !== 'است') return []
  if (first === 'اسم' && pronoun.test(second) && isPersonName('fa', third))
    return [[third, first, second, verb]]
  return second === 'اسم' && isPersonName('fa', first) && pronoun.test(third)
    ? [[second, third, first, verb]]
    : []
}

/** Before the object: a second clause, a question word, or a verb on which the main verb depends. */
const tied = /^(?:و|که|ولی|اما|یا|باید|نباید|شاید|چرا|کی|کجا|چه|کدام|خب|بله|ن?می‌.+)$/u

/**
 * An adverbial before the object, or behind its را: فردا کتاب را می‌آورم, کتاب را فردا می‌آورم. The object begins the
 * clause, or follows the subject or the adverbial.
 */
function aroundObject(words: Words): Words[] {
  const mark = words.indexOf('را')
  if (mark < 1 || words.lastIndexOf('را') !== mark || mark + 1 >= words.length) return []
  if (words.slice(0, mark).some((word) => tied.test(word) || word === please)) return []
  const subject = unitAt(words, 0)
  const start = subject?.kind === 'subject' ? subject.length : 0
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
