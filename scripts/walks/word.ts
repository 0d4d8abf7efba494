import type { Walk } from './walk.ts'

/** Das Nashorn. */
export const word: Walk = {
  heading: 'Add a word',
  edits: {
    'content/data/lexicon.csv': [
      [
        '\nnass,nass,',
        '\n,Nashorn,,,das,Nashörner,,,کرگدن,kargadan,,,,,,,,,,,,,,noun,B1,animals,,,Das Nashorn ist sehr groß.,کرگدن خیلی بزرگ است.,kargadan khéyli bozorg ast.\nnass,nass,',
      ],
    ],
  },
  commands: {
    ids: { folder: '.', args: ['scripts/ids.ts'] },
    pronunciations: { folder: '.', args: ['scripts/pronunciations.ts'] },
  },
  tests: ['content'],
  omissions: [
    {
      file: 'content/data/ids.txt',
      test: 'content/checks/ids.test.ts',
      says: 'every row has a unique id, which is in the list of released ids',
    },
    {
      file: 'content/data/generated/spoken-words.csv',
      test: 'content/checks/german-sounds.test.ts',
      says: 'every word of every taught German text has its phonemes',
    },
  ],
}
