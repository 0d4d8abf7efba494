import { stripVTControlCharacters } from 'node:util'
import { allowedRetries } from '../e2e/allowed-retries.ts'

export interface Tally {
  readonly passed: number
  /** Title and error of each test that failed, one line each. */
  readonly failures: readonly string[]
}

const longestReason = 400

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      /** One an attempt. */
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that is used here. */
export interface JourneyReport {
  readonly suites: readonly Suite[]
}

/** Counts journeys. One that passed only on a retry counts as failed, unless its title is listed with a reason. */
export function countJourneys(
  { suites }: JourneyReport,
  listed: Readonly<Record<string, string>> = allowedRetries,
): Tally {
  const results = suites
    .flatMap((suite) => resultsOf(suite))
    .filter(({ status }) => status !== 'skipped')
    .map(({ title, status, error }) => ({
      line: failureLine(status === 'flaky' ? `${title} (passed only on a retry)` : title, error),
      hasPassed: status === 'expected' || (status === 'flaky' && title in listed),
    }))
  return {
    passed: results.filter(({ hasPassed }) => hasPassed).length,
    failures: results.filter(({ hasPassed }) => !hasPassed).map(({ line }) => line),
  }
}

/** @param error as the test runner reports it, over several lines and with colours. */
export function failureLine(title: string, error = ''): string {
  const reason = stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, longestReason)
  return reason ? `${title}: ${reason}` : title
}

interface Result {
  readonly title: string
  readonly status: string
  /** Of the first attempt. */
  readonly error: string | undefined
}

function resultsOf(suite: Suite, above = ''): Result[] {
  const path = `${above}${suite.title} › `
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        title: path + title,
        status,
        error: results[0]?.error?.message,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, path)),
  ]
}
