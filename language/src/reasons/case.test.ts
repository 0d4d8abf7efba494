import { expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../../test/entries.ts'
import { formIndexOf } from '../form-index.ts'
import { reasonOfEnding } from './case.ts'

const my = word('pronoun', 'mein', 'من man')
const one = word('pronoun', 'ein', 'یک yek')
const the = word('pronoun', 'der', 'آن ân')
const fresh = adjective('frisch', 'تازه tâze')
const index = formIndexOf('de', [
  my,
  one,
  the,
  fresh,
  noun('die Tochter, Töchter', 'دختر dokhtar'),
  noun('der Vater, Väter', 'پدر pedar'),
  noun('das Kind, Kinder', 'بچه bachche'),
  noun('der Fisch, Fische', 'ماهی mâhi'),
  noun('die Tomate, Tomaten', 'گوجه goje'),
  noun('der Termin, Termine', 'وقت vaght'),
  verb('sein', 'بودن budan'),
  verb('haben', 'داشتن dâshtan, دار dâr'),
  verb('sehen', 'دیدن didan, بین bin'),
])

test.each([
  [
    my,
    'Das ist meine Tochter.',
    'meine',
    'mein',
    '„Tochter“ ist weiblich: „meine Tochter“.',
    '«Tochter» مؤنث است: «meine Tochter».',
  ],
  [
    my,
    'Das ist mein Vater.',
    'mein',
    'meine',
    '„Vater“ ist männlich: „mein Vater“.',
    '«Vater» مذکر است: «mein Vater».',
  ],
  [
    one,
    'Ich möchte einen Termin.',
    'einen',
    'eine',
    '„Termin“ ist männlich, hier im Akkusativ: „einen Termin“.',
    '«Termin» مذکر است و اینجا در حالت Akkusativ: «einen Termin».',
  ],
  [
    one,
    'Ich möchte einen Termin.',
    'einen',
    'ein',
    '„ein Termin“ steht im Nominativ; hier steht der Akkusativ: „einen Termin“.',
    '«ein Termin» در حالت Nominativ است؛ اینجا Akkusativ لازم است: «einen Termin».',
  ],
  [
    my,
    'Das ist meine Tochter.',
    'meine',
    'meiner',
    '„meiner Tochter“ steht im Dativ oder Genitiv; hier passt: „meine Tochter“.',
    '«meiner Tochter» در حالت Dativ یا Genitiv است؛ شکل درست: «meine Tochter».',
  ],
  [
    my,
    'Ich komme mit meinem Vater.',
    'meinem',
    'meinen',
    'Nach „mit“ steht der Dativ: „mit meinem Vater“.',
    'بعد از «mit» حالت Dativ می‌آید: «mit meinem Vater».',
  ],
  [
    my,
    'Wir sehen meine Kinder.',
    'meine',
    'mein',
    '„Kinder“ steht im Plural: „meine Kinder“.',
    '«Kinder» جمع است: «meine Kinder».',
  ],
  [
    fresh,
    'Haben Sie frische Tomaten?',
    'frische',
    'frischen',
    '„frischen Tomaten“ steht im Dativ; hier passt: „frische Tomaten“.',
    '«frischen Tomaten» در حالت Dativ است؛ شکل درست: «frische Tomaten».',
  ],
  [
    fresh,
    'Das ist der frische Fisch.',
    'frische',
    'frischen',
    'Nach „der“ endet das Adjektiv hier auf „-e“: „der frische Fisch“.',
    'بعد از «der» صفت اینجا به «-e» ختم می‌شود: «der frische Fisch».',
  ],
  [
    fresh,
    'Das ist beim frischen Fisch.',
    'frischen',
    'frischer',
    'Nach „beim“ endet das Adjektiv hier auf „-en“: „beim frischen Fisch“.',
    'بعد از «beim» صفت اینجا به «-en» ختم می‌شود: «beim frischen Fisch».',
  ],
  [
    fresh,
    'Das ist ein frischer Fisch.',
    'frischer',
    'frische',
    'Nach „ein“ zeigt das Adjektiv das Geschlecht: „der Fisch“, „ein frischer Fisch“.',
    'بعد از «ein»، صفت جنس اسم را نشان می‌دهد: «der Fisch»، «ein frischer Fisch».',
  ],
  [
    the,
    'Da ist der Vater.',
    'der',
    'den',
    '„den Vater“ steht im Akkusativ; hier steht der Nominativ: „der Vater“.',
    '«den Vater» در حالت Akkusativ است؛ اینجا Nominativ لازم است: «der Vater».',
  ],
  [
    my,
    'Wir sehen meinen Vater.',
    'meinen',
    'meines',
    '„meines“ steht im Genitiv; hier steht der Akkusativ: „meinen Vater“.',
    '«meines» در حالت Genitiv است؛ اینجا Akkusativ لازم است: «meinen Vater».',
  ],
])('%o in "%s": %s, not %s', (entry, sentence, right, given, german, persian) => {
  const reason = reasonOfEnding({ sentence, at: sentence.indexOf(right), entry, right, given }, index)
  expect(reason).toMatchObject({ german, persian })
})

test('nothing is said about a word that has no ending of the right one', () => {
  const sentence = 'Das ist meine Tochter.'
  const wrong = { sentence, at: sentence.indexOf('meine'), entry: my, right: 'meine', given: 'meinne' }
  expect(reasonOfEnding(wrong, index)).toBeNull()
})

test('nothing is said about an ending without a noun', () => {
  const sentence = 'Das ist meine.'
  const wrong = { sentence, at: sentence.indexOf('meine'), entry: my, right: 'meine', given: 'mein' }
  expect(reasonOfEnding(wrong, index)).toBeNull()
})
