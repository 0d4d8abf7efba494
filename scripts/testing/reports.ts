import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Results of the tests in one file. */
export interface FileResult {
  /** Path relative to the root. */
  readonly file: string
  readonly passed: number
  readonly skipped: number
  /** Title and error of each failed test, one line each. */
  readonly failures: readonly string[]
  /** How long the tests of the file took together, without what was prepared for several files. */
  readonly seconds: number
}

/** The fields of Vitest's JSON report that are used here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    /** Milliseconds since 1970. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** A file has one result per project that includes it. */
export function resultsOfVitest({ testResults }: VitestReport, root: string): FileResult[] {
  return testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const failures = failed.map(({ fullName, failureMessages }) =>
      failureLine(`${file} › ${fullName}`, failureMessages[0]),
    )
    return {
      file,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      skipped: assertionResults.filter((test) => !['passed', 'failed'].includes(test.status)).length,
      // A file that could not be loaded failed without a failing test.
      failures: status === 'failed' && failures.length === 0 ? [failureLine(file, message)] : failures,
      seconds: (endTime - startTime) / 1000,
    }
  })
}

interface Suite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
}

/** The fields of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[]
}

/** @param folder the folder of the journeys, relative to the root. */
export function resultsOfPlaywright({ suites }: PlaywrightReport, folder: string): FileResult[] {
  return suites.map((suite) => {
    const tests = testsOf(suite)
    return {
      file: `${folder}/${suite.file}`,
      passed: tests.filter(({ status }) => status === 'expected').length,
      skipped: tests.filter(({ status }) => status === 'skipped').length,
      failures: tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ title, error }) => failureLine(title, error)),
      seconds: tests.reduce((total, { duration }) => total + duration, 0) / 1000,
    }
  })
}

interface JourneyResult {
  readonly title: string
  readonly status: string
  readonly error: string | undefined
  readonly duration: number
}

function testsOf(suite: Suite, above = ''): JourneyResult[] {
  const path = `${above}${suite.title} › `
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        title: path + title,
        status,
        error: results[0]?.error?.message,
        duration: results.reduce((total, { duration }) => total + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
  ]
}

const longestReason = 400

/** @param error the message of the test runner, with several lines and colours. */
function failureLine(title: string, error = ''): string {
  const reason = stripVTControlCharacters(error).replace(/\s+/g, ' ').trim().slice(0, longestReason)
  return reason ? `${title}: ${reason}` : title
}
