import type { ComponentType } from 'react'
import type { Plugin } from 'vite'
import { screenModules } from '../src/app/screen-modules.ts'

const { open, ...further } = screenModules

export interface Screen {
  readonly path: string
  /** Imports its module. */
  readonly load: () => Promise<{ default: ComponentType }>
}

export interface FurtherScreen extends Screen {
  readonly access: keyof typeof further
}

/** The tables of the router. That of the open screens is apart, because the sign-in does not load the other one. */
const tables: Readonly<Record<string, string>> = {
  'virtual:screens/open': codeOf(rowsOf(open)),
  'virtual:screens/further': codeOf(
    Object.entries(further).flatMap(([access, modules]) => rowsOf(modules, `access: '${access}', `)),
  ),
}

/** Provides the screens as tables of `Screen` and `FurtherScreen`. */
export function screensPlugin(): Plugin {
  return {
    name: 'screens',
    resolveId: (source) => (source in tables ? `\0${source}` : null),
    load: (id) => tables[id.replace('\0', '')] ?? null,
  }
}

function rowsOf(modules: Readonly<Record<string, string>>, columns = ''): string[] {
  return Object.entries(modules).map(
    ([path, module]) => `{ path: '${path}', ${columns}load: () => import('/src/${module}') }`,
  )
}

function codeOf(rows: readonly string[]): string {
  return `export default [${rows.join(', ')}]`
}
