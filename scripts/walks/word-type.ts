import type { Walk } from './walk.ts'

/** Interjections: "ach". */
export const wordType: Walk = {
  heading: 'Add a word type',
  edits: {
    'content/src/lexicon.ts': [["  'pronoun',\n", "  'pronoun',\n  'interjection',\n"]],
    'content/data/lexicon.csv': [[',word,A2,feelings,,,"Ach, ', ',interjection,A2,feelings,,,"Ach, ']],
    'web/src/features/dictionary/entry-row.tsx': [
      [
        "  pronoun: t('Pronomen · ضمیر'),\n",
        "  pronoun: t('Pronomen · ضمیر'),\n  interjection: t('Ausruf · صوت'),\n",
      ],
    ],
    'web/src/features/dictionary/persian.json': [
      ['  "Bedeutung auf Farsi": ', '  "Ausruf · صوت": "صوت",\n  "Bedeutung auf Farsi": '],
    ],
  },
  tests: ['content', 'scripts/documents.test.ts', 'web/build/texts.test.ts'],
  omissions: [
    {
      file: 'web/src/features/dictionary/entry-row.tsx',
      says: "Property 'interjection' is missing in type",
    },
  ],
}
