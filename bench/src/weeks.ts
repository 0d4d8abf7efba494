import { join } from 'node:path'
import { createServer } from 'vite'
import { type Language, languages } from '@pol/language/language'
import { isMet, wasRight } from '@pol/learning/card'
import { type Leaders, leadersOf } from '@pol/learning/leaders'
import { canBeProduced } from '@pol/learning/plan'
import { learnedByStrength } from '@pol/learning/progress'
import { randomOf } from '@pol/learning/random'
import { targetOf } from '@pol/learning/item'
import { orderTask } from '@pol/learning/tasks/order'
import { tilesTask } from '@pol/learning/tasks/tiles'
import type { Answer } from '@pol/learning/values'
import { type Material, type SimulatedDay, simulate } from '../../learning/test/simulated-learner.ts'
import { loadItems } from '../../server/src/files.ts'
import { contentPlugin } from '../../web/build/content-plugin.ts'
import { questionMaker } from '../../web/src/ui/tasks/question-maker.ts'
import type { Catalogue } from '../../web/src/lib/learning/catalogue.ts'
import type { Section } from './report.ts'
import { repository } from './server.ts'

const days = 28
const minutes = 10
const rates = [0.85, 0.6]
const firstItems = 30
const zone = 'Europe/Berlin'
const names: Readonly<Record<Language, string>> = { fa: 'Persian', de: 'German' }
const typed: ReadonlySet<string | null> = new Set(['write', 'dictation', 'form'])

interface Content {
  readonly catalogue: Catalogue
  readonly leaders: Leaders
}

/** Four weeks of practice of a simulated learner with the content and the plan, rounds and tasks of the product. */
export async function simulateWeeks(): Promise<Section> {
  const content = { catalogue: await loadCatalogue(), leaders: leadersOf((await loadItems()).grouping) }
  const runs = languages.flatMap((language) => rates.map((right) => practise(language, right, content)))
  return {
    title: 'Weeks of practice',
    method:
      `A simulated learner practises ${minutes} minutes a day for ${days} days, with audio and without stars and chosen topics; each answer is right with the same probability, ` +
      'and a task takes a random time around 6 s (pairs 4 s a word, putting together 11 s, typing 14 s). One run each with a fixed seed, not medians. ' +
      'Due: cards at the beginning of the day. New: items shown for the first time. Steps: presentations, which are not among the tasks, and tasks. ' +
      'Sentences: tasks about a sentence. Typed: share of the answers that are written, heard and written, or a verb form. ' +
      `The table shows the state after ${days} days. Recognised: on two days, so that it can be produced. Produced: right at least once, typed or not.`,
    table: summaryOf(runs),
    parts: [
      ...languages.map((language) => firstOf(language, content)),
      ...runs.map(({ title, days }) => ({ title, table: tableOf(days) })),
    ],
  }
}

