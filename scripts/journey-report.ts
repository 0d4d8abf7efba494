import { allowedRetries } from '../e2e/allowed-retries.ts'

export interface Tally {
  readonly passed: number
  /** The titles of the tests that failed. */
  readonly failures: readonly string[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[]
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
    .map(({ title, status }) => ({
      title: status === 'flaky' ? `${title} (passed only on a retry)` : title,
      hasPassed: status === 'expected' || (status === 'flaky' && title in listed),
    }))
  return {
    passed: results.filter(({ hasPassed }) => hasPassed).length,
    failures: results.filter(({ hasPassed }) => !hasPassed).map(({ title }) => title),
  }
}

function resultsOf(suite: Suite, above = ''): { title: string; status: string }[] {
  const path = `${above}${suite.title} › `
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title: path + title, status })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, path)),
  ]
}
