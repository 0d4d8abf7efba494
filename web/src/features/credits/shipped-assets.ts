/** Third-party fonts and pictures, with their files relative to web/. */
export const shippedAssets = [
  {
    name: 'Atkinson Hyperlegible Next',
    use: 'Schrift für lateinische Buchstaben',
    copyright: '© 2020–2024 The Atkinson Hyperlegible Next Project Authors',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
    source: 'https://github.com/googlefonts/atkinson-hyperlegible-next',
    files: ['src/fonts/atkinson-hyperlegible-next.woff2'],
  },
  {
    name: 'Vazirmatn',
    use: 'Schrift für persische Buchstaben',
    copyright: '© 2015 The Vazirmatn Project Authors',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
    source: 'https://github.com/rastikerdar/vazirmatn',
    files: ['src/fonts/vazirmatn.woff2'],
  },
  {
    name: 'Twemoji',
    use: 'Bilder bei den Kindern, auf Geräten ohne eigene',
    copyright: '© Twitter, Inc and other contributors; auf die gezeigten Bilder gekürzt',
    licence: 'CC-BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'https://github.com/twitter/twemoji',
    files: ['src/fonts/twemoji-first.woff2', 'src/fonts/twemoji.woff2'],
  },
  {
    name: 'Twemoji COLR Font',
    use: 'Twemoji als Schrift',
    copyright: '© Tilman Vatteroth und andere',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
    source: 'https://github.com/mrdrogdrog/twemoji-color-font',
    files: ['src/fonts/twemoji-first.woff2', 'src/fonts/twemoji.woff2'],
  },
  {
    name: 'Lucide',
    use: 'Symbole',
    copyright: '© Lucide Icons and Contributors; einige aus Feather, © 2013-present Cole Bemis (MIT)',
    licence: 'ISC',
    licenceUrl: 'https://lucide.dev/license',
    source: 'https://lucide.dev',
    // Part of the scripts (`npm run icons`).
    files: [],
  },
] as const

/** Our own pictures (scripts/pictures.ts). */
export const ownPictures = [
  'public/apple-touch-icon.png',
  'public/icon-192.png',
  'public/icon-512.png',
  'public/icon-maskable-512.png',
  'public/social.png',
] as const
