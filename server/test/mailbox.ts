import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that keeps what it receives, and can be away for a while. */
export async function startMailbox() {
  const mails: Email[] = []
  let waiting: (() => void)[] = []
  let away = false
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (away) {
          refused += 1
          done(new Error('Away for a while'))
          wake()
          return
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail)
          done()
          return wake()
        })
      })
    },
  })
  const wake = () => {
    const awake = waiting
    waiting = []
    for (const resolve of awake) resolve()
  }
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The newest mail to an address, once there are `count` of them. */
    async mailTo(recipient: string, count = 1): Promise<Email> {
      const received = () => mails.filter((mail) => mail.to?.some(({ address }) => address === recipient))
      await until(() => received().length >= count)
      return received().at(-1) as Email
    },
    async refusedOnce(): Promise<void> {
      await until(() => refused > 0)
    },
    setAway(value: boolean) {
      away = value
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>

/** The one link of a mail. */
export function linkIn(mail: Email): URL {
  const [link, ...others] = mail.text?.match(/https?:\/\/\S+/g) ?? []
  if (!link || others.length > 0)
    throw new Error(`Expected one link, found ${others.length + (link ? 1 : 0)}`)
  return new URL(link)
}
