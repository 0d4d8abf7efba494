import type { Walk } from './walk.ts'

/** Contact, linked from the privacy policy. */
export const openScreen: Walk = {
  heading: 'Add an open screen',
  edits: {
    'web/src/lib/paths.ts': [
      ["  credits: '/quellen',\n", "  credits: '/quellen',\n  contact: '/kontakt',\n"],
    ],
    'web/src/app/screen-modules.ts': [
      [
        "    [paths.credits]: 'features/credits/credits-screen.tsx',\n",
        "    [paths.credits]: 'features/credits/credits-screen.tsx',\n    [paths.contact]: 'features/contact/contact-screen.tsx',\n",
      ],
    ],
    'web/src/features/privacy-policy/privacy-policy-screen.tsx': [
      [
        "          {t('Quellen und Lizenzen')}\n        </Link>\n      </p>\n",
        `          {t('Quellen und Lizenzen')}
        </Link>
      </p>
      <p>
        <Link href={paths.contact} className="text-brand underline">
          {t('Hilfe per Telefon')}
        </Link>
      </p>
`,
      ],
    ],
    'web/src/features/privacy-policy/persian.json': [
      ['  "Hosting-Anbieter": ', '  "Hilfe per Telefon": "راهنمایی تلفنی",\n  "Hosting-Anbieter": '],
    ],
    'e2e/support/screens.ts': [
      [
        "  {\n    name: 'the page of a link about a passkey',\n",
        `  {
    name: 'the contact',
    isPublic: true,
    async open(page, say) {
      await page.goto('/kontakt')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Hilfe per Telefon'))
    },
  },
  {
    name: 'the page of a link about a passkey',
`,
      ],
    ],
    'e2e/support/addresses.ts': [
      [
        "  { path: '/quellen', access: 'anyone', queries: [] },\n",
        "  { path: '/quellen', access: 'anyone', queries: [] },\n  { path: '/kontakt', access: 'anyone', queries: [] },\n",
      ],
    ],
  },
  ofExample: [
    'web/src/features/privacy-policy/privacy-policy-screen.tsx',
    'web/src/features/privacy-policy/persian.json',
  ],
  newFiles: {
    'web/src/features/contact/contact-screen.tsx': `import { t } from '@pol/contract/text'
import { DocumentPage } from '../../ui/document-page.tsx'

export default function ContactScreen() {
  return (
    <DocumentPage title={t('Hilfe per Telefon')} subtitle={t('Rufen Sie uns an.')}>
      <p>{t('Mo bis Fr, 9 bis 17 Uhr')}</p>
    </DocumentPage>
  )
}
`,
    'web/src/features/contact/persian.json': `{
  "Hilfe per Telefon": "راهنمایی تلفنی",
  "Mo bis Fr, 9 bis 17 Uhr": "دوشنبه تا جمعه، از ساعت ۹ تا ۱۷",
  "Rufen Sie uns an.": "به ما زنگ بزنید."
}
`,
    'e2e/journeys/contact.spec.ts': `import { expect, test } from '../support/test.ts'

test('the contact can be opened from the privacy policy without signing in', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: 'Hilfe per Telefon' }).click()
  await expect(page).toHaveURL('/kontakt')
  await expect(page.getByText('Rufen Sie uns an.')).toBeVisible()
})
`,
  },
  tests: [
    'web/build/texts.test.ts',
    'scripts/imports.test.ts',
    'scripts/text-alone.test.ts',
    'scripts/visited-screens.test.ts',
  ],
  omissions: [],
}
