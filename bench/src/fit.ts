import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { defaultParameters } from '@pol/learning/memory'
import { deviationOf, type Recollection, recollectionsOf } from '@pol/learning/recall'
import type { Answer, MemoryParameters } from '@pol/learning/values'
import { answersOfForgetful } from '../../learning/test/forgetful-learner.ts'
import { runFit } from '../../server/src/features/learning/fitting/run-fit.ts'
import { childrenOf, residentMiB } from './memory.ts'
import type { Section } from './report.ts'
import { repository } from './server.ts'
import { repeat, spread } from './statistics.ts'

const program = join(repository, 'server/dist/fit-process.js')
const sizes = [500, 3_000, 30_000]
const runs = 3
const sampleEveryMs = 20

/** How fast simulated learners forget, as parameters of FSRS-6. */
const memories: Readonly<Record<string, number[]>> = {
  'as the defaults say': [...defaultParameters],
  'in a fifth of the time': defaultParameters.map((value, at) =>
    at < 4 ? value / 5 : at === 8 ? value - 0.6 : value,
  ),
  'in three times the time': defaultParameters.map((value, at) =>
    at < 4 ? value * 3 : at === 8 ? value + 0.4 : value,
  ),
}
const learners = 5
const newADay = 10
/** A learner is fitted after each so many answers, which are more than those of a week, and then asked as many again. */
const answersBetween = 1_000
const fits = 5
const answersMeasured = 2_000

/** Measures how long a fit takes, and how well cards are asked before and after it. */
export async function measureFit(): Promise<Section> {
  const costs: string[][] = []
  for (const size of sizes) {
    const answers = answersOfForgetful({ seed: 'cost', w: slow(), answers: size, newADay: 15 })
    const measured = await repeat(runs, () => timedFit(answers))
    costs.push([
      `fit to ${size.toLocaleString('en')} answers`,
      `${spread(
        measured.map(({ seconds }) => seconds),
        's',
        1,
      )}, ${spread(
        measured.map(({ mebibytes }) => mebibytes),
        'MiB',
      )}`,
      '',
      '',
    ])
  }
  const qualities: string[][] = []
  for (const [name, w] of Object.entries(memories)) {
    const seeds = Array.from({ length: learners }, (_, at) => `${name} ${at}`)
    const before = seeds.flatMap((seed) => measuredWith({ seed, w }, []))
    const after: Recollection[] = []
    let taken = 0
    for (const seed of seeds) {
      const parameters = await fittedOf({ seed, w })
      taken += parameters.length
      after.push(...measuredWith({ seed, w }, parameters))
    }
    qualities.push([`forgets ${name}, with the defaults`, ...figuresOf(before)])
    qualities.push([`forgets ${name}, fitted (${taken} of ${learners * fits} taken)`, ...figuresOf(after)])
  }
  return {
    title: 'Parameters of a memory',
    method:
      `The process that fits the parameters of one learner (\`server/dist/fit-process.js\`), ${runs} runs each: from its start to its end, ` +
      `and its resident memory, sampled every ${sampleEveryMs} ms. Below, ${learners} simulated learners of each kind ` +
      `(\`learning/test/forgetful-learner.ts\`, seeds "<kind> 0" to "<kind> ${learners - 1}"), who answer ${newADay} new cards a day and all due ones: fitted ${fits} times, ` +
      `after each ${answersBetween.toLocaleString('en')} answers, and asked by what was taken. The figures are those of the next ${answersMeasured.toLocaleString('en')} answers of each: ` +
      'the probability with which due cards were asked, the share that was known, the root mean square error of bins, and the log loss.',
    table: [
      ['Figure', 'Time and memory; asked at', 'known', 'RMSE of bins, log loss'],
      ...costs,
      ...qualities,
    ],
  }
}

const slow = () => memories['in a fifth of the time'] ?? []

async function* inPieces(answers: readonly Answer[]) {
  for (let from = 0; from < answers.length; from += 1_000) yield answers.slice(from, from + 1_000)
}

function fit(answers: readonly Answer[], held: readonly MemoryParameters[]) {
  return runFit({ program, signal: new AbortController().signal }, inPieces(answers), held)
}

async function timedFit(answers: readonly Answer[]) {
  const begun = performance.now()
  const ended = new AbortController()
  let mebibytes = 0
  const fitted = fit(answers, []).finally(() => ended.abort())
  while (!ended.signal.aborted) {
    try {
      for (const child of childrenOf(process.pid)) mebibytes = Math.max(mebibytes, residentMiB(child))
    } catch {
      // The process has just ended.
    }
    await setTimeout(sampleEveryMs)
  }
  await fitted
  return { seconds: (performance.now() - begun) / 1000, mebibytes }
}

interface Simulated {
  readonly seed: string
  readonly w: number[]
}

/** @returns the parameters that were taken. */
async function fittedOf({ seed, w }: Simulated): Promise<MemoryParameters[]> {
  const parameters: MemoryParameters[] = []
  const answers: Answer[] = []
  for (let times = 0; times < fits; times += 1) {
    answers.push(...next({ seed, w }, parameters, answers, answersBetween))
    const fitted = await fit(answers, parameters)
    const last = answers.at(-1)?.at ?? ''
    if (fitted) parameters.push({ at: new Date(Date.parse(last) + 1).toISOString(), w: [...fitted] })
  }
  return parameters
}

function next({ seed, w }: Simulated, planned: MemoryParameters[], after: Answer[], answers: number) {
  return answersOfForgetful({ seed, w, planned, after, answers, newADay })
}

/** The due cards among the answers after the last fit. */
function measuredWith({ seed, w }: Simulated, parameters: MemoryParameters[]): Recollection[] {
  const answers: Answer[] = []
  for (let times = 0; times < fits; times += 1)
    answers.push(...next({ seed, w }, parameters, answers, answersBetween))
  const measured = next({ seed, w }, parameters, answers, answersMeasured)
  const from = measured[0]?.at ?? ''
  return recollectionsOf([...answers, ...measured], { restarted_at: null, parameters }).filter(
    ({ answer, card }) => answer.at >= from && card.due <= answer.at,
  )
}

function figuresOf(recollections: readonly Recollection[]): string[] {
  const percent = (sum: number) => `${((100 * sum) / recollections.length).toFixed(1)} %`
  const expected = recollections.reduce((sum, { expected }) => sum + expected, 0)
  const known = recollections.filter(({ isRight }) => isRight).length
  const { rmseOfBins, logLoss } = deviationOf(recollections)
  return [percent(expected), percent(known), `${rmseOfBins.toFixed(3)}, ${logLoss.toFixed(3)}`]
}
