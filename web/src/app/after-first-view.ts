/** What no first view has to wait for: fetched when the page has loaded. */
import '../features/cookie-notice/mount.tsx'
import '../features/offline/mount.tsx'
import { readSite } from '../lib/site.ts'
import './arrival.ts'
import './follow-sessions.ts'
import './prefetch-on-intent.ts'

if (readSite().botCheck) {
  import('../lib/bot-check/bot-check.ts').then(({ checkPageviewOnce }) => checkPageviewOnce(), console.error)
}
