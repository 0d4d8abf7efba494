import { expect, test } from 'vitest'
import { resultsOfPlaywright, resultsOfVitest, type PlaywrightReport } from './reports.ts'

test('journeys are counted by file, with their seconds and with the title and the error of each that failed', () => {
  const report: PlaywrightReport = {
    suites: [
      {
        title: 'home.spec.ts',
        file: 'home.spec.ts',
        specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{ duration: 1500 }] }] }],
        suites: [
          {
            title: 'the menu',
            file: 'home.spec.ts',
            specs: [
              {
                title: 'opens',
                tests: [
                  {
                    status: 'unexpected',
                    results: [
                      { duration: 2000, error: { message: '\u001B[31mno menu\u001B[39m\n  at Home' } },
                    ],
                  },
                ],
              },
              { title: 'closes', tests: [{ status: 'unexpected', results: [{ duration: 500, error: {} }] }] },
              { title: 'sings', tests: [{ status: 'skipped', results: [] }] },
            ],
          },
        ],
      },
    ],
  }
  expect(resultsOfPlaywright(report, 'e2e/journeys')).toEqual([
    {
      file: 'e2e/journeys/home.spec.ts',
      passed: 1,
      skipped: 1,
      failures: ['home.spec.ts › the menu › opens: no menu at Home', 'home.spec.ts › the menu › closes'],
      seconds: 4,
    },
  ])
})

test('a file that could not be loaded counts as failed, with the reason', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'divides', failureMessages: ['by zero\n  at divide'] }
  const sums = { name: '/pol/sums.test.ts', startTime: 1000, endTime: 3500 }
  const broken = { name: '/pol/broken.test.ts', startTime: 3500, endTime: 3500 }
  const report = {
    testResults: [
      { ...sums, status: 'failed', message: '', assertionResults: [passed, failed] },
      { ...broken, status: 'failed', message: 'Unexpected token', assertionResults: [] },
    ],
  }
  expect(resultsOfVitest(report, '/pol')).toEqual([
    {
      file: 'sums.test.ts',
      passed: 1,
      skipped: 0,
      failures: ['sums.test.ts › divides: by zero at divide'],
      seconds: 2.5,
    },
    {
      file: 'broken.test.ts',
      passed: 0,
      skipped: 0,
      failures: ['broken.test.ts: Unexpected token'],
      seconds: 0,
    },
  ])
})
