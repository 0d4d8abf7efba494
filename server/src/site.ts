import type { Site } from '@pol/contract/site'
import type { Config } from './config.ts'

/** What of the configuration everybody may read: the privacy policy is made of it. */
export function siteOf({ controller, openAi, mail }: Config): Site {
  return {
    controller,
    aiService: openAi && new URL(openAi.baseUrl).host,
    mailServer: mail.smtpUrl !== null,
    // The product has no bot check yet.
    botCheck: false,
  }
}
