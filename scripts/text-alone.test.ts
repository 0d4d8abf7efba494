import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { textsBesideOthers } from './text-alone.ts'

/**
 * A browser that translates a page replaces each text node by an element. React knows nothing of it: it fails when it inserts
 * before such a text or removes it, and writes a changed text into the node that is gone. It sets the text of an element that
 * holds one text alone as a whole, which is safe.
 */
test('no text stands beside something that comes, goes or changes', () => {
  const root = fileURLToPath(new URL('../', import.meta.url))
  // The texts of the privacy policy are the same for as long as it is shown.
  const files = globSync('web/src/**/*.tsx', { cwd: root, exclude: ['web/src/features/privacy-policy'] })
  const faults = files.flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8')
    return textsBesideOthers(source).map(({ start, end }) => {
      const line = source.slice(0, start).split('\n').length
      return `${file}:${line} ${source.slice(start, end).trim()}`
    })
  })
  expect(faults).toEqual([])
})

test.each([
  ['beside an icon that comes and goes', `<p>{busy && <Icon />}{t('Senden')}</p>`],
  ['that changes beside an icon', `<p><b />{busy ? t('Sendet') : t('Senden')}</p>`],
  ['with a changing value beside an element', `<p><b />{t('{count} Wörter', { count })}</p>`],
  ['written beside a component, which may draw nothing', `<p>Seite <Icon /></p>`],
  ['that is a space', `<p>{name && <b>{name}</b>}{' '}<i /></p>`],
  ['among repeated elements', `<p>{t('auch:')}{words.map((word) => <b key={word} />)}</p>`],
  ['that is repeated', `<p><b />{words.map((word) => word)}</p>`],
  ['of a value that is not known to be an element', `<p><b />{name}</p>`],
  ['in a fragment, which is no element', `<>{t('Senden')}</>`],
  [
    'handed in as children',
    `interface Props { children: ReactNode }; function A({ children }: Props) { return <p><b />{children}</p> }`,
  ],
  ['that a component returns', `function A({ children }: { children: string }) { return children }`],
])('a text %s is found', (_, source) => {
  expect(textsBesideOthers(source)).not.toEqual([])
})

test.each([
  ['alone in its element', `<p>{busy ? t('Sendet') : t('Senden')}</p>`],
  ['alone in an element beside others', `<p>{busy && <Icon />}<span>{t('Senden')}</span></p>`],
  ['beside constant elements', `<p>{t('Siehe')} <a href="/">{t('hier')}</a></p>`],
])('a text %s is none', (_, source) => {
  expect(textsBesideOthers(source)).toEqual([])
})

test.each([
  ['a constant', `const icon = <b />; const A = () => <p>{icon}<i /></p>`],
  [
    'a property',
    `interface Props { icon: Elements }; function A({ icon }: Props) { return <p>{icon}<i /></p> }`,
  ],
  [
    'a function',
    `const icon = (name: string) => <b>{name}</b>; const A = () => <p>{icon(t('Senden'))}<i /></p>`,
  ],
])('elements are known by %s', (_, source) => {
  expect(textsBesideOthers(source)).toEqual([])
})
