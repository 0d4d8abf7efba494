import { awaitedSince } from '../lib/awaited-since.ts'
import { session } from '../lib/session.ts'

/** Announces answers to reports that the user awaits: once per page, and after each sign-in. */
function announce(): void {
  const since = awaitedSince()
  if (since === null || session.token() === null) return
  import('../features/reports/announce-answers.tsx')
    .then(({ announceAnswers }) => announceAnswers(since))
    // The next page tries again.
    .catch(() => undefined)
}

announce()
session.subscribe(announce)
