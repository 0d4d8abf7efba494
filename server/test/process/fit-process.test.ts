import { describe, expect, test } from 'vitest'
import { defaultParameters } from '@pol/learning/memory'
import { answersOfForgetful } from '../../../learning/test/forgetful-learner.ts'
import { seed } from '../../../scripts/testing/seed.ts'
import { fitParameters } from '../../src/features/learning/fitting/fit-parameters.ts'
import { runFit } from '../../src/features/learning/fitting/run-fit.ts'
import { fitProgram, hangingFit, hungryFit } from '../paths.ts'

const w = defaultParameters.map((value, at) => (at < 4 ? value / 10 : value))
const answers = answersOfForgetful({ seed, w, answers: 2_000, newADay: 6 })
const generous = { ms: 60_000, mebibytes: 512 }

async function* inPieces() {
  for (let from = 0; from < answers.length; from += 500) yield answers.slice(from, from + 500)
}

const running = () => new AbortController().signal

describe('the process of a fit', () => {
  test('has the same result as the fit itself', async () => {
    const result = await runFit({ program: fitProgram, signal: running() }, inPieces(), [])
    expect(result).toEqual(await fitParameters(answers, []))
  })

  test('is ended when it takes too long', async () => {
    const limits = { ...generous, ms: 500 }
    const result = runFit({ program: hangingFit, signal: running(), limits }, inPieces(), [])
    await expect(result).rejects.toThrow('The fit ended (SIGKILL)')
  })

  test('ends when it needs too much memory', async () => {
    const limits = { ...generous, mebibytes: 60 }
    const result = runFit({ program: fitProgram, signal: running(), limits }, inPieces(), [])
    await expect(result).rejects.toThrow(/^The fit (needs more than 60 MiB|ended)/)
  })

  test('is ended when it needs too much memory, even if it does not return to its event loop', async () => {
    const limits = { ...generous, mebibytes: 150 }
    const result = runFit({ program: hungryFit, signal: running(), limits }, inPieces(), [])
    await expect(result).rejects.toThrow('The fit needs more than 150 MiB')
  })

  test('is ended with the server', async () => {
    const stopping = new AbortController()
    const result = runFit({ program: hangingFit, signal: stopping.signal }, inPieces(), [])
    stopping.abort()
    await expect(result).rejects.toThrow('aborted')
  })

  test('that does not exist fails', async () => {
    const result = runFit({ program: `${fitProgram}.missing`, signal: running() }, inPieces(), [])
    await expect(result).rejects.toThrow('The fit ended (1)')
  })
})
