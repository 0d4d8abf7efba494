import { goThrough } from '../support/lessons.ts'
import { learnerWith } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'

/** The twelfth unit has long sentences. */
for (const { width, height, lessons } of [
  { width: 390, height: 664, lessons: [5, 6] },
  { width: 360, height: 640, lessons: [2, 5, 6, 7] },
])
  for (const learns of ['fa', 'de'] as const)
    for (const lesson of lessons)
      test(`at ${width} × ${height} pixels, each step of lesson ${lesson} is seen as a whole by learners of: ${learns}`, async ({
        page,
        openSignedIn,
      }) => {
        test.slow(true, 'a lesson is gone through')
        await page.setViewportSize({ width, height })
        await openSignedIn(`/kurs/12/${lesson}`, await learnerWith([], { learns }))
        await goThrough(page, async () => {
          const screen = (await page.getByRole('main').innerText()).slice(0, 200)
          const below = () =>
            page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
          await expect.poll(below, { message: screen }).toBe(0)
        })
      })
