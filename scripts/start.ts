/** `npm start`: builds if necessary, then runs the server in this process. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.ts'

await buildIfStale()
if (process.env.npm_lifecycle_event === 'start') stopWithNpm()
// Reuse the compiled code of the last start.
enableCompileCache(fileURLToPath(new URL('../server/dist/.compiled', import.meta.url)))
await import(new URL('../server/dist/main.js', import.meta.url).href)

/** npm forwards signals only to its shell, which exits without forwarding them. So watch the parent process instead. */
function stopWithNpm(): void {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 100)
  timer.unref()
}
