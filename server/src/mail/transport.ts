import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './mail-layout.ts'
import { aboutHeader, type MailFiles } from './mail-files.ts'

interface Envelope extends Mail {
  /** The same for all retries, so that the receiver can recognise duplicates. */
  readonly id: string
  readonly recipient: string
  /** Ids of the access requests that the mail is about. */
  readonly about: readonly string[]
}

export interface Transport {
  /** @throws if the mail was not accepted before the signal aborted. The caller retries. */
  send(mail: Envelope, signal: AbortSignal): Promise<void>
  /** Completes the sending of a mail, in the transaction that deletes the queued mail. */
  publish(id: string): void
  /** Deletes a mail that must no longer be sent, if it has not left the server. */
  withdraw(id: string): Promise<void>
}

interface Settings {
  readonly smtpUrl: string | null
  readonly from: string
  /** Receives the mails if no mail server is configured. */
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
  headers: mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {},
  messageId: `<${mail.id}@${from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
})

/** RFC 8058. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function smtpTransport(url: string, from: string): Transport {
  const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const mailer = createTransport({ url, ...timeouts })
  return {
    async send(mail, signal) {
      await mailer.sendMail({ ...message(mail, from), signal })
    },
    publish() {},
    async withdraw() {},
  }
}

function fileTransport(files: MailFiles, from: string, log: Logger): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const headers = mail.about.length > 0 ? { [aboutHeader]: mail.about.join(' ') } : {}
      const { message: content } = await mailer.sendMail({ ...message(mail, from), headers })
      await files.write(mail.id, content as Buffer)
    },
    publish(id) {
      const file = files.publish(id)
      log.info({ file }, 'no mail server is configured: mail written to a file')
    },
    withdraw: (id) => files.withdraw(id),
  }
}
