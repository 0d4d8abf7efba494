import type { Site } from '@pol/contract/site'
import type { Config } from './config.ts'

/** What of the configuration everybody may read: the privacy policy is made of it. */
export function siteOf({ controller, openAi, mail, botCheck }: Config): Site {
  return {
    controller,
    aiService: openAi && new URL(openAi.baseUrl).host,
    mailServer: mail.smtpUrl !== null,
    botCheck: botCheck && { siteKey: botCheck.siteKey, scriptUrl: botCheck.scriptUrl },
  }
}
