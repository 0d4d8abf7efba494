import { paths } from '../lib/paths.ts'

/** Which module draws which guarded route, below `features/`. The build makes preload hints of it, too. */
export const guardedScreens = {
  [paths.home]: 'home/home-screen.tsx',
  [paths.alphabet]: 'alphabet/alphabet-screen.tsx',
  [paths.dictionary]: 'dictionary/dictionary-screen.tsx',
} as const

/** Screens for everybody. */
export const openScreens = {
  [paths.auth]: 'sign-in/sign-in-screen.tsx',
} as const
