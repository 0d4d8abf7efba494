import { describe, expect, test } from 'vitest'
import { ContentError, readRows, type Kind } from './kind.ts'
import { lexicon } from './lexicon.ts'
import { objects } from './objects.ts'
import { everyday, phrases } from './phrases.ts'
import { words } from './words.ts'

/** A lexicon of two words. */
const entries = new Map([
  [
    'buch',
    {
      german: 'Buch',
      article: 'das',
      plural: 'Bücher',
      number: '',
      feminine: '',
      farsi: 'کتاب',
      transliteration: 'ketâb',
    },
  ],
  [
    'hund',
    {
      german: 'Hund',
      article: 'der',
      plural: 'Hunde',
      number: '',
      feminine: '',
      farsi: 'سگ',
      transliteration: 'sag',
    },
  ],
])

function errorsIn<Row>(kind: Kind<Row>, ...lines: string[]): readonly string[] {
  try {
    readRows(kind, lines.join('\n'), entries)
  } catch (error) {
    if (error instanceof ContentError) return error.errors
    throw error
  }
  return []
}

const wordColumns = 'id,entry,syllables'

test('a valid word has no errors', () => {
  expect(errorsIn(words, wordColumns, 'word-buch,buch,ک|تاب')).toEqual([])
})

test.each([
  ['a word that is not in the lexicon', 'word-buch,heft,ک|تاب', 'entry: "heft" is not in the lexicon'],
  ['an id with other characters', 'word_Buch,buch,ک|تاب', 'id: is not an id (a-z, 0-9 and hyphens)'],
  ['syllables of another word', 'word-buch,buch,ک|تا', 'row: syllables: do not add up to the word'],
  ['too few syllables', 'word-buch,buch,کتاب', 'row: syllables: the transliteration has 2 (ke·tâb)'],
  ['syllables cut at the wrong place', 'word-buch,buch,کت|اب', 'row: syllables: "ke" does not match "کت"'],
])('%s is an error', (_, line, error) => {
  expect(errorsIn(words, wordColumns, line)).toContain(`words.csv:2: ${error}`)
})

const lexiconColumns = [
  'id,german,sense_german,sense_farsi,article,plural,number,feminine,farsi,transliteration,farsi_plural,spoken,spoken_transliteration',
  'stem,stem_transliteration,conjugation,usage_german,usage_farsi,type,level,topic,teach,same_idea_as,example_german,example_farsi,example_transliteration',
  'dari,dari_transliteration,dari_note_german,dari_note_farsi,dari_sources',
].join(',')
const example = 'A1,home,,,Das ist gut.,این خوب است.,in khub ast.,,,,,'

test.each([
  [
    'a noun without its article',
    `buch,Buch,,,,Bücher,,,کتاب,ketâb,,,,,,,,,noun,${example}`,
    'article: nouns have one',
  ],
  [
    'an article of a name that stands without it',
    `hamburg,Hamburg,,,das,,singular,,هامبورگ,hâmburg,,,,,,,"nach, in (ohne Artikel)",,noun,${example}`,
    'article: nouns have one',
  ],
  [
    'an article of another word',
    `gut,gut,,,das,,,,خوب,khub,,,,,,,,,adjective,${example}`,
    'article: nouns have one',
  ],
  [
    'a plural of another word',
    `gut,gut,,,,gute,,,خوب,khub,,,,,,,,,adjective,${example}`,
    'plural, number: a noun',
  ],
  [
    'a noun without plural and number',
    `obst,Obst,,,das,,,,میوه,mive,,,,,,,,,noun,${example}`,
    'plural, number: a noun',
  ],
  [
    'a Persian verb without its stem',
    `gehen,gehen,,,,,,,رفتن,raftan,,,,,,,,,verb,${example}`,
    'stem: a Persian verb has one',
  ],
  [
    'forms of a verb of another word',
    `gut,gut,,,,,,,خوب,khub,,,,,,regular,,,adjective,${example}`,
    'conjugation: only verbs have one',
  ],
  [
    'two words in one line',
    `buch,Buch / Heft,,,das,Bücher,,,کتاب,ketâb,,,,,,,,,noun,${example}`,
    'is more than one word',
  ],
])('in the lexicon, %s is an error', (_, line, error) => {
  expect(errorsIn(lexicon, lexiconColumns, line).join('\n')).toContain(error)
})

