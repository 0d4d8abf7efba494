import {
  defaultSettings,
  type History,
  type LearningCard,
  type LearningSettings,
  type Star,
} from '@pol/contract/operations/learning'
import type { Answer } from '@pol/learning/card'
import { checkedAnswers } from '@pol/learning/checked-answers'
import { paceOf } from '@pol/learning/pace'
import type { Allowance } from '@pol/learning/plan'
import { t } from '@pol/contract/text'
import { isLike } from './is-like.ts'
import type { Journal } from './opened-journal.ts'
import type { SettingChanges } from './learner-state.ts'
import type { Values } from './values.ts'

/** What the server has last said. */
export interface Known {
  readonly version: number
  readonly cards: readonly LearningCard[]
  readonly stars: readonly Star[]
  readonly settings: LearningSettings
  readonly restarted_at: string | null
  readonly history: History
  /** The version that the history belongs to. */
  readonly history_version: number
}

export interface StarChange {
  readonly item: string
  readonly isStarred: boolean
  readonly at: string
}

/** What the server has not received yet. */
export interface Waiting {
  readonly answers: readonly Answer[]
  /** One for each item at most. */
  readonly stars: readonly StarChange[]
  readonly settings: SettingChanges
}

export interface Stored {
  readonly known: Known
  readonly waiting: Waiting
  readonly allowance: Allowance | null
}

/** What the browser keeps of one learner. */
export interface Store {
  read(): Promise<Stored>
  /**
   * Takes in given changes and those of the journal, each once.
   * @returns what waits then, with what other tabs have added, and the answers that were taken in.
   */
  takeIn(
    given?: Partial<Waiting>,
  ): Promise<{ readonly waiting: Waiting; readonly answers: readonly Answer[] }>
  /** Replaces what the server has said, together with what no longer waits because of it. */
  receive(known: Known, change?: (waiting: Waiting) => Waiting): Promise<Waiting>
  settle(allowance: Allowance): Promise<void>
}

export const nothingKnown: Known = {
  version: 0,
  cards: [],
  stars: [],
  settings: defaultSettings,
  restarted_at: null,
  history: {
    days: [],
    recall: { fa: { asked: 0, recalled: 0 }, de: { asked: 0, recalled: 0 } },
    pace: paceOf([]),
  },
  history_version: -1,
}
export const nothingWaiting: Waiting = { answers: [], stars: [], settings: {} }

const language = 'fa'
const at = ''
const exampleCard: LearningCard = {
  language,
  item: '',
  skill: 'recognise',
  due: at,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  last: at,
  first: null,
  first_right: null,
  last_right: null,
  right_twice: false,
}
const exampleKnown: Known = {
  ...nothingKnown,
  cards: [exampleCard],
  stars: [{ item: '', at }],
  history: { ...nothingKnown.history, days: [{ day: '', answers: 0, ms: 0 }] },
}
const exampleStarChange: StarChange = { item: '', isStarred: true, at }
const exampleAllowance: Allowance = {
  language,
  day: 0,
  minutes: 0,
  new_a_day: null,
  items: 0,
  productions: 0,
}

/**
 * @param user whose data it is: the key of each value begins with it, so that other users of this browser do not see them.
 * @param tell is called with a sentence for the learner about what is damaged, once for each.
 */
