/** Each route of the product, once (specification section 2). */
export const paths = {
  home: '/',
  auth: '/auth',
  registerRequest: '/register-request',
  admin: '/admin',
  alphabet: '/alphabet',
  syllables: '/syllables',
  sentences: '/sentences',
  translate: '/translate',
  verbs: '/verbs',
  dictionary: '/dictionary',
  children: '/kinder',
  adults: '/erwachsene',
  seniors: '/senioren',
  privacyPolicy: '/privacy-policy',
} as const
