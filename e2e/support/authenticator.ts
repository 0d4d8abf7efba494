import type { Page } from '@playwright/test'

/**
 * Adds a virtual authenticator that verifies its user and responds immediately.
 * @param transport a browser has at most one `internal` authenticator.
 */
export async function addAuthenticator(page: Page, transport: 'internal' | 'usb' = 'internal') {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Makes user verification fail from now on, like a wrong finger or a cancelled dialog. */
    failToVerify: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    /** @returns the number of its passkeys. */
    async count() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}
