/** `npm run dev`: runs server and browser application with hot reload. Vite listens on port 3000 and proxies `/api`. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const programs = [
  spawn(process.execPath, ['--watch', 'server/src/main.ts'], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PORT: '3001', PUBLIC_URL: 'http://localhost:3000' },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'web'], { cwd, stdio: 'inherit' }),
]
for (const program of programs) {
  program.on('exit', () => {
    for (const other of programs) other.kill()
  })
}
