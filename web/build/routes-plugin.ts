import type { Plugin } from 'vite'
import type { Operation, Route } from '@pol/contract/operation'
import { operations } from '@pol/contract/operations'

const id = 'virtual:routes'

/** Provides the routes of all operations by name. The browser needs only these and the types of the operations. */
export function routesPlugin(): Plugin {
  return {
    name: 'routes',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (loaded) =>
      loaded === `\0${id}` ? `export default ${JSON.stringify(routesOf(operations))}` : null,
  }
}

function routesOf(operations: readonly Operation[]): Record<string, Route> {
  return Object.fromEntries(
    operations.map(({ name, method, path, isPaged, upload, download }) => [
      name,
      { method, path, ...(isPaged && { isPaged }), ...(upload && { upload }), ...(download && { download }) },
    ]),
  )
}