/** The catalogue of the web app; its content comes from a plugin of the build. */
async function loadCatalogue(): Promise<Catalogue> {
  const vite = await createServer({
    configFile: false,
    root: join(repository, 'web'),
    plugins: [contentPlugin()],
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  try {
    const module = await vite.ssrLoadModule('/src/lib/learning/catalogue.ts')
    const catalogue = await (module.loadCatalogue as () => Promise<Catalogue>)()
    const verbs = catalogue
      .taughtIn('de')
      .map(({ id }) => ({ language: 'de', item: id, skill: 'produce' }) as const)
    await catalogue.loadFormsFor(verbs)
    return catalogue
  } finally {
    await vite.close()
  }
}

function materialOf(language: Language, catalogue: Catalogue): Material {
  const gaps = { fa: new Map(), de: new Map() }
  return {
    language,
    candidates: (met) => catalogue.candidates(language, { stars: [], topics: [] }, met),
    taskOf(steps, ofRound, cards) {
      const maker = questionMaker({
        catalogue,
        gaps,
        exercises: new Map(),
        isForChildren: false,
        among: undefined,
        ofRound,
        cards: () => cards,
        parameters: () => [],
        canHear: () => true,
      })
      const { task } = maker.show(steps)
      if (!task || task.kind === 'exercise') throw new Error('The first step asks no item')
      return task
    },
  }
}

type Run = ReturnType<typeof practise>

function practise(language: Language, right: number, { catalogue, leaders }: Content) {
  const simulated = simulate({
    settings: { minutes, new_a_day: null },
    days,
    seed: 1,
    right,
    material: materialOf(language, catalogue),
  })
  const cards = [...simulated.cards.values()]
  const ofSkill = (skill: string) => cards.filter((card) => card.skill === skill)
  const isSentence = ({ item }: { item: string }) => catalogue.byId.get(item)?.kind === 'line'
  const cannotBeBuilt = (id: string) => {
    const item = catalogue.byId.get(id)
    const random = randomOf(id)
    return (
      item !== undefined && (tilesTask(item, language, random) ?? orderTask(item, language, random)) === null
    )
  }
  const units = catalogue.groups.units.flatMap((members, at) => {
    const items = leaders.itemsOf(language, members)
    const met = items.filter((item) => isMet(simulated.cards, { language, item }))
    return met.length === 0 ? [] : `Einheit ${at + 1}: ${met.length} of ${items.length}`
  })
  const { firm, strong } = learnedByStrength(simulated.cards, language)
  const written = simulated.answers.filter(({ task, grade }) => typed.has(task) && grade > 1)
  const figures: readonly (readonly [string, string | number])[] = [
    ['items met', ofSkill('recognise').length],
    ['items recognised', ofSkill('recognise').filter((card) => canBeProduced(card, zone)).length],
    ['items produced', ofSkill('produce').filter(wasRight).length],
    ['items typed', new Set(written.map(({ item }) => item)).size],
    ['cards firm or strong', firm + strong],
    ['sentences met', ofSkill('recognise').filter(isSentence).length],
    ['sentences produced', ofSkill('produce').filter((card) => wasRight(card) && isSentence(card)).length],
    ['first typed answer', firstTyped(simulated.days)],
    ['typed answers among those to produce, in the last week', typedInLastWeek(simulated.days)],
    ['items typed before they were put together', typedTooEarly(simulated.answers, cannotBeBuilt)],
    ['most answers to one item', mostAnswers(simulated.answers)],
    ['words of the course', units.join('<br>')],
  ]
  const title = `${names[language]}, ${Math.round(right * 100)} % right`
  const rows = simulated.days.map((day, at) => ({ ...day, day: at + 1, isSentence }))
  return { title, figures, days: rows }
}

function firstTyped(all: readonly SimulatedDay[]): string {
  const at = all.findIndex(({ steps }) => steps.some(({ task }) => typed.has(task)))
  return at < 0 ? 'none' : `day ${at + 1}`
}

function typedInLastWeek(all: readonly SimulatedDay[]): string {
  const asked = all.slice(-7).flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'ask'))
  const produced = asked.filter(({ cards }) => cards.some(({ skill }) => skill === 'produce'))
  const share = produced.filter(({ task }) => typed.has(task)).length / Math.max(1, produced.length)
  return `${Math.round(100 * share)} %`
}

const built: ReadonlySet<string> = new Set(['tiles', 'order', 'gap'])

/**
 * Number of items that were typed without having been put together before: from tiles, parts or missing letters. Words
 * too short for that have been chosen.
 */
function typedTooEarly(answers: readonly Answer[], cannotBeBuilt: (item: string) => boolean): number {
  const prepared = new Set<string>()
  const early = new Set<string>()
  for (const { item, skill, task } of answers) {
    if (built.has(task) || (skill === 'produce' && task === 'choose' && cannotBeBuilt(item)))
      prepared.add(item)
    if (typed.has(task) && !prepared.has(item)) early.add(item)
  }
  return early.size
}

/** The most answers to one item. */
function mostAnswers(answers: readonly Answer[]): number {
  return Math.max(...[...Map.groupBy(answers, ({ item }) => item).values()].map(({ length }) => length))
}

function summaryOf(runs: readonly Run[]): string[][] {
  const rows = (runs[0]?.figures ?? []).map(([name], at) => [
    name,
    ...runs.map(({ figures }) => String(figures[at]?.[1] ?? '')),
  ])
  return [[`After ${days} days`, ...runs.map(({ title }) => title)], ...rows]
}

function firstOf(language: Language, { catalogue }: Content) {
  const candidates = catalogue.candidates(language, { stars: [], topics: [] }, new Set())
  const items = [...candidates].slice(0, firstItems).flatMap((id) => catalogue.byId.get(id) ?? [])
  const rows = items.map((item, at) => [String(at + 1), item.id, targetOf(item, language)])
  return { title: `The first items of ${names[language]}`, table: [['', 'Item', 'Text'], ...rows] }
}

function tableOf(all: Run['days']): string[][] {
  const rows = all.map(({ day, items, due, seconds, steps, isSentence }) => {
    const tasks = steps.filter(({ kind }) => kind === 'ask')
    const kinds = [...Map.groupBy(tasks, ({ task }) => task ?? '')].toSorted(
      ([, a], [, b]) => b.length - a.length,
    )
    const answers = (of: typeof tasks) => of.flatMap(({ cards }) => cards)
    const typedAnswers = answers(tasks.filter(({ task }) => typed.has(task))).length
    return [
      String(day),
      String(items),
      String(due),
      (seconds / 60).toFixed(1),
      String(steps.length),
      kinds.map(([kind, { length }]) => `${kind} ${length}`).join(', '),
      String(answers(tasks).filter(isSentence).length),
      `${Math.round((100 * typedAnswers) / Math.max(1, answers(tasks).length))} %`,
    ]
  })
  return [['Day', 'New', 'Due', 'Minutes', 'Steps', 'Tasks', 'Sentences', 'Typed'], ...rows]
}
