import { paths } from '../lib/paths.ts'

/** Modules of the guarded screens by route, below `src/`. The build also derives preload hints from them. */
export const guardedScreens = {
  [paths.home]: 'features/home/home-screen.tsx',
  [paths.alphabet]: 'features/alphabet/alphabet-screen.tsx',
  [paths.syllables]: 'features/syllables/syllables-screen.tsx',
  [paths.sentences]: 'features/sentences/sentences-screen.tsx',
  [paths.translate]: 'features/translation/translation-screen.tsx',
  [paths.verbs]: 'features/verbs/verbs-screen.tsx',
  [paths.dictionary]: 'features/dictionary/dictionary-screen.tsx',
  [paths.children]: 'features/children/children-screen.tsx',
  [paths.adults]: 'features/adults/adults-screen.tsx',
  [paths.seniors]: 'features/seniors/seniors-screen.tsx',
  [paths.course]: 'features/course/course-screen.tsx',
  [paths.unit]: 'features/course/unit-screen.tsx',
  [paths.sounds]: 'features/german-sounds/german-sounds-screen.tsx',
  [paths.practice]: 'features/practice/practice-screen.tsx',
  [paths.progress]: 'features/progress/progress-screen.tsx',
  [paths.starred]: 'features/starred/starred-screen.tsx',
  [paths.record]: 'features/recordings/wanted-line-screen.tsx',
  [paths.recordLine]: 'features/recordings/recorder-screen.tsx',
  [paths.ownRecordings]: 'features/recordings/own-recordings-screen.tsx',
  [paths.ownReports]: 'features/reports/own-reports-screen.tsx',
  [paths.security]: 'app/security-screen.tsx',
} as const

/** Screens for moderators and administrators. */
export const moderatorScreens = {
  [paths.moderation]: 'features/moderation/moderation-screen.tsx',
} as const

/** Screens for administrators only. */
export const adminScreens = {
  [paths.admin]: 'features/administration/administration-screen.tsx',
} as const

/** Unguarded screens that the sign-in does not load: the emergency page, and the target of links in mails. */
export const unguardedScreens = {
  [paths.emergency]: 'features/emergency/emergency-screen.tsx',
  [paths.passkey]: 'features/passkeys/passkey-link-screen.tsx',
} as const
