import { describe, expect, test } from 'vitest'
import { adjective, noun, verb, word } from '../../test/entries.ts'
import { formIndexOf } from '../form-index.ts'
import { reasonOfOrder } from './order.ts'

const entries = [
  verb('gehen', 'رفتن raftan, رو rav'),
  verb('wohnen', 'زندگی کردن zendegi kardan, کن kon'),
  verb('kommen', 'آمدن âmadan, آ â'),
  verb('anrufen', 'زنگ زدن zang zadan, زن zan'),
  verb('können', 'توانستن tavânestan, توان tavân'),
  verb('helfen', 'کمک کردن komak kardan, کن kon'),
  verb('haben', 'داشتن dâshtan, دار dâr'),
  verb('essen', 'خوردن khordan, خور khor'),
  verb('sein', 'بودن budan'),
  verb('kaufen', 'خریدن kharidan, خر khar'),
  adjective('krank', 'مریض mariz'),
  adjective('neu', 'نو now'),
  noun('das Buch, Bücher', 'کتاب ketâb'),
  noun('das Haus, Häuser', 'خانه khâne'),
  word('preposition', 'zu', 'به be'),
  word('preposition', 'den', 'را râ'),
  word('pronoun', 'mein', 'من man'),
  word('conjunction', 'weil', 'چون chon'),
  word('adverb', 'heute', 'امروز emruz'),
]
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }

describe('German', () => {
  test.each([
    [
      'Ich gehe heute nach Hause.',
      'heute ich gehe nach Hause',
      'Im Aussagesatz steht das Verb an zweiter Stelle: „Ich gehe …“.',
      'در جمله‌ی خبری، فعل در جایگاه دوم می‌آید: «Ich gehe …».',
    ],
    [
      'Kommst du heute?',
      'du kommst heute',
      'In einer Ja-Nein-Frage steht das Verb am Anfang: „Kommst …“.',
      'در پرسش بله یا خیر فعل اول می‌آید: «Kommst …».',
    ],
    [
      'Hallo, wo wohnst du?',
      'Hallo wo du wohnst',
      'Die Frage beginnt mit dem Fragewort, dann kommt das Verb: „wo wohnst …“.',
      'پرسش با کلمه‌ی پرسشی شروع می‌شود و بعد از آن فعل می‌آید: «wo wohnst …».',
    ],
    [
      'Woher kommen Sie, Maryam?',
      'kommen woher Sie Maryam',
      'Die Frage beginnt mit dem Fragewort, dann kommt das Verb: „Woher kommen …“.',
      'پرسش با کلمه‌ی پرسشی شروع می‌شود و بعد از آن فعل می‌آید: «Woher kommen …».',
    ],
    [
      'Kommen Sie heute!',
      'Sie kommen heute',
      'In einer Aufforderung steht das Verb am Anfang: „Kommen …“.',
      'در جمله‌ی امری فعل اول می‌آید: «Kommen …».',
    ],
    [
      'Ich gehe nicht, weil ich krank bin.',
      'ich gehe nicht weil ich bin krank',
      'Nach „weil“ steht das Verb am Ende: „weil … bin“.',
      'بعد از «weil» فعل در آخر می‌آید: «weil … bin».',
    ],
    [
      'Weil ich krank bin, gehe ich nach Hause.',
      'weil ich krank bin ich gehe nach Hause',
      'Nach dem Nebensatz kommt gleich das Verb: „gehe …“.',
      'بعد از جمله‌ی پیرو، اول فعل می‌آید: «gehe …».',
    ],
    [
      'Ich rufe dich heute an.',
      'ich rufe an dich heute',
      'Die Vorsilbe „an“ steht am Ende: „rufe … an“.',
      'پیشوند «an» جدا می‌شود و در آخر می‌آید: «rufe … an».',
    ],
    [
      'Ich kann dir heute helfen.',
      'ich kann helfen dir heute',
      'Nach „kann“ steht der Infinitiv am Ende: „kann … helfen“.',
      'مصدر در آخر جمله می‌آید: «kann … helfen».',
    ],
    [
      'Ich habe heute nichts gegessen.',
      'ich habe gegessen heute nichts',
      'Das Partizip steht am Ende: „habe … gegessen“.',
      'اسم مفعول (Partizip II) در آخر جمله می‌آید: «habe … gegessen».',
    ],
  ])('"%s", not "%s"', (right, given, german, persian) => {
    expect(reasonOfOrder({ right, given, transliteration: '' }, indexes.de)).toMatchObject({
      german,
      persian,
    })
  })

  test.each([
    [
      'Ich gehe heute nach Hause.',
      'ich gehe nach heute Hause',
      'Diese Wörter stehen zusammen, in dieser Reihenfolge: „nach Hause“.',
      'این کلمه‌ها کنار هم و به همین ترتیب می‌آیند: «nach Hause».',
    ],
    [
      'Ist das deine neue Familie?',
      'ist das deine Familie neue',
      'Diese Wörter stehen zusammen, in dieser Reihenfolge: „deine neue Familie“.',
      'این کلمه‌ها کنار هم و به همین ترتیب می‌آیند: «deine neue Familie».',
    ],
    [
      'Gern gegessen!',
      'gegessen gern',
      '„Gern“ steht hier am Anfang: „Gern gegessen …“.',
      '«Gern» اینجا در اول جمله می‌آید: «Gern gegessen …».',
    ],
    [
      'Nein, leider nicht.',
      'nein nicht leider',
      'Nach „Nein“ kommt hier „leider“: „Nein, leider“.',
      'اینجا بعد از «Nein» کلمه‌ی «leider» می‌آید: «Nein, leider».',
    ],
  ])('without a certain rule, "%s", not "%s", says what stands where', (right, given, german, persian) => {
    expect(reasonOfOrder({ right, given, transliteration: '' }, indexes.de)).toEqual({ german, persian })
  })

  test.each([
    ['Ich gehe heute nach Hause.', 'heute gehe ich nach Hause'],
    ['Ich gehe heute nach Hause.', 'ich komme heute nach Hause'],
    ['Ich gehe heute nach Hause.', 'ich gehe nach Hause'],
  ])('nothing is said about "%s" as "%s"', (right, given) => {
    expect(reasonOfOrder({ right, given, transliteration: '' }, indexes.de)).toBeNull()
  })
})

