import { expect, test } from 'vitest'
import { readDocument, type Form } from './document.ts'

const form: Form = { sections: [1, 2], words: [3, 12], examples: [0, 2], cells: 2 }
const faultsIn = (markdown: string) => readDocument(markdown, form).faults

const note = '## Das Verb\n\nEs steht am Ende.\n\n- Ich gehe. | می‌روم.\n- Ich komme. | می‌آیم.\n'

test('headings, paragraphs and examples are data', () => {
  expect(readDocument(note, form)).toEqual({
    sections: [
      {
        title: 'Das Verb',
        blocks: [
          { text: 'Es steht am Ende.' },
          {
            examples: [
              ['Ich gehe.', 'می‌روم.'],
              ['Ich komme.', 'می‌آیم.'],
            ],
          },
        ],
      },
    ],
    faults: [],
  })
})

test('a table is data, and its words do not count', () => {
  const table = '| Deutsch | Persisch |\n| --- | --- |\n| ich | من (man) |\n| du | تو (to) |\n'
  const { sections, faults } = readDocument(`## Titel\n\nDas ist es.\n\n${table}`, { ...form, words: [4, 4] })
  expect(faults).toEqual([])
  expect(sections[0]?.blocks[1]).toEqual({
    table: {
      head: ['Deutsch', 'Persisch'],
      rows: [
        ['ich', 'من (man)'],
        ['du', 'تو (to)'],
      ],
    },
  })
})

test.each([
  ['a link', '## Titel\n\nLesen Sie [das hier](https://example.org).', '(link)'],
  ['an address that Markdown makes a link', '## Titel\n\nMehr auf https://example.org heute.', '(link)'],
  ['HTML', '## Titel\n\nDas ist <b>fett</b> hier.', '(html)'],
  ['a block of HTML', '## Titel\n\nDas ist es.\n\n<script>alert(1)</script>', '(html)'],
  ['emphasis', '## Titel\n\nDas ist **sehr** wichtig.', '(strong)'],
  ['a picture', '## Titel\n\nDas ist ein ![Bild](x.png) davon.', '(image)'],
  ['a numbered list', '## Titel\n\nDas ist es.\n\n1. Ich | من', '(list)'],
  ['an empty cell', '## Titel\n\nDas ist es.\n\n| a | b |\n|---|---|\n| c | |', 'is empty'],
  ['a link in a cell', '## Titel\n\nDas ist es.\n\n| a | b |\n|---|---|\n| c | [d](e) |', '(link)'],
  [
    'Arabic letters in a cell',
    '## Titel\n\nDas ist es.\n\n| a | b |\n|---|---|\n| c | كتاب |',
    'Arabic letters',
  ],
  ['another heading', '# Titel\n\nDas ist es ja.', 'not a heading of the second level'],
  ['text before the first heading', 'Vorher.\n\n## Titel\n\nDas ist es.', 'before the first heading'],
  ['an example with too many parts', '## Titel\n\nDas ist es.\n\n- Ich | man | من', 'has not 2 parts'],
  ['too few words', '## Titel\n\nKurz.', 'has 2 words, not 3 to 12'],
  ['too many words', `## Titel\n\n${'Wort '.repeat(12).trim()}`, 'has 13 words, not 3 to 12'],
  ['no section', 'Das ist es ja.', 'has 0 sections, not 1 to 2'],
  ['Arabic letters', '## Titel\n\nDas heißt كتاب auf Persisch.', 'has Arabic letters'],
])('%s is a fault', (_, markdown, fault) => {
  expect(faultsIn(markdown).join('\n')).toContain(fault)
})
