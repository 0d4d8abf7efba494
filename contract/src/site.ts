/** What the page is told, beside the product's name, about who runs it and by what means. */
export interface Site {
  /** Who answers for the processing of personal data; `null` for what has not been configured. */
  readonly controller: {
    readonly name: string | null
    readonly address: string | null
    readonly email: string | null
  }
  /** Host of the AI service that speaks and translates; `null` where the server itself does. */
  readonly aiService: string | null
  /** Whether mails go out by a mail server; without one they are files on the server. */
  readonly mailServer: boolean
  /** The bot check that runs once a visitor has agreed; `null` where there is none. */
  readonly botCheck: BotCheck | null
}

export interface BotCheck {
  /** Names this site to the provider; no secret. */
  readonly siteKey: string
  readonly scriptUrl: string
}

/** Whose script that is: Google's, or that of whoever answers at another host. */
export function providerOf({ scriptUrl }: Pick<BotCheck, 'scriptUrl'>): string {
  const { origin, host } = new URL(scriptUrl)
  return origin === 'https://www.google.com' ? 'Google' : host
}
