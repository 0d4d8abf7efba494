import { persianVerb, type PersianVerb } from '../persian/conjugate.ts'
import { isPhrase } from './elements.ts'
import type { Roles } from './roles.ts'
import type { VerbGroup } from './verb-group.ts'
import { nounOf } from './write-preposition.ts'

interface Chosen {
  readonly verb: PersianVerb
  readonly holdsObject: boolean
}

const plain = (infinitive: string): Chosen => ({ verb: persianVerb(infinitive), holdsObject: false })

/** The Persian verb, where it depends on what it is said of. */
export function persianFor(group: VerbGroup, roles: Roles): Chosen {
  const { infinitive, verb, isPassive } = group
  const hasObject = roles.objects.length > 0
  const isTaught = verb !== undefined && verb.complement !== ''
  if (infinitive === 'kochen' && hasObject && !isTaught) return plain('پختن')
  if (infinitive === 'fahren' && !isTaught && roles.others.some((it) => isPhrase(it))) return plain('رفتن')
  if (infinitive === 'fahren' && roles.question?.key.startsWith('wo')) return plain('رفتن')
  if (infinitive === 'haben' && !isTaught) return plain('داشتن')
  if (infinitive === 'sein' && roles.question?.key === 'wie alt') return plain('داشتن')
  if (infinitive === 'können' && !group.modal && roles.objects.some((it) => nounOf(it) !== ''))
    return plain('بلد بودن')
  if (infinitive === 'machen' && roles.question?.key === 'was') return plain('کردن')
  if (infinitive === 'anfangen' && !hasObject && roles.subject?.head.kind === 'noun') return plain('شروع شدن')
  if (infinitive === 'nehmen' && roles.objects.some((it) => /^(?:Tablette|Medikament)$/u.test(nounOf(it))))
    return plain('خوردن')
  if (infinitive === 'geben' && roles.subject === undefined && !roles.receivers.length)
    return plain('وجود داشتن')
  if (!verb) return plain('کردن')
  if (isPassive && verb.persian.simple === 'کردن')
    return { verb: { ...verb.persian, simple: 'شدن' }, holdsObject: false }
  return { verb: verb.persian, holdsObject: verb.holdsObject }
}
