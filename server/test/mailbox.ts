import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An address that the server rejects permanently (550). */
export const noSuchMailbox = 'niemand@nirgends.example'

/** A real SMTP server that stores the received mails. It can be made to fail or to hang, and rejects every login. */
export async function startMailbox() {
  const mails: Email[] = []
  let waiters: (() => void)[] = []
  let isUnavailable = false
  let hangingCount = 0
  let hang: PromiseWithResolvers<void> | null = null
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
    onMailFrom(_, __, accept) {
      if (!hang) return accept()
      hangingCount += 1
      void hang.promise.then(() => accept())
      notifyWaiters()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isUnavailable) {
          // Like real mail servers, it names the recipient in its error.
          done(new Error(`<${envelope.rcptTo[0]?.address}>: away for a while`))
          return
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail)
          done()
          return notifyWaiters()
        })
      })
    },
  })
  const notifyWaiters = () => {
    const notified = waiters
    waiters = []
    for (const resolve of notified) resolve()
  }
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise<void>((resolve) => waiters.push(resolve))
  }
  const received = (recipient: string) =>
    mails.filter((mail) => mail.to?.some(({ address }) => address === recipient))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailCount: (recipient: string) => received(recipient).length,
    /** Waits until an address has received `count` mails. @returns the newest one. */
    async waitForMail(recipient: string, count = 1): Promise<Email> {
      await until(() => received(recipient).length >= count)
      return received(recipient).at(-1) as Email
    },
    /** While true, senders get no response. `false` releases all waiting senders. */
    setHanging(value: boolean) {
      hang?.resolve()
      hang = value ? Promise.withResolvers<void>() : null
    },
    /** Waits until `count` senders in total have been kept waiting. */
    async untilHanging(count: number): Promise<void> {
      await until(() => hangingCount >= count)
    },
    /** While true, every mail is rejected with a temporary error. */
    setUnavailable(value: boolean) {
      isUnavailable = value
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>

/** The token of a password link; it is in the fragment. */
export function tokenIn(link: URL): string {
  return String(new URLSearchParams(link.hash.slice(1)).get('token'))
}

/** @throws unless the mail has exactly one link. */
export function linkIn(mail: Email): URL {
  const [link, ...others] = mail.text?.match(/https?:\/\/\S+/g) ?? []
  if (!link || others.length > 0)
    throw new Error(`Expected one link, found ${others.length + (link ? 1 : 0)}`)
  return new URL(link)
}