describe('two entries with the same idea', () => {
  const entry = (id: string, word: string, teach: string, leader: string) =>
    `${id},${word},${id},,die,Adressen,,,آدرس,âdres,,,,,,,,,noun,A1,home,${teach},${leader},Das ist gut.,این خوب است.,in khub ast.,,,,,`
  const leading = entry('im-alltag', 'Adresse', '', '')

  test('are one item for learners of German', () => {
    expect(
      errorsIn(lexicon, lexiconColumns, leading, entry('foermlich', 'Adresse', '', 'im-alltag')),
    ).toEqual([])
  })

  test.each([
    ['no entry', entry('foermlich', 'Adresse', '', 'haus'), '"haus" is not in the lexicon'],
    [
      'an entry of another word',
      entry('foermlich', 'Anschrift', '', 'im-alltag'),
      '"im-alltag" is another German word',
    ],
    ['itself', entry('foermlich', 'Adresse', '', 'foermlich'), '"foermlich" is not a leading entry'],
    [
      'an entry for other learners',
      entry('foermlich', 'Adresse', 'de', 'im-alltag'),
      '"im-alltag" differs in teach',
    ],
  ])('may not refer to %s', (_, line, error) => {
    expect(errorsIn(lexicon, lexiconColumns, leading, line)).toEqual([
      `lexicon.csv:3: same_idea_as: ${error}`,
    ])
  })

  test('may not form a chain', () => {
    const lines = [
      entry('gesprochen', 'Adresse', '', 'foermlich'),
      entry('foermlich', 'Adresse', '', 'im-alltag'),
    ]
    expect(errorsIn(lexicon, lexiconColumns, leading, ...lines)).toEqual([
      'lexicon.csv:3: same_idea_as: "foermlich" is not a leading entry',
    ])
  })
})

test('an entry is for learners of German, of Persian, or of both', () => {
  const line = (teach: string) =>
    `aban,Aban,,,der,,singular,,آبان,âbân,,,,,,,,,noun,A1,time,${teach},,Das ist gut.,این خوب است.,in khub ast.,,,,,`
  const taught = (teach: string) => readRows(lexicon, [lexiconColumns, line(teach)].join('\n'))[0]?.teach
  expect(['', 'de', 'fa'].map(taught)).toEqual(['both', 'de', 'fa'])
  expect(errorsIn(lexicon, lexiconColumns, line('en'))).toEqual([
    'lexicon.csv:2: teach: is neither de nor fa',
  ])
})

test.each([
  ['Arabic letters', 'Danke!,متشكرم!,moteshakker-am!', 'farsi: has a character outside the Persian alphabet'],
  ['Latin digits', 'Um 8!,ساعت 8!,sâ’at-e hasht!', 'farsi: has a character outside the Persian alphabet'],
  ['a missing half-space', 'Ich gehe.,می روم.,míravam.', 'farsi: lacks a half-space'],
  ['a stray half-space', "Ich komme.,دارم‌ می‌آیم.,dấram mí'âyam.", 'farsi: has a stray half-space'],
  ['an empty column', ',سلام,salâm', 'german: is empty'],
  ['a sound without its letter', 'Danke!,مرسی!,mersin!', 'transliteration: "mersin" does not match'],
  [
    'a question mark in one language only',
    'Wie?,چطور.,chetor.',
    'german, farsi, transliteration: do not end with the same punctuation mark',
  ],
])('a phrase with %s is an error', (_, line, error) => {
  expect(errorsIn(everyday, 'id,german,farsi,transliteration', `everyday-1,${line}`).join('\n')).toContain(
    error,
  )
})

test('a category that is not in the specification is an error', () => {
  const line = 'Tiere,Der Hund bellt.,سگ پارس می‌کند.,sag pârs míkonad.'
  expect(errorsIn(phrases, 'id,category,german,farsi,transliteration', `phrase-1,${line}`)).toEqual([
    'phrases.csv:2: category: is not a category of this file',
  ])
})

test('an icon is exactly one emoji', () => {
  const columns = 'id,entry,category,icon'
  const line = (icon: string) => `object-hund,hund,animals,${icon}`
  expect(errorsIn(objects, columns, line('🐕'))).toEqual([])
  expect(errorsIn(objects, columns, line('🐕🐕'))).toEqual(['objects.csv:2: icon: is not one emoji'])
  expect(errorsIn(objects, columns, line('H'))).toEqual(['objects.csv:2: icon: is not one emoji'])
})
