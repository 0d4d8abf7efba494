import { expect, test } from 'vitest'
import { countJourneys, type JourneyReport } from './journey-report.ts'

const report: JourneyReport = {
  suites: [
    {
      title: 'home.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
      suites: [
        {
          title: 'the menu',
          specs: [
            {
              title: 'opens',
              tests: [
                {
                  status: 'flaky',
                  results: [{ error: { message: '\u001B[31mno menu\u001B[39m\n  at Home' } }, {}],
                },
              ],
            },
            { title: 'closes', tests: [{ status: 'unexpected', results: [{ error: {} }] }] },
            { title: 'sings', tests: [{ status: 'skipped', results: [] }] },
          ],
        },
      ],
    },
  ],
}
const retried = 'home.spec.ts › the menu › opens'
const failed = 'home.spec.ts › the menu › closes'

test('a journey that passes only on a retry counts as failed, with the error of the first attempt', () => {
  expect(countJourneys(report, {})).toEqual({
    passed: 1,
    failures: [`${retried} (passed only on a retry): no menu at Home`, failed],
  })
})

test('a retried journey that is listed with a reason counts as passed', () => {
  const listed = { [retried]: 'the browser forgets the first click' }
  expect(countJourneys(report, listed)).toEqual({ passed: 2, failures: [failed] })
})
