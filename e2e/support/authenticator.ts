import type { Page } from '@playwright/test'

/**
 * Gives the browser a virtual authenticator that has verified its user, and answers at once.
 * @param transport a browser has one built-in authenticator at most.
 * @returns functions that change it.
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
    /** As if the user gave the wrong finger or closed the browser's dialog. */
    failToVerify: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    /** How many passkeys it has. */
    async count() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
  }
}
