/**
 * `npm run icons`: generates one component for each Lucide icon in use. The results are committed, so that a build does
 * not need the Lucide package with its 1,700 icons. Each has a file of its own, because the bundler never splits a
 * module: a file with all icons would be loaded with the first view.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as lucide from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { run } from './testing/program.ts'

/** Icon names in Lucide (https://lucide.dev/icons). */
const names = [
  'arrow-down',
  'arrow-left',
  'arrow-left-right',
  'award',
  'blocks',
  'book-a',
  'book-open',
  'briefcase',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'cloud-off',
  'copy',
  'delete',
  'dumbbell',
  'ellipsis',
  'ellipsis-vertical',
  'file-down',
  'glasses',
  'graduation-cap',
  'house',
  'languages',
  'loader-circle',
  'log-out',
  'message-circle',
  'mic',
  'phone',
  'play',
  'printer',
  'puzzle',
  'repeat',
  'rotate-ccw',
  'route',
  'search',
  'search-x',
  'send',
  'settings-2',
  'shield-check',
  'sparkles',
  'speech',
  'square',
  'star',
  'trash',
  'trophy',
  'turtle',
  'type',
  'upload',
  'user-search',
  'volume-2',
  'x',
]

const components = new Map(Object.entries(lucide) as [string, ComponentType][])
const folder = fileURLToPath(new URL('../web/src/ui/icons/drawn/', import.meta.url))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const name of names) writeFileSync(`${folder}${name}.tsx`, sourceOf(name))
process.exit((await run('format', ['node_modules/oxfmt/bin/oxfmt', folder])) ? 0 : 1)

function sourceOf(name: string): string {
  const component = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const original = components.get(component)
  if (!original) throw new Error(`Lucide has no icon ${name}`)
  const [, shapes = ''] = /^<svg[^>]*>(.+)<\/svg>$/.exec(renderToStaticMarkup(createElement(original))) ?? []
  return `// Made by \`npm run icons\`. © Lucide Icons and Contributors, ISC (docs/licences.md).
import { Icon, type IconProps } from '../icon.tsx'

export const ${component} = (props: IconProps) => <Icon {...props}>${shapes.replaceAll(/><\/\w+>/g, '/>')}</Icon>
`
}
