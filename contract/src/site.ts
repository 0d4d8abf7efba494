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
  /** Whether the bot check runs once a visitor has agreed. */
  readonly botCheck: boolean
}
