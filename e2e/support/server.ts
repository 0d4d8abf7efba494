import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The number of parallel workers. Each has its own server, so that journeys do not affect each other. */
export const parallel = 2

// Every Playwright process loads this file; the first one sets the variables for the others.
// Below the ports that systems take for outgoing connections, which could take one before its server starts.
process.env.POL_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000))
process.env.POL_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'pol-e2e-'))

/** The folder with all data of this run. */
export const folder = process.env.POL_E2E_DATA

export function serverAt(index: number) {
  const port = Number(process.env.POL_E2E_PORT) + index
  return { port, url: `http://localhost:${port}`, dataFolder: join(folder, `server-${index}`) }
}

/** The server of this worker. */
export const ownServer = serverAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
