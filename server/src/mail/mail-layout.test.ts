import { describe, expect, test } from 'vitest'
import { layOutMail } from './mail-layout.ts'

const url = 'https://pol.example.org/auth#type=recovery&token=abc'
const mail = (changes: object = {}) =>
  layOutMail({
    language: 'de',
    subject: 'Neues Passwort',
    greeting: 'Hallo Clara,',
    paragraphs: ['du möchtest ein neues Passwort.', 'Der Link gilt 60 Minuten.'],
    action: { label: 'Passwort festlegen', url },
    closing: 'Dein Pol',
    ...changes,
  })

describe('a mail', () => {
  test('has a subject', () => {
    expect(mail().subject).toBe('Neues Passwort')
  })

  test('can be read as plain text, from greeting to closing', () => {
    expect(mail().text).toBe(
      [
        'Hallo Clara,',
        '',
        'du möchtest ein neues Passwort.',
        '',
        'Der Link gilt 60 Minuten.',
        '',
        'Passwort festlegen:',
        url,
        '',
        'Dein Pol',
        '',
      ].join('\n'),
    )
  })

  test('has the same content in HTML', () => {
    const words = unescaped(mail().html.replace(/<[^>]*>/gu, '\n')).split(/\n+/u)
    expect(words.filter(Boolean)).toEqual([
      'Hallo Clara,',
      'du möchtest ein neues Passwort.',
      'Der Link gilt 60 Minuten.',
      'Passwort festlegen',
      'Dein Pol',
    ])
  })

  test('has exactly one link, in both forms', () => {
    const { text, html } = mail()
    expect(text.match(/https?:\/\/\S+/gu)).toEqual([url])
    expect([...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => unescaped(href ?? ''))).toEqual([url])
    expect(html.match(/https?:/gu)).toHaveLength(1)
  })

  test('declares German as its language', () => {
    expect(mail().html).toMatch(/^<!doctype html><html lang="de">/u)
    expect(mail().html).not.toContain('dir=')
  })

  test('in Persian runs from right to left, also where a mail program drops html and body', () => {
    const { text, html } = mail({
      language: 'fa',
      subject: 'رمز عبور تازه',
      greeting: 'با سلام،',
      paragraphs: ['این لینک ۶۰ دقیقه اعتبار دارد.'],
      action: { label: 'تعیین رمز عبور', url },
      closing: 'تیم پل',
    })
    expect(html).toMatch(/^<!doctype html><html lang="fa" dir="rtl">/u)
    const body = html.replace(/<\/?(?:html|body)\b[^>]*>/gu, '')
    expect(body).toMatch(/^<!doctype html><div lang="fa" dir="rtl">\n<p.*<\/p>\n<\/div>$/su)
    expect(text).toBe(`با سلام،\n\nاین لینک ۶۰ دقیقه اعتبار دارد.\n\nتعیین رمز عبور:\n${url}\n\nتیم پل\n`)
  })
})

describe('input of users is escaped', () => {
  const typed = `<img src=x onerror="alert('!')">&amp;</p><a href='https://evil.example'>`

  test.each([
    ['greeting', { greeting: typed }],
    ['paragraph', { paragraphs: [typed] }],
    ['label', { action: { label: typed, url } }],
    ['closing', { closing: typed }],
  ])('in the %s', (_, changes) => {
    const { text, html } = mail(changes)
    expect(html.match(/<(?!\/)\w+/gu)?.filter((tag) => tag === '<a' || tag === '<img')).toEqual(['<a'])
    expect(unescaped(html)).toContain(typed)
    expect(text).toContain(typed)
  })

  test('in the URL, which cannot end its attribute', () => {
    const evil = 'https://pol.example.org/"><script>alert(1)</script>'
    const { html } = mail({ action: { label: 'Los', url: evil } })
    expect(html).not.toContain('<script')
    expect(unescaped(/href="([^"]*)"/u.exec(html)?.[1] ?? '')).toBe(evil)
  })
})

function unescaped(html: string): string {
  return html.replace(/&#(\d+);/gu, (_, code: string) => String.fromCharCode(Number(code)))
}
