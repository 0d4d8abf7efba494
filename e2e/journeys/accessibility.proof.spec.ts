import { languages } from '@pol/language/language'
import {
  expectColourContrast,
  expectNoHorizontalOverflow,
  expectNoViolations,
} from '../support/accessibility.ts'
import { noiseOfScreens, screens } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { saying } from '../support/texts.ts'

for (const language of languages)
  test.describe(language, () => {
    test.use({ interfaceLanguage: language, role: 'admin', expectedNoise: noiseOfScreens })

    for (const { name, isPublic, open } of screens)
      test(`${name} is accessible`, async ({ page, openSignedIn }) => {
        // Checking all rules on a long list takes long.
        test.slow()
        const say = saying(language)
        // With animations, axe would measure intermediate colours.
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
        await page.setViewportSize({ width: 360, height: 800 })
        if (!isPublic) await openSignedIn('/')
        await open(page, say)
        await expectNoViolations(page, '360 px, light', language)
        await expectNoHorizontalOverflow(page, 320, '100%')
        await expectNoHorizontalOverflow(page, 360, '200%')
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.emulateMedia({ colorScheme: 'dark' })
        // Opened again, because a message may have disappeared.
        await open(page, say)
        // Wide tables have other roles. They do not depend on the language.
        if (language === 'de') await expectNoViolations(page, '1280 px, dark', language)
        else await expectColourContrast(page, '1280 px, dark')
      })
  })
