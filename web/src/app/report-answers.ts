import { awaitedSince } from '../lib/awaited-since.ts'
import { session } from '../lib/session.ts'

/** Once on each page, while the user waits for an answer to a report; and after each sign-in. */
function announce(): void {
  const since = awaitedSince()
  if (since === null || session.token() === null) return
  import('../features/reports/announce-answers.tsx')
    .then(({ announceAnswers }) => announceAnswers(since))
    // The next page asks again.
    .catch(() => undefined)
}

announce()
session.subscribe(announce)
