import type { Walk } from './walk.ts'

/** Proverbs, with a card on Home. */
export const guardedScreen: Walk = {
  heading: 'Add a screen',
  edits: {
    'web/src/lib/paths.ts': [["  verbs: '/verbs',\n", "  verbs: '/verbs',\n  proverbs: '/sprichwoerter',\n"]],
    'web/src/app/screen-modules.ts': [
      [
        "    [paths.dictionary]: '",
        "    [paths.proverbs]: 'features/proverbs/proverbs-screen.tsx',\n    [paths.dictionary]: '",
      ],
    ],
    'web/src/features/home/cards.ts': [
      [
        '    icon: GraduationCap,\n  },\n',
        `    icon: GraduationCap,
  },
  {
    href: paths.proverbs,
    title: t('Sprichwörter'),
    description: t('Sprichwörter in beiden Sprachen.'),
    icon: MessageCircle,
  },
`,
      ],
    ],
    'web/src/features/home/persian.json': [
      ['  "Sterne": ', '  "Sprichwörter in beiden Sprachen.": "ضرب‌المثل‌های دو زبان.",\n  "Sterne": '],
    ],
    'web/src/features/navigation/further-screens-menu.tsx': [
      ['    [paths.children, ', "    [paths.proverbs, t('Sprichwörter')],\n    [paths.children, "],
    ],
    'web/src/persian.json': [['  "Themen": ', '  "Sprichwörter": "ضرب‌المثل‌ها",\n  "Themen": ']],
    'e2e/support/addresses.ts': [
      [
        "  { path: '/dictionary', ",
        "  { path: '/sprichwoerter', access: 'learner', headingOffline: 'Sprichwörter' },\n  { path: '/dictionary', ",
      ],
    ],
  },
  newFiles: {
    'web/src/features/proverbs/proverbs-screen.tsx': `import { t } from '@pol/contract/text'
import { Main } from '../../ui/frame/main-element.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { German, Persian } from '../../ui/frame/persian.tsx'

export default function ProverbsScreen() {
  return (
    <>
      <PageHeader title={t('Sprichwörter')} />
      <Main className="mx-auto max-w-6xl px-4 py-8">
        <ul aria-label={t('Liste der Sprichwörter')}>
          <li className="card p-5">
            <p>
              <German>Übung macht den Meister.</German>
            </p>
            <p>
              <Persian>کار نیکو کردن از پر کردن است.</Persian>
            </p>
          </li>
        </ul>
      </Main>
    </>
  )
}
`,
    'web/src/features/proverbs/persian.json': `{
  "Liste der Sprichwörter": "فهرست ضرب‌المثل‌ها"
}
`,
    'e2e/journeys/proverbs.spec.ts': `import { expect, test } from '../support/test.ts'

test('a card on Home leads to the proverbs', async ({ page, openSignedIn }) => {
  await openSignedIn('/')
  await page.getByRole('link', { name: /Sprichwörter/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprichwörter')
  await expect(page.getByText('Übung macht den Meister.')).toBeVisible()
})
`,
  },
  tests: [
    'web/build/texts.test.ts',
    'scripts/imports.test.ts',
    'scripts/text-alone.test.ts',
    'scripts/visited-screens.test.ts',
  ],
  omissions: [
    {
      file: 'web/src/features/proverbs/persian.json',
      test: 'web/build/texts.test.ts',
      says: 'proverbs-screen.tsx: Liste der Sprichwörter',
    },
    { file: 'web/src/lib/paths.ts', says: "Property 'proverbs' does not exist" },
  ],
}
