import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './letter.ts'
import { aboutHeader, type MailFiles } from './mail-files.ts'

export interface Envelope extends Mail {
  /** Stable over retries, so that a receiver can tell a repeated mail. */
  readonly id: string
  readonly recipient: string
  /** The id of what the mail is about, where it is about something. */
  readonly about: string | null
}

export interface Transport {
  /** @throws where the mail was not taken, or not before the signal; it will be tried again. */
  send(mail: Envelope, signal: AbortSignal): Promise<void>
  /** Takes back a mail that was not to be sent any more, as far as it has not left the house. */
  withdraw(id: string): Promise<void>
}

interface Settings {
  readonly smtpUrl: string | null
  readonly from: string
  /** Where mails are written when no mail server is configured. */
  readonly files: MailFiles
  readonly log: Logger
}

export function createMailTransport({ smtpUrl, from, files, log }: Settings): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(files, from, log)
}

const message = (mail: Envelope, from: string) => ({
  from,
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
})

function smtpTransport(url: string, from: string): Transport {
  const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const mailer = createTransport({ url, ...timeouts })
  return {
    async send(mail, signal) {
      await mailer.sendMail({ ...message(mail, from), signal })
    },
    async withdraw() {},
  }
}

function fileTransport(files: MailFiles, from: string, log: Logger): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const headers = mail.about ? { [aboutHeader]: mail.about } : {}
      const { message: content } = await mailer.sendMail({ ...message(mail, from), headers })
      const file = await files.write(mail.id, content as Buffer)
      log.info({ file }, 'no mail server is configured: mail written to a file')
    },
    withdraw: (id) => files.remove(id),
  }
}
