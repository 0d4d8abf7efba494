import { paths } from '../lib/paths.ts'

/**
 * Every screen: its module, below `src/`, by its route. The groups say who may open it. The build makes the tables of the
 * router of them (build/screens-plugin.ts), the preload hints and the budgets.
 */
export const screenModules = {
  /** Everybody. Only these are known to the scripts of the sign-in. */
  open: {
    [paths.auth]: 'app/sign-in-screen.tsx',
    [paths.registerRequest]: 'features/access-requests/access-request-screen.tsx',
    [paths.privacyPolicy]: 'features/privacy-policy/privacy-policy-screen.tsx',
    [paths.credits]: 'features/credits/credits-screen.tsx',
  },
  /** Everybody, too: the emergency page, and the targets of links in mails. */
  anyone: {
    [paths.emergency]: 'features/emergency/emergency-screen.tsx',
    [paths.passkey]: 'features/passkeys/passkey-link-screen.tsx',
    [paths.endReminders]: 'features/reminders/end-reminders-screen.tsx',
  },
  learner: {
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
    [paths.lesson]: 'features/lessons/lesson-screen.tsx',
    [paths.script]: 'features/script/script-screen.tsx',
    [paths.scriptStep]: 'features/script/script-step-screen.tsx',
    [paths.exams]: 'features/exams/exams-screen.tsx',
    [paths.exam]: 'features/exams/exam-screen.tsx',
    [paths.examPart]: 'features/exams/exam-part-screen.tsx',
    [paths.sounds]: 'features/german-sounds/german-sounds-screen.tsx',
    [paths.practice]: 'features/practice/practice-screen.tsx',
    [paths.progress]: 'features/progress/progress-screen.tsx',
    [paths.starred]: 'features/starred/starred-screen.tsx',
    [paths.record]: 'features/recordings/wanted-line-screen.tsx',
    [paths.recordLine]: 'features/recordings/recorder-screen.tsx',
    [paths.ownRecordings]: 'features/recordings/own-recordings-screen.tsx',
    [paths.ownReports]: 'features/reports/own-reports-screen.tsx',
    [paths.security]: 'app/security-screen.tsx',
  },
  moderator: { [paths.moderation]: 'features/moderation/moderation-screen.tsx' },
  admin: { [paths.admin]: 'features/administration/administration-screen.tsx' },
} as const
