import { paths } from '../lib/paths.ts'

/** Modules of the public screens by route, relative to `features/`: all that the sign-in needs of the routes. */
export const openScreens = {
  [paths.auth]: 'accounts/sign-in-screen.tsx',
  [paths.registerRequest]: 'access-requests/access-request-screen.tsx',
  [paths.privacyPolicy]: 'privacy-policy/privacy-policy-screen.tsx',
  [paths.credits]: 'credits/credits-screen.tsx',
} as const
