import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The address to which no mail can be sent. */
export const noSuchMailbox = 'niemand@nirgends.example'

/** A real SMTP server that keeps what it receives, can be away for a while, and can hang. It knows no passwords. */
export async function startMailbox() {
  const mails: Email[] = []
  let waiting: (() => void)[] = []
  let away = false
  let hanging = 0
  let release: PromiseWithResolvers<void> | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(_, __, done) {
      done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _, done) {
      if (address !== noSuchMailbox) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onMailFrom(_, __, goOn) {
      if (!release) return goOn()
      hanging += 1
      void release.promise.then(() => goOn())
      wake()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (away) {
          // As mail servers do, it names whom it is about.
          done(new Error(`<${envelope.rcptTo[0]?.address}>: away for a while`))
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
  const received = (recipient: string) =>
    mails.filter((mail) => mail.to?.some(({ address }) => address === recipient))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo: (recipient: string) => received(recipient).length,
    /** The newest mail to an address, once there are `count` of them. */
    async mailTo(recipient: string, count = 1): Promise<Email> {
      await until(() => received(recipient).length >= count)
      return received(recipient).at(-1) as Email
    },
    /** From now on every sender waits for an answer, until it is over. */
    setHanging(value: boolean) {
      release?.resolve()
      release = value ? Promise.withResolvers<void>() : null
    },
    async hangsWith(count: number): Promise<void> {
      await until(() => hanging >= count)
    },
    setAway(value: boolean) {
      away = value
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>

/** The secret of a link for a new password, which stands in the fragment. */
export function tokenIn(link: URL): string {
  return String(new URLSearchParams(link.hash.slice(1)).get('token'))
}

/** The one link of a mail. */
export function linkIn(mail: Email): URL {
  const [link, ...others] = mail.text?.match(/https?:\/\/\S+/g) ?? []
  if (!link || others.length > 0)
    throw new Error(`Expected one link, found ${others.length + (link ? 1 : 0)}`)
  return new URL(link)
}
