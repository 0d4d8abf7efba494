import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Journeys run side by side, each set on a server of its own: what one does, another does not meet. */
export const parallel = 2

// Playwright reads this file in each of its processes; the first one decides.
process.env.POL_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env.POL_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'pol-e2e-'))

/** Where everything of this run stands. */
export const folder = process.env.POL_E2E_DATA

export function serverAt(index: number) {
  const port = Number(process.env.POL_E2E_PORT) + index
  return { port, url: `http://localhost:${port}`, dataFolder: join(folder, `server-${index}`) }
}

/** The server of the journeys in this process. */
export const ownServer = serverAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
