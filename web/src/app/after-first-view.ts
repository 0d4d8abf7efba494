/** Everything that the first view does not need; loaded after the page. */
import '../features/cookie-notice/mount.tsx'
import '../features/navigation/mount.tsx'
import '../features/offline/mount.tsx'
import '../features/toasts/mount.tsx'
import { readSite } from '../lib/site.ts'
import './scroll-restoration.ts'
import './device-lock-subscription.ts'
import './prefetch-on-intent.ts'
import './report-answers.ts'
import './report-errors.ts'

if (readSite().botCheck) {
  import('../lib/bot-check/bot-check.ts').then(({ checkPageviewOnce }) => checkPageviewOnce(), console.error)
}
