import { paths } from '../lib/paths.ts'

/** Modules of the guarded screens by route, relative to `features/`. The build also derives preload hints from them. */
export const guardedScreens = {
  [paths.home]: 'home/home-screen.tsx',
  [paths.alphabet]: 'alphabet/alphabet-screen.tsx',
  [paths.syllables]: 'syllables/syllables-screen.tsx',
  [paths.sentences]: 'sentences/sentences-screen.tsx',
  [paths.translate]: 'translation/translation-screen.tsx',
  [paths.verbs]: 'verbs/verbs-screen.tsx',
  [paths.dictionary]: 'dictionary/dictionary-screen.tsx',
  [paths.children]: 'children/children-screen.tsx',
  [paths.adults]: 'adults/adults-screen.tsx',
  [paths.seniors]: 'seniors/seniors-screen.tsx',
  [paths.course]: 'course/course-screen.tsx',
  [paths.unit]: 'course/unit-screen.tsx',
  [paths.sounds]: 'german-sounds/german-sounds-screen.tsx',
  [paths.practice]: 'practice/practice-screen.tsx',
  [paths.progress]: 'progress/progress-screen.tsx',
  [paths.starred]: 'starred/starred-screen.tsx',
  [paths.record]: 'recordings/wanted-line-screen.tsx',
  [paths.recordLine]: 'recordings/recorder-screen.tsx',
  [paths.ownRecordings]: 'recordings/own-recordings-screen.tsx',
  [paths.ownReports]: 'reports/own-reports-screen.tsx',
  [paths.security]: 'security/security-screen.tsx',
} as const

/** Screens for moderators and administrators. */
export const moderatorScreens = {
  [paths.moderation]: 'moderation/moderation-screen.tsx',
} as const

/** Screens for administrators only. */
export const adminScreens = {
  [paths.admin]: 'administration/administration-screen.tsx',
} as const

/** Screens for everybody that the sign-in does not know: for an emergency, and what links in mails open. */
export const unguardedScreens = {
  [paths.emergency]: 'emergency/emergency-screen.tsx',
  [paths.passkey]: 'passkey-link/passkey-link-screen.tsx',
} as const
