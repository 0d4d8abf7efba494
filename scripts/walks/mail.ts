import type { Walk } from './walk.ts'

/** A mail to a user who has signed out everywhere. */
export const mail: Walk = {
  heading: 'Add a mail',
  edits: {
    'server/src/database/schema.ts': [
      ["        'passkey-removed',\n", "        'passkey-removed',\n        'signed-out-everywhere',\n"],
    ],
    'server/src/app.ts': [
      [
        "import { passkeyMail } from './features/passkeys/passkey-mail.ts'\n",
        "import { signedOutMail } from './features/own-account/signed-out-mail.ts'\nimport { passkeyMail } from './features/passkeys/passkey-mail.ts'\n",
      ],
      [
        "      'staff-added': staffAddedMail(mailParts),\n",
        "      'staff-added': staffAddedMail(mailParts),\n      'signed-out-everywhere': signedOutMail(mailParts),\n",
      ],
    ],
    'server/src/features/own-account/sign-out-everywhere.ts': [
      [
        'import { signOutEverywhere as operation } from',
        "import { eq } from 'drizzle-orm'\nimport { signOutEverywhere as operation } from",
      ],
      [
        "import type { Database } from '../../database/database.ts'\n",
        "import type { Database } from '../../database/database.ts'\nimport { users } from '../../database/schema.ts'\nimport type { Outbox } from '../../mail/outbox.ts'\n",
      ],
      [
        'export function signOutEverywhere({ db, now }: { db: Database; now: () => Date }) {\n',
        'export function signOutEverywhere({ db, now, outbox }: { db: Database; now: () => Date; outbox: Outbox }) {\n',
      ],
      [
        '      await addToAuditHourly(',
        `      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
      if (user) await outbox.add(tx, { kind: 'signed-out-everywhere', recipient: user.email })
      await addToAuditHourly(`,
      ],
      ['    return {}\n', '    outbox.deliverSoon()\n    return {}\n'],
    ],
    'server/test/api/own-account/own-account.test.ts': [
      [
        '    await tab.call(signOutEverywhere, {})\n',
        `    await tab.call(signOutEverywhere, {})
    expect((await world.mailbox.waitForMail(cast.bahram.email)).subject).toBe('Pol: Überall abgemeldet')
`,
      ],
    ],
  },
  ofExample: [
    'server/src/features/own-account/sign-out-everywhere.ts',
    'server/test/api/own-account/own-account.test.ts',
  ],
  newFiles: {
    'server/src/features/own-account/signed-out-mail.ts': `import type { Language } from '@pol/language/language'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { textsIn } from '../../mail/texts.ts'

interface Parts {
  readonly publicUrl: string
  readonly productName: string
}

/** Composes the mail to a user who has ended all sessions. */
export function signedOutMail({ publicUrl, productName }: Parts): Composer {
  return async (_, language) => renderSignedOutMail(language, { productName, url: \`\${publicUrl}/auth\` })
}

interface Values {
  readonly productName: string
  readonly url: string
}

export function renderSignedOutMail(language: Language, { productName: product, url }: Values): Mail {
  const t = textsIn(language)
  return layOutMail({
    language,
    subject: t('{product}: Überall abgemeldet', { product }),
    greeting: t('Guten Tag,'),
    paragraphs: [t('alle Sitzungen Ihres Kontos sind beendet.')],
    action: { label: t('Zur Anmeldung'), url },
    closing: t('Ihr Passwort bleibt, wie es ist.'),
  })
}
`,
    'server/src/features/own-account/signed-out-mail.test.ts': `import { expect, test } from 'vitest'
import { renderSignedOutMail } from './signed-out-mail.ts'

const values = { productName: 'Pol', url: 'https://pol.example.org/auth' }

test('who has signed out everywhere reads so, in German and in Persian', () => {
  const german = renderSignedOutMail('de', values)
  expect(german.subject).toBe('Pol: Überall abgemeldet')
  expect(german.text).toContain('alle Sitzungen Ihres Kontos sind beendet.')
  const persian = renderSignedOutMail('fa', values)
  expect(persian.subject).toBe('خروج از همه‌ی دستگاه‌ها در Pol')
  expect(persian.html).toContain('dir="rtl"')
})
`,
    'server/src/features/own-account/persian.json': `{
  "Ihr Passwort bleibt, wie es ist.": "رمز عبور شما تغییر نمی‌کند.",
  "alle Sitzungen Ihres Kontos sind beendet.": "از حساب خود در همه‌ی دستگاه‌ها خارج شدید.",
  "{product}: Überall abgemeldet": "خروج از همه‌ی دستگاه‌ها در {product}"
}
`,
  },
  tests: ['server/src/features/own-account', 'web/build/texts.test.ts'],
  omissions: [
    { file: 'server/src/app.ts', says: `'"signed-out-everywhere"' is missing in type` },
    {
      file: 'server/src/features/own-account/persian.json',
      test: 'web/build/texts.test.ts',
      says: 'signed-out-mail.ts: alle Sitzungen Ihres Kontos sind beendet.',
    },
  ],
}
