import type { Walk } from './walk.ts'

/** A short sentence is said aloud; then the learner uncovers it and says how well it was known. */
export const taskKind: Walk = {
  heading: 'Add a task kind',
  edits: {
    'learning/src/values.ts': [["  'uncover',\n", "  'uncover',\n  'say',\n"]],
    'learning/src/tasks/task.ts': [
      ["  | { readonly kind: 'uncover' }\n", "  | { readonly kind: 'uncover' | 'say' }\n"],
    ],
    'learning/src/tasks/ladder.ts': [
      [
        "    'short-sentence': {\n      first: ['choose', 'listen'],\n",
        "    'short-sentence': {\n      first: ['say'],\n",
      ],
    ],
    'learning/src/tasks/task-of.ts': [
      [
        "  uncover: () => ({ kind: 'uncover' }),\n",
        "  uncover: () => ({ kind: 'uncover' }),\n  say: () => ({ kind: 'say' }),\n",
      ],
    ],
    'learning/src/tasks/task-of.test.ts': [
      [
        "['of a short sentence by choosing it', line('Guten Tag!', 'روز بخیر!'), 'de', 'first', ['choose']]",
        "['of a short sentence by saying it', line('Guten Tag!', 'روز بخیر!'), 'de', 'first', ['say']]",
      ],
    ],
    'web/src/ui/tasks/wording.ts': [
      ["  uncover: t('Aufdecken'),\n", "  uncover: t('Aufdecken'),\n  say: t('Sprechen'),\n"],
      [
        "    case 'uncover':\n",
        "    case 'say':\n      return t('Wie sagt man das?')\n    case 'uncover':\n",
      ],
    ],
    'web/src/ui/tasks/question.tsx': [["    case 'write':\n", "    case 'write':\n    case 'say':\n"]],
    'web/src/ui/tasks/task-body.tsx': [["    case 'uncover':\n", "    case 'uncover':\n    case 'say':\n"]],
    'web/src/ui/tasks/persian.json': [
      ['  "Tastatur des Geräts": ', '  "Sprechen": "گفتن",\n  "Tastatur des Geräts": '],
      [
        '  "Wie schreibt man das auf',
        '  "Wie sagt man das?": "این را چطور می‌گویند؟",\n  "Wie schreibt man das auf',
      ],
    ],
    'e2e/support/practice.ts': [
      [
        '  article: rightOn(',
        "  say: [answered(9, { item: 'phrase-guten-tag', skill: 'produce', task: 'say', grade: 1 })],\n  article: rightOn(",
      ],
    ],
    'e2e/journeys/practice-accessibility.proof.spec.ts': [
      ['  uncover: dontKnow,\n', '  uncover: dontKnow,\n  say: dontKnow,\n'],
    ],
    'e2e/journeys/page-translation.proof.spec.ts': [
      ["  'uncover',\n] as const", "  'uncover',\n  'say',\n] as const"],
    ],
    'e2e/journeys/practice-choosing.spec.ts': [
      [
        'function withItem(',
        `test('Sprechen: a short sentence is said aloud and uncovered', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.say)
  await expect(task(page, 'Sprechen')).toContainText('Guten Tag!')
  await press(page, 'Aufdecken')
  await expect(page.getByText('روز بخیر!')).toBeVisible()
})

function withItem(`,
      ],
    ],
  },
  tests: ['learning/src/tasks/task-of.test.ts', 'web/src/features/practice', 'web/build/texts.test.ts'],
  omissions: [
    { file: 'web/src/ui/tasks/wording.ts', says: "Property 'say' is missing in type" },
    {
      file: 'learning/src/tasks/task-of.test.ts',
      test: 'learning/src/tasks/task-of.test.ts',
      says: 'production is asked > of a short sentence by choosing it',
    },
  ],
}
