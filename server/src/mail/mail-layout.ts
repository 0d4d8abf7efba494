import type { Language } from '@pol/language/language'
import { escapeHtml } from '../http/escape-html.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Page that ends mails of this kind; mail programs also post a form to it (RFC 8058). */
  readonly unsubscribeUrl?: string
}

interface MailParts {
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one link of the mail, except the one to unsubscribe. */
  readonly action: { readonly label: string; readonly url: string }
  readonly closing: string
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

const body = '<body style="font:16px/1.6 sans-serif;max-width:36em">'
/** Some mail programs remove `html` and `body`, so an element inside them also sets the direction. */
const frames = {
  de: { start: `<!doctype html><html lang="de">${body}`, end: '</body></html>' },
  fa: {
    start: `<!doctype html><html lang="fa" dir="rtl">${body}<div lang="fa" dir="rtl">`,
    end: '</div></body></html>',
  },
}

/** Lays out a mail as plain text and as simple HTML. */
export function layOutMail({
  language,
  subject,
  greeting,
  paragraphs,
  action,
  closing,
  unsubscribe,
}: MailParts): Mail {
  const before = [greeting, ...paragraphs]
  const lineOf = (link: MailParts['action']) => `${link.label}:\n${link.url}`
  const linkOf = (link: MailParts['action']) =>
    `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`
  const end = unsubscribe ? [unsubscribe] : []
  const text = [...before, lineOf(action), closing, ...end.map(lineOf)].join('\n\n')
  const html = [
    frames[language].start,
    ...before.map((paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`),
    linkOf(action),
    `<p>${escapeHtml(closing)}</p>`,
    ...end.map(linkOf),
    frames[language].end,
  ].join('\n')
  return { subject, text: `${text}\n`, html, ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }) }
}
