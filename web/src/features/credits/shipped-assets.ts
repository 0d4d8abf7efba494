import type { ReactNode } from 'react'
import { t } from '@pol/contract/text'
import { richText } from '../../ui/rich-text.ts'
import { author } from './credit.tsx'

interface ShippedAsset {
  readonly name: string
  readonly use: string
  readonly copyright: ReactNode
  readonly licence: string
  readonly licenceUrl: string
  readonly source: string
  readonly files: readonly string[]
}

/** Third-party fonts and pictures, with their files relative to web/. */
export const shippedAssets: readonly ShippedAsset[] = [
  {
    name: 'Atkinson Hyperlegible Next',
    use: t('Schrift für lateinische Buchstaben'),
    copyright: author('© 2020–2024 The Atkinson Hyperlegible Next Project Authors'),
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
    source: 'https://github.com/googlefonts/atkinson-hyperlegible-next',
    files: ['src/fonts/atkinson-hyperlegible-next.woff2'],
  },
  {
    name: 'Vazirmatn',
    use: t('Schrift für persische Buchstaben'),
    copyright: author('© 2015 The Vazirmatn Project Authors'),
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
    source: 'https://github.com/rastikerdar/vazirmatn',
    files: ['src/fonts/vazirmatn.woff2'],
  },
  {
    name: 'Twemoji',
    use: t('Bilder bei den Kindern, auf Geräten ohne eigene'),
    copyright: richText('{author}; auf die gezeigten Bilder gekürzt', {
      author: author('© Twitter, Inc and other contributors'),
    }),
    licence: 'CC-BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'https://github.com/twitter/twemoji',
    files: ['src/fonts/twemoji-first.woff2', 'src/fonts/twemoji.woff2'],
  },
  {
    name: 'Twemoji COLR Font',
    use: t('Twemoji als Schrift'),
    copyright: richText('{author} und andere', { author: author('© Tilman Vatteroth') }),
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
    source: 'https://github.com/mrdrogdrog/twemoji-color-font',
    files: ['src/fonts/twemoji-first.woff2', 'src/fonts/twemoji.woff2'],
  },
  {
    name: 'Lucide',
    use: t('Symbole'),
    copyright: richText('{author}; einige aus {source}', {
      author: author('© Lucide Icons and Contributors'),
      source: author('Feather, © 2013-present Cole Bemis (MIT)'),
    }),
    licence: 'ISC',
    licenceUrl: 'https://lucide.dev/license',
    source: 'https://lucide.dev',
    // Bundled into the scripts (`npm run icons`).
    files: [],
  },
]

/** Our own pictures (scripts/pictures.ts). */
export const ownPictures = [
  'public/apple-touch-icon.png',
  'public/icon-192.png',
  'public/icon-512.png',
  'public/icon-maskable-512.png',
  'public/social.png',
] as const