export function openStore(
  values: Values,
  journal: Journal,
  user: string,
  tell: (sentence: string) => void,
): Store {
  const told = new Set<string>()
  const tellOnce = (sentence: string) => {
    if (told.has(sentence)) return
    told.add(sentence)
    tell(sentence)
  }
  const checked = <Value>(example: Value, value: unknown): Value | null => {
    if (value === undefined || isLike(value, example)) return value ?? null
    tellOnce(knownDamaged)
    return null
  }
  const checkedWaiting = (value: unknown): Waiting => {
    const { waiting, damaged } = undamaged(value)
    if (damaged > 0) tellOnce(waitingDamaged(damaged))
    return waiting
  }
  const keys = [`${user} known`, `${user} waiting`, `${user} allowance`] as const
  const [knownKey, waitingKey, allowanceKey] = keys
  const changeWaiting = async (
    change: (waiting: Waiting) => Waiting,
    others?: ReadonlyMap<string, unknown>,
  ): Promise<Waiting> => {
    let changed = nothingWaiting
    await values.change(waitingKey, (value) => (changed = change(checkedWaiting(value))), others)
    return changed
  }
  const read = async () => {
    const [storedKnown, storedWaiting, storedAllowance] = await values.read(keys)
    return {
      known: checked(exampleKnown, storedKnown) ?? nothingKnown,
      waiting: checkedWaiting(storedWaiting),
      allowance: checked(exampleAllowance, storedAllowance),
    }
  }
  return {
    read,
    async takeIn(given) {
      if (!given && journal.read().size === 0) return { waiting: (await read()).waiting, answers: [] }
      let entries: ReadonlyMap<string, unknown> = new Map()
      let changes: readonly Waiting[] = []
      const waiting = await changeWaiting((waiting) => {
        // Only now: what another tab has taken in and sent meanwhile is no longer in the journal.
        entries = journal.read()
        changes = [...entries.values(), { ...given }].map((entry) => checkedWaiting(withAllParts(entry)))
        return changes.reduce(merged, waiting)
      })
      journal.remove(entries.keys())
      return { waiting, answers: changes.flatMap(({ answers }) => answers) }
    },
    receive: (received, change = (waiting) => waiting) =>
      changeWaiting(change, new Map([[knownKey, received]])),
    settle: (settled) => values.change(allowanceKey, () => settled),
  }
}

/** What waits, with changes that may be among it already. */
function merged(waiting: Waiting, changes: Waiting): Waiting {
  const ids = new Set(waiting.answers.map(({ id }) => id))
  const stars = new Map(waiting.stars.map((change) => [change.item, change]))
  for (const change of changes.stars) {
    const earlier = stars.get(change.item)
    if (!earlier || earlier.at < change.at) stars.set(change.item, change)
  }
  return {
    answers: [...waiting.answers, ...changes.answers.filter(({ id }) => !ids.has(id))],
    stars: [...stars.values()],
    settings: { ...waiting.settings, ...changes.settings },
  }
}

const withAllParts = (entry: unknown) => (typeof entry === 'object' ? { ...nothingWaiting, ...entry } : entry)

const knownDamaged = t(
  'Ihr Lernstand in diesem Browser war beschädigt. Er wird neu geladen, sobald eine Verbindung besteht.',
)

const waitingDamaged = (count: number) =>
  t(
    'Eine Änderung, die noch nicht gesendet war, war beschädigt und ist verloren.|{count} Änderungen, die noch nicht gesendet waren, waren beschädigt und sind verloren.',
    { count },
  )

interface Undamaged {
  readonly waiting: Waiting
  /** How many changes are damaged; one, if it cannot be told. */
  readonly damaged: number
}

/** Only what is damaged itself is dropped: there is no other copy of what waits. */
function undamaged(value: unknown): Undamaged {
  if (value === undefined) return { waiting: nothingWaiting, damaged: 0 }
  if (!isLike<Record<keyof Waiting, unknown>>(value, nothingWaiting))
    return { waiting: nothingWaiting, damaged: 1 }
  const given = value as {
    readonly [Part in keyof Waiting]: Part extends 'settings' ? object : readonly unknown[]
  }
  const { answers, refused } = checkedAnswers(given.answers)
  const stars = given.stars.filter((change) => isLike(change, exampleStarChange))
  const settings = Object.entries(given.settings).filter(([name, setting]) =>
    isLike(setting, { ...defaultSettings, learns: language }[name as keyof LearningSettings]),
  )
  const damaged =
    refused.length + given.stars.length - stars.length + Object.keys(given.settings).length - settings.length
  return { waiting: { answers, stars, settings: Object.fromEntries(settings) }, damaged }
}
