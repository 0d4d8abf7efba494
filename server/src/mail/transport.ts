import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './letter.ts'

export interface Envelope extends Mail {
  /** Stable over retries, so that a receiver can tell a repeated mail. */
  readonly id: string
  readonly recipient: string
}

export interface Transport {
  /** @throws where the mail was not taken, or not before the signal; it will be tried again. */
  send(mail: Envelope, signal: AbortSignal): Promise<void>
}

interface Settings {
  readonly smtpUrl: string | null
  readonly from: string
  /** Where mails are written as `.eml` files when no mail server is configured. */
  readonly folder: string
  readonly log: Logger
}

export function createMailTransport({ smtpUrl, from, folder, log }: Settings): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(folder, from, log)
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
  }
}

function fileTransport(folder: string, from: string, log: Logger): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message: content } = await mailer.sendMail(message(mail, from))
      const file = join(folder, `${mail.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, content as Buffer, { mode: 0o600 })
      log.info({ file }, 'no mail server is configured: mail written to a file')
    },
  }
}
