import type { ComponentType } from 'react'
import { fromScript } from './from-script.tsx'

type Modules = Readonly<Record<string, () => Promise<unknown>>>

/** The screens of a table of routes. @param modules by path, with the folder of the web application as root. */
export function screensOf(table: Readonly<Record<string, string>>, modules: Modules) {
  return Object.entries(table).map(([path, file]) => {
    const load = modules[`/src/${file}`] as (() => Promise<{ default: ComponentType }>) | undefined
    if (!load) throw new Error(`No ${file}`)
    return { path, ...fromScript(load) }
  })
}
