import { expectSignedIn, nextVerdict, test } from '../support/bot-check.ts'
import { expect, submitSignIn } from '../support/test.ts'

test.describe("with the provider's script in the page", () => {
  test.use({
    cookieChoice: 'accepted',
    expectedNoise: [
      'request to 127.0.0.1',
      "This document requires 'TrustedHTML' assignment",
      "This document requires 'TrustedScript' assignment",
      "This document requires 'TrustedScriptURL' assignment",
      "Creating a TrustedTypePolicy named 'another'",
    ],
  })

  test('it may load its second script, and no other string becomes a script or markup', async ({
    page,
    provider,
    person,
  }) => {
    const verdict = nextVerdict(page)
    await page.goto('/auth')
    expect(await verdict).toMatchObject({ verdict: { success: true } })
    expect(provider.browserRequests).toContain('/recaptcha/releases/recaptcha__de.js')

    const foreign = new URL('/recaptcha/releases/recaptcha__de.js', provider.scriptUrl)
    foreign.hostname = 'localhost'
    const outcomes = await page.evaluate((foreign) => {
      const isRefused = (work: () => unknown) => {
        try {
          work()
          return false
        } catch {
          return true
        }
      }
      const script = document.createElement('script')
      return {
        'a script of another origin': isRefused(() => (script.src = foreign)),
        'a script from a string': isRefused(() => (script.text = 'document.title = "taken"')),
        markup: isRefused(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
        'another policy': isRefused(() =>
          window.trustedTypes?.createPolicy('another', { createScriptURL: (text) => text }),
        ),
      }
    }, foreign.href)
    expect(outcomes).toEqual({
      'a script of another origin': true,
      'a script from a string': true,
      markup: true,
      'another policy': true,
    })
    await submitSignIn(page, person)
    await expectSignedIn(page)
  })
})
