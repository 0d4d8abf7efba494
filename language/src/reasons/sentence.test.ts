import { describe, expect, test } from 'vitest'
import { noun, verb, word } from '../../test/entries.ts'
import { formIndexOf } from '../form-index.ts'
import type { Language } from '../language.ts'
import { reasonOfSentence } from './sentence.ts'

const entries = [
  verb('sein', 'بودن budan'),
  word('phrase', 'Ich bin müde', 'خسته‌ام khaste-am'),
  verb('lesen', 'خواندن khândan, خوان khân'),
  verb('ein Buch lesen', 'کتاب خواندن ketâb khândan, خوان khân'),
  word('word', 'ein', 'یک yek'),
  word('pronoun', 'mein', 'من man'),
  word('pronoun', 'kein', 'هیچ hich'),
  word('word', 'nicht', 'نه na'),
  word('pronoun', 'ich', 'من man'),
  noun('das Buch, Bücher', 'کتاب ketâb'),
  noun('die Tochter, Töchter', 'دختر dokhtar'),
  noun('die Zeit, Zeiten', 'وقت vaght'),
  noun('der Bahnhof, Bahnhöfe', 'ایستگاه istgâh'),
  noun('der Bruder, Brüder', 'برادر barâdar'),
  noun('die Schwester, Schwestern', 'خواهر khâhar'),
  noun('das Kind, Kinder', 'بچه bachche'),
  noun('die Schule, Schulen', 'مدرسه madrese'),
  verb('haben', 'داشتن dâshtan, دار dâr'),
  verb('aufstehen', 'بلند شدن boland shodan, شو shav'),
  verb('heißen', 'نام داشتن nâm dâshtan, دار dâr'),
  word('phrase', 'Wie heißen Sie?', 'اسم شما چیست؟ esm-e shomâ chist?'),
  verb('fahren', 'رفتن raftan, رو rav'),
  verb('wohnen', 'زندگی کردن zendegi kardan, کن kon'),
  word('preposition', 'in', 'در dar'),
]
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
const reasonFor = (language: Language, right: string, given: string, transliteration = '') =>
  reasonOfSentence({ right, given, transliteration }, indexes[language])

/** The rule is empty where no note explains it. */
type Row = readonly [right: string, given: string, german: string, persian: string, rule: string]

describe('German', () => {
  test.each<Row>([
    [
      'Ich bin müde.',
      'Ich bist müde',
      '„bist“ gehört zu „du“, „bin“ zu „ich“.',
      '«bist» شکلِ «du» است و «bin» شکلِ «ich».',
      'de-sein',
    ],
    [
      'Ich lese ein Buch.',
      'Ich lese eine Buch',
      '„Buch“ ist sächlich: „ein Buch“.',
      '«Buch» خنثی است: «ein Buch».',
      'de-gender',
    ],
    [
      'Ich stehe früh auf.',
      'Ich aufstehe früh',
      'Die Vorsilbe „auf“ steht am Ende: „stehe … auf“.',
      'پیشوند «auf» جدا می‌شود و در آخر می‌آید: «stehe … auf».',
      'de-separable-verbs',
    ],
    [
      'Ich stehe früh auf.',
      'Ich aufstehen früh',
      'Die Vorsilbe „auf“ steht am Ende: „stehe … auf“.',
      'پیشوند «auf» جدا می‌شود و در آخر می‌آید: «stehe … auf».',
      'de-separable-verbs',
    ],
    [
      'Wie heißen Sie?',
      'Wie heisst Sie?',
      '„heisst“ gehört zu „du“, „er/sie/es“ und „ihr“, „heißen“ zu „wir“ und „sie/Sie“.',
      '«heisst» شکلِ «du»، «er/sie/es» و «ihr» است و «heißen» شکلِ «wir» و «sie/Sie».',
      'de-persons',
    ],
    [
      'Wo ist der Bahnhof?',
      'Wo ist der Banhof?',
      'Es fehlt ein „h“: „Bahnhof“.',
      'حرف «h» جا افتاده است: «Bahnhof».',
      '',
    ],
    [
      'Ich habe keine Zeit.',
      'Ich habe nicht Zeit',
      'Ein Nomen wird hier mit „kein“ verneint, nicht mit „nicht“: „keine Zeit“.',
      'اینجا اسم را با «kein» منفی می‌کنند، نه با «nicht»: «keine Zeit».',
      'de-kein',
    ],
    [
      'Ich habe keine Zeit.',
      'Ich habe Zeit nicht',
      'Ein Nomen wird hier mit „kein“ verneint, nicht mit „nicht“: „keine Zeit“.',
      'اینجا اسم را با «kein» منفی می‌کنند، نه با «nicht»: «keine Zeit».',
      'de-kein',
    ],
    [
      'Ich habe keine Zeit.',
      'Ich habe Zeit',
      'Es fehlt „keine“: „keine Zeit“.',
      'کلمه‌ی «keine» جا افتاده است: «keine Zeit».',
      'de-kein',
    ],
    [
      'Das ist meine Tochter.',
      'Das ist mein Tochter',
      '„Tochter“ ist weiblich: „meine Tochter“.',
      '«Tochter» مؤنث است: «meine Tochter».',
      'de-possessives',
    ],
    [
      'Ich fahre nach Berlin.',
      'Ich fahren nach Berlin',
      '„fahren“ gehört zu „wir“ und „sie/Sie“, „fahre“ zu „ich“.',
      '«fahren» شکلِ «wir» و «sie/Sie» است و «fahre» شکلِ «ich».',
      'de-persons',
    ],
    [
      'Ich wohne in Köln.',
      'Ich wohnt in Köln',
      '„wohnt“ gehört zu „er/sie/es“ und „ihr“, „wohne“ zu „ich“.',
      '«wohnt» شکلِ «er/sie/es» و «ihr» است و «wohne» شکلِ «ich».',
      'de-persons',
    ],
  ])('"%s", not "%s"', (right, given, german, persian, rule) => {
    expect(reasonFor('de', right, given)).toEqual({ german, persian, ...(rule && { rule }) })
  })

  test.each([
    ['Ich habe nicht viel Zeit.', 'Ich habe kein viel Zeit'],
    ['Er ist nicht da.', 'Er ist kein da'],
    ['Ich stehe früh auf.', 'Ich stehe auf'],
  ])('nothing is said about "%s" as "%s"', (right, given) => {
    expect(reasonFor('de', right, given)?.german ?? '').not.toMatch(/Nomen|Vorsilbe/u)
  })
})