describe('Persian', () => {
  test.each([
    [
      'من به خانه می‌روم.',
      'man be khâne míravam.',
      'من می‌روم به خانه',
      'Im Persischen steht das Verb am Ende: „می‌روم“.',
      'در فارسی فعل در آخر جمله می‌آید: «می‌روم».',
    ],
    [
      'امروز کتاب را خریدم.',
      'emruz ketâb râ kharidam.',
      'را کتاب امروز خریدم',
      '„را“ steht direkt nach dem Objekt: „کتاب را“.',
      '«را» درست بعد از مفعول می‌آید: «کتاب را».',
    ],
    [
      'کتاب نو خریدم.',
      'ketâb-e now kharidam.',
      'نو کتاب خریدم',
      'Das Adjektiv steht nach dem Nomen: „کتاب نو“.',
      'صفت بعد از اسم می‌آید: «کتاب نو».',
    ],
    [
      'کتاب من را خریدند.',
      'ketâb-e man râ kharidand.',
      'من کتاب را خریدند',
      '„را“ steht direkt nach dem Objekt: „کتاب من را“.',
      '«را» درست بعد از مفعول می‌آید: «کتاب من را».',
    ],
    [
      'کتاب من نو است.',
      'ketâb-e man now ast.',
      'من کتاب نو است',
      '„من“ steht nach dem Nomen: „کتاب من“.',
      '«من» بعد از اسم می‌آید: «کتاب من».',
    ],
    [
      'این کتاب من است.',
      'in ketâb-e man ast.',
      'این من کتاب است',
      '„من“ steht nach dem Nomen: „کتاب من“.',
      '«من» بعد از اسم می‌آید: «کتاب من».',
    ],
  ])('"%s" (%s), not "%s"', (right, transliteration, given, german, persian) => {
    expect(reasonOfOrder({ right, given, transliteration }, indexes.fa)).toMatchObject({ german, persian })
  })

  test.each([
    [
      'سلام، شماره‌ی تلفن شما چند است؟',
      'salâm, shomâre-ye telefon-e shomâ chand ast?',
      'سلام شماره‌ی تلفن چند شما است',
      'Die Ezafe verbindet diese Wörter, sie bleiben zusammen: „شماره‌ی تلفن شما“.',
      'این کلمه‌ها با کسره‌ی اضافه به هم وصل‌اند و کنار هم می‌آیند: «شماره‌ی تلفن شما».',
    ],
    [
      'نه، مریض نیستم.',
      'na, mariz nístam.',
      'مریض نه نیستم',
      '„نه“ steht hier am Anfang: „نه، مریض …“.',
      '«نه» اینجا در اول جمله می‌آید: «نه، مریض …».',
    ],
  ])(
    'without a certain rule, "%s" (%s), not "%s", says what stands where',
    (right, transliteration, given, german, persian) => {
      expect(reasonOfOrder({ right, given, transliteration }, indexes.fa)).toMatchObject({ german, persian })
    },
  )

  test('nothing is said about another right order', () => {
    const today = { right: 'امروز من به خانه می‌روم.', transliteration: 'emruz man be khâne míravam.' }
    expect(reasonOfOrder({ ...today, given: 'من امروز به خانه می‌روم' }, indexes.fa)).toBeNull()
  })
})
