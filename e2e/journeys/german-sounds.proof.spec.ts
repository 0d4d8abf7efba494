import { germanLetters, sounds, soundWords } from '@pol/content/sounds'
import { readContent } from '../support/content.ts'
import { learnerNamed, learnerWith } from '../support/practice.ts'
import { recordRequestedTexts } from '../support/sound.ts'
import { expect, expectClip, expectPersianMarked, test } from '../support/test.ts'

const sections = await readContent(sounds)
const letters = await readContent(germanLetters)
const words = await readContent(soundWords)
const paired = words.filter(({ pair }) => pair)

test('a learner finds the lesson on the course: each section is explained in Persian, with words and pairs to hear', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs')
  await page.getByRole('main').getByRole('link', { name: 'Deutsche Laute' }).click()
  await expect(page).toHaveURL('/aussprache')
  await expect(page.getByRole('heading', { level: 1, name: 'Deutsche Laute' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ title_german }) => title_german),
  )
  for (const { title_german, explanation } of sections) {
    const section = main.getByRole('region', { name: title_german, exact: true })
    await expect(section.locator('div[lang=fa][dir=rtl] > p')).toHaveText([...explanation])
  }
  // A letter has two clips: its name and its word.
  await expect(main.getByRole('button', { name: /anhören$/ })).toHaveCount(2 * letters.length + words.length)
  await expect(main.getByRole('listitem')).toHaveCount(
    sections.length + letters.length + words.length - paired.length / 2,
  )
  await expectPersianMarked(page)
})

test('letters are heard by their names, words with their article, and pairs side by side', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/aussprache')
  const heard = recordRequestedTexts(page)
  const alphabet = page.getByRole('region', { name: 'Das deutsche Alphabet' })
  const card = alphabet.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'W w' }) })
  await expect(card).toContainText('وِ')
  await expect(card).toContainText('das Wasser')
  await expectClip(page, () => card.getByRole('button', { name: 'W anhören', exact: true }).click())
  await expectClip(page, () => alphabet.getByRole('button', { name: 'Eszett anhören' }).click())
  await expectClip(page, () => card.getByRole('button', { name: 'das Wasser anhören' }).click())

  const length = page.getByRole('region', { name: 'Lange und kurze Vokale' })
  const pair = length.getByRole('listitem').filter({ hasText: 'Miete' })
  await expect(pair).toContainText('اجاره')
  await expect(pair).toContainText('وسط')
  const [first, second] = [pair.getByText('Miete', { exact: true }), pair.getByText('Mitte', { exact: true })]
  const [left, right] = [await first.boundingBox(), await second.boundingBox()]
  expect(left?.y).toBe(right?.y)
  expect(left?.x).toBeLessThan(right?.x ?? 0)
  await expectClip(page, () => pair.getByRole('button', { name: 'Miete anhören' }).click())
  await expectClip(page, () => pair.getByRole('button', { name: 'Mitte anhören' }).click())
  expect(heard).toEqual(['W', 'Eszett', 'das Wasser', 'Miete', 'Mitte'])
})

test('the list of contents leads to a section', async ({ page, openSignedIn }) => {
  await openSignedIn('/aussprache')
  const heading = page.getByRole('heading', { level: 2, name: 'Das r' })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Das r' }).click()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL('/aussprache#sound-r')
  await page.reload()
  await expect(heading).toBeInViewport()
})

test('Home links to it only for learners of German', async ({ page, openSignedIn }) => {
  const card = page.getByRole('link').filter({ has: page.getByRole('heading', { name: 'Deutsche Laute' }) })
  await openSignedIn('/', await learnerWith([], { learns: 'de' }))
  await expect(card).toHaveAttribute('href', '/aussprache')
  await openSignedIn('/', await learnerNamed('Hanna'))
  await expect(page.getByRole('heading', { level: 3, name: 'Kurs' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('in a Persian interface its headings and controls are Persian, and German words are marked', async ({
  page,
  context,
  openSignedIn,
  baseURL,
}) => {
  await context.addCookies([{ name: 'pl_language', value: 'fa', url: baseURL ?? '' }])
  await openSignedIn('/')
  await page
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name: 'صداهای آلمانی' }) })
    .click()
  await expect(page).toHaveURL('/aussprache')
  await expect(page.getByRole('heading', { level: 1, name: 'صداهای آلمانی' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    sections.map(({ title_farsi }) => title_farsi),
  )
  const unmarked = await page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!/\p{Script=Latin}/u.test(textContent ?? '')) continue
      const [language, direction] = ['lang', 'dir'].map((name) =>
        parentElement?.closest(`[${name}]`)?.getAttribute(name),
      )
      if (language !== 'de' || direction !== 'ltr') found.push(textContent ?? '')
    }
    return found
  })
  expect(unmarked).toEqual([])
  await expect(page.getByRole('button', { name: 'شنیدنِ «Kirsche» به آلمانی' })).toBeVisible()
})
