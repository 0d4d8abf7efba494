/** `npm start`: builds what is stale and serves the product, in this very process. */
import { buildWhereStale } from './build.ts'

buildWhereStale()
if (process.env.npm_lifecycle_event === 'start') stopWithNpm()
await import(new URL('../server/dist/main.js', import.meta.url).href)

/** npm passes a signal on to its shell only, which ends without telling: when it is gone, so is the reason to run. */
function stopWithNpm(): void {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 100)
  watch.unref()
}
