/** Configuration that the server writes into the page, in addition to the product name. */
export interface Site {
  /** The data controller (GDPR); `null` where not configured. */
  readonly controller: {
    readonly name: string | null
    readonly address: string | null
    readonly email: string | null
  }
  /** Host of the AI service that translates and corrects; `null` if not configured. */
  readonly aiService: string | null
  /** Host of the service that speaks, often the AI service; `null` if the server itself speaks. */
  readonly speechService: string | null
  /** Host of the LibreTranslate service; `null` if not configured. */
  readonly translationService: string | null
  readonly translator: {
    /** Shown after 'Powered by'. */
    readonly name: string
    /** Whether unknown sentences are translated word by word. The page then shows a note. */
    readonly isWordByWord: boolean
  }
  /** Whether a mail server is configured; otherwise mails are written as files. */
  readonly mailServer: boolean
  /** Whether the server can send notifications to browsers. */
  readonly notifications: boolean
  /** Whether the server uses its embedded database. */
  readonly embeddedDatabase: boolean
  /** The bot check, which runs only with the visitor's consent; `null` if not configured. */
  readonly botCheck: BotCheckSettings | null
  /** Whether administration and moderation are closed to users without a passkey. */
  readonly requiresPasskeys: boolean
  /** Telephone number of the poison information centre of the region; `null` if not configured. */
  readonly poisonLine: string | null
}

export interface BotCheckSettings {
  /** Public key that identifies this site to the provider. */
  readonly siteKey: string
  readonly scriptUrl: string
  /** 'Google', or the host of the script. */
  readonly provider: string
}

/** Returns the name of the bot check provider. For the server; the browser gets the name in `BotCheckSettings`. */
export function providerOf(scriptUrl: string): string {
  const { origin, host } = new URL(scriptUrl)
  return origin === 'https://www.google.com' ? 'Google' : host
}
