import { paths } from '../lib/paths.ts'

/** Modules of the public screens by route, below `src/`. The sign-in loads only these routes. */
export const openScreens = {
  [paths.auth]: 'app/sign-in-screen.tsx',
  [paths.registerRequest]: 'features/access-requests/access-request-screen.tsx',
  [paths.privacyPolicy]: 'features/privacy-policy/privacy-policy-screen.tsx',
  [paths.credits]: 'features/credits/credits-screen.tsx',
} as const
