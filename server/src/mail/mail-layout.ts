import type { Language } from '@pol/language/language'
import { escapeHtml } from '../http/escape-html.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface MailParts {
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one link of the mail. */
  readonly action: { readonly label: string; readonly url: string }
  readonly closing: string
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
export function layOutMail({ language, subject, greeting, paragraphs, action, closing }: MailParts): Mail {
  const before = [greeting, ...paragraphs]
  const text = [...before, `${action.label}:\n${action.url}`, closing].join('\n\n')
  const html = [
    frames[language].start,
    ...before.map((paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`),
    `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
    `<p>${escapeHtml(closing)}</p>`,
    frames[language].end,
  ].join('\n')
  return { subject, text: `${text}\n`, html }
}
