import { expectNoHorizontalOverflow, expectNoViolations } from '../support/accessibility.ts'
import { noiseOfScreens, screens } from '../support/screens.ts'
import { test } from '../support/test.ts'

test.use({ expectedNoise: noiseOfScreens })

for (const { name, isPublic, open } of screens) {
  test(`${name} is accessible`, async ({ page, openSignedIn }) => {
    // Checking all rules on a long list takes long.
    test.slow()
    // Colours would be measured in the middle of an animation.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (!isPublic) await openSignedIn('/')

    await page.setViewportSize({ width: 360, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page)
    await expectNoViolations(page, '360 px, light')
    await expectNoHorizontalOverflow(page, 320, '100%')
    await expectNoHorizontalOverflow(page, 360, '200%')

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page)
    await expectNoViolations(page, '1280 px, dark')
  })
}
