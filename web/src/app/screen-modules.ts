import { paths } from '../lib/paths.ts'

/** Which module draws which guarded route, below `features/`. The build makes preload hints of it, too. */
export const guardedScreens = {
  [paths.home]: 'home/home-screen.tsx',
  [paths.alphabet]: 'alphabet/alphabet-screen.tsx',
  [paths.syllables]: 'syllables/syllables-screen.tsx',
  [paths.sentences]: 'sentences/sentences-screen.tsx',
  [paths.translate]: 'translate/translate-screen.tsx',
  [paths.verbs]: 'verbs/verbs-screen.tsx',
  [paths.dictionary]: 'dictionary/dictionary-screen.tsx',
  [paths.children]: 'children/children-screen.tsx',
  [paths.adults]: 'adults/adults-screen.tsx',
  [paths.seniors]: 'seniors/seniors-screen.tsx',
} as const

/** Screens for administrators only. */
export const adminScreens = {
  [paths.admin]: 'administration/administration-screen.tsx',
} as const

/** Screens for everybody. */
export const openScreens = {
  [paths.auth]: 'sign-in/sign-in-screen.tsx',
  [paths.registerRequest]: 'access-request/access-request-screen.tsx',
  [paths.privacyPolicy]: 'privacy-policy/privacy-policy-screen.tsx',
} as const
