import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { textsBesideOthers } from './text-alone.ts'

/**
 * A browser that translates a page replaces text nodes by elements without React's knowledge. React then fails when it
 * removes such a text or inserts before it, and updates the detached node. Elements with a single text are safe,
 * because React sets their text content as a whole.
 */
test('no text has a sibling that appears, disappears or changes', () => {
  const root = fileURLToPath(new URL('../', import.meta.url))
  // The texts of the privacy policy never change while it is displayed.
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
  ['next to an icon that appears and disappears', `<p>{busy && <Icon />}{t('Senden')}</p>`],
  ['that changes next to an icon', `<p><b />{busy ? t('Sendet') : t('Senden')}</p>`],
  ['with a changing value next to an element', `<p><b />{t('{count} Wörter', { count })}</p>`],
  ['next to a component, which may render nothing', `<p>Seite <Icon /></p>`],
  ['that is a space', `<p>{name && <b>{name}</b>}{' '}<i /></p>`],
  ['among repeated elements', `<p>{t('auch:')}{words.map((word) => <b key={word} />)}</p>`],
  ['that is repeated', `<p><b />{words.map((word) => word)}</p>`],
  ['of a value that is not known to be an element', `<p><b />{name}</p>`],
  ['in a fragment, which is not an element', `<>{t('Senden')}</>`],
  [
    'passed as children',
    `interface Props { children: ReactNode }; function A({ children }: Props) { return <p><b />{children}</p> }`,
  ],
  ['that a component returns', `function A({ children }: { children: string }) { return children }`],
])('a text %s is reported', (_, source) => {
  expect(textsBesideOthers(source)).not.toEqual([])
})

test.each([
  ['alone in its element', `<p>{busy ? t('Sendet') : t('Senden')}</p>`],
  ['alone in an element that has siblings', `<p>{busy && <Icon />}<span>{t('Senden')}</span></p>`],
  ['next to constant elements', `<p>{t('Siehe')} <a href="/">{t('hier')}</a></p>`],
])('a text %s is not reported', (_, source) => {
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
])('elements are recognised by %s', (_, source) => {
  expect(textsBesideOthers(source)).toEqual([])
})
