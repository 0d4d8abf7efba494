import { escapeHtml } from '../escape-html.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface MailParts {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one link of the mail. */
  readonly action: { readonly label: string; readonly url: string }
  readonly closing: string
}

/** Lays out a mail as plain text and as simple HTML. */
export function layOutMail({ subject, greeting, paragraphs, action, closing }: MailParts): Mail {
  const before = [greeting, ...paragraphs]
  const text = [...before, `${action.label}:\n${action.url}`, closing].join('\n\n')
  const html = [
    '<!doctype html><html lang="de"><body style="font:16px/1.6 sans-serif;max-width:36em">',
    ...before.map((paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`),
    `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
    `<p>${escapeHtml(closing)}</p>`,
    '</body></html>',
  ].join('\n')
  return { subject, text: `${text}\n`, html }
}