describe('Persian', () => {
  test.each<readonly [...Row, transliteration: string]>([
    [
      'بچه‌ها اینجا و بچه‌ها در مدرسه هستند.',
      'بچه ها اینجا و بچه‌ها در مدرسه هستند',
      'Das ist ein Wort, mit Halbabstand geschrieben: „بچه‌ها“.',
      'این یک کلمه است و با نیم‌فاصله نوشته می‌شود: «بچه‌ها».',
      '',
      '',
    ],
    [
      'بچه‌ها در مدرسه هستند.',
      'بچه ها در مدرسه هستند',
      'Das ist ein Wort, mit Halbabstand geschrieben: „بچه‌ها“.',
      'این یک کلمه است و با نیم‌فاصله نوشته می‌شود: «بچه‌ها».',
      '',
      '',
    ],
    [
      'من در مدرسه هستم.',
      'من مدرسه هستم',
      'Es fehlt „در“ (in): „در مدرسه“.',
      'کلمه‌ی «در» جا افتاده است: «در مدرسه».',
      '',
      '',
    ],
    [
      'این برادرم است.',
      'این برادرت است',
      'In „برادرت“ steckt „تو“ (dein), in „برادرم“ „من“ (mein).',
      'ضمیرِ آخرِ «برادرت» به «تو» برمی‌گردد و ضمیرِ آخرِ «برادرم» به «من».',
      'fa-possessive-endings',
      '',
    ],
    [
      'این خواهر است.',
      'این خواهرم است',
      'In „خواهرم“ steckt „من“ (mein); gefragt ist „خواهر“.',
      'در آخرِ «خواهرم» ضمیر «من» آمده است؛ شکل درست «خواهر» است.',
      'fa-possessive-endings',
      '',
    ],
    [
      'به مدرسه می‌روم.',
      'به مدرسه می‌روی',
      '„می‌روی“ gehört zu „تو“ (du), „می‌روم“ zu „من“ (ich).',
      '«می‌روی» شکلِ «تو» است و «می‌روم» شکلِ «من».',
      'fa-present',
      '',
    ],
    [
      'این خواهر من است.',
      'in khâhar man ast',
      'Zwischen „khâhar“ und „man“ steht die Ezafe „-e“: „khâhar-e man“.',
      'میان «khâhar» و «man» کسره‌ی اضافه می‌آید: «khâhar-e man».',
      'fa-ezafe',
      'in khâhar-e man ast.',
    ],
  ])('"%s", not "%s"', (right, given, german, persian, rule, transliteration) => {
    expect(reasonFor('fa', right, given, transliteration)).toEqual({ german, persian, ...(rule && { rule }) })
  })
})
