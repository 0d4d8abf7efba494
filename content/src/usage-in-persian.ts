/**
 * How a German word is used, for Persian readers: `usage_german` with its grammar in Persian and its German words as they are.
 * Cases and tenses have their German names, as in Persian books on German.
 * "auf + Akk.; zu + Infinitiv" becomes «auf + Akkusativ؛ zu + مصدر».
 */
export function usageInPersian(usage: string): string {
  return usage
    .split('; ')
    .map((part) => parts[part] ?? withTerms(part))
    .join('؛ ')
}

function withTerms(part: string): string {
  const [, reflexive] = /^sich \+ Dat\.(.*)/u.exec(part) ?? []
  // A German word order stays together.
  if (reflexive) return `sich${reflexive} (sich در حالت Dativ)`
  return part.replaceAll(grammar, (name) => terms[name] ?? name)
}

/** Names of grammar beside German words. */
const terms: Readonly<Record<string, string>> = {
  'Akk.': 'Akkusativ',
  'Dat.': 'Dativ',
  'Gen.': 'Genitiv',
  Nominativ: 'Nominativ',
  Infinitiv: 'مصدر',
  Adjektiv: 'صفت',
  Komparativ: 'صفت تفضیلی',
  '(wo?)': '(کجا؟)',
  '(wohin?)': '(به کجا؟)',
  'wo:': 'کجا:',
  'wohin:': 'به کجا:',
  ', ohne Artikel': '، بدون حرف تعریف',
  '(ohne Artikel)': '(بدون حرف تعریف)',
}
const grammar =
  /\b(?:Akk\.|Dat\.|Gen\.|Nominativ\b|Infinitiv\b|Adjektiv\b|Komparativ\b|wo:|wohin:)|\(wo\?\)|\(wohin\?\)|, ohne Artikel|\(ohne Artikel\)/gu

/** Parts that explain something in German. */
const parts: Readonly<Record<string, string>> = {
  '+ Dat. (wo?), + Akk. (wohin?)': '+ Dativ (کجا؟)، + Akkusativ (به کجا؟)',
  '+ Akk. / + Dat.': '+ Akkusativ یا Dativ',
  '+ Dat. / + Akk.': '+ Dativ یا Akkusativ',
  '+ Dat. oder Gen.': '+ Dativ یا Genitiv',
  '+ Gen. oder Dat.': '+ Genitiv یا Dativ',
  'in + Akk. oder Dat.': 'in + Akkusativ یا Dativ',
  '+ Dat., mit „sein“': '+ Dativ، با sein',
  'mit „sein“': 'با sein',
  '+ Nomen ohne Artikel': '+ اسم بدون حرف تعریف',
  '+ Sprache ohne Artikel': '+ نام زبان بدون حرف تعریف',
  '+ Stunde': '+ ساعت',
  '+ Zahl': '+ عدد',
  'um + Akk. herum': 'um … herum + Akkusativ',
  'es kommt auf + Akk. an': 'es kommt auf … an + Akkusativ',
  'in + Dat. enthalten sein': 'in … enthalten sein + Dativ',
  'sich + Dat.': 'sich در حالت Dativ',
  'Soll ich + Infinitiv?': 'Soll ich + مصدر؟',
  'Akkusativ von wer': 'شکل Akkusativ از wer',
  'Berg: auf + Akk.': 'بالای کوه: auf + Akkusativ',
  'Preise: um + Akk.': 'قیمت: um + Akkusativ',
  'Dativ von Sie': 'شکل Dativ از Sie',
  'Dativ von sie': 'شکل Dativ از sie',
  'Dativ von wer': 'شکل Dativ از wer',
  'Genitiv von der, das': 'شکل Genitiv از der و das',
  'Genitiv von die': 'شکل Genitiv از die',
  'Genitiv von wer': 'شکل Genitiv از wer',
  'Passiv: + Partizip': 'مجهول: + Partizip II',
  'Verb am Ende': 'فعل در آخر جمله',
  'Verb am Ende, oft Konjunktiv II': 'فعل در آخر جمله، اغلب با Konjunktiv II (وجه شرطی)',
  'Verb an zweiter Stelle': 'فعل در جای دوم جمله',
  'Verb in der 3. Person Einzahl': 'فعل سوم‌شخص مفرد',
  'als Subjekt auf Persisch meist weggelassen': 'اگر نهاد باشد، در فارسی معمولاً گفته نمی‌شود',
  'auch + Akk. + Adjektiv: müde machen': 'همچنین + Akkusativ + صفت: müde machen',
  'auch Akkusativ': 'در حالت Akkusativ هم همین است',
  'auch für mehrere Personen': 'برای چند نفر هم',
  'auf Persisch ke … -ash': 'در فارسی: که … ـش',
  'auf Persisch ke … -ash, Mehrzahl -ashân': 'در فارسی: که … ـش، جمع: ـشان',
  'auf Persisch mit Komparativ': 'در فارسی با صفت تفضیلی',
  'auf Persisch oft nur das verneinte Verb': 'در فارسی معمولاً فقط فعل منفی می‌شود',
  'auf Persisch oft weggelassen': 'در فارسی معمولاً گفته نمی‌شود',
  'besonders in Norddeutschland': 'بیشتر در شمال آلمان',
  'für Familie, Freunde, Kinder': 'خطاب به خانواده، دوستان و کودکان',
  'für Sachen meist nicht übersetzt': 'برای چیزها معمولاً ترجمه نمی‌شود',
  'halb neun ist acht Uhr dreißig': 'halb neun یعنی ساعت هشت و نیم',
  'im Alltag meist „der da“': 'در زندگی روزمره بیشتر der da',
  'in den, im, aus dem (auch ohne Artikel)': 'in den، im، aus dem (بدون حرف تعریف هم)',
  'mit Artikel: der andere': 'با حرف تعریف: der andere',
  'mit Artikel: die anderen': 'با حرف تعریف: die anderen',
  'mit Artikel: die meisten': 'با حرف تعریف: die meisten',
  'mit Nomen in der Einzahl': 'با اسم مفرد',
  'mit Nomen in der Einzahl oder mit Verb': 'با اسم مفرد یا با فعل',
  'mit Nomen in der Mehrzahl': 'با اسم جمع',
  'mit nicht + Infinitiv': 'با nicht + مصدر',
  'mit Perfekt': 'با Perfekt (گذشته‌ی نقلی)',
  'mit Perfekt oder Plusquamperfekt': 'با Perfekt یا Plusquamperfekt (گذشته‌ی نقلی یا بعید)',
  'mit Verb': 'با فعل',
  'mit Verb: ich koche gern': 'با فعل: ich koche gern',
  'mit Zahl': 'با عدد',
  'mit Zahl + Jahre': 'با عدد + Jahre',
  'mit Zahl: zehn Prozent': 'با عدد: zehn Prozent',
  'mündlich für „selbst“': 'در گفتار به جای selbst',
  'na-, vor mi: ne-': 'در فارسی نـ',
  'nach Komparativ': 'بعد از صفت تفضیلی',
  'nach Pronomen: mir gegenüber': 'بعد از ضمیر: mir gegenüber',
  'nach Zahlen': 'بعد از عدد',
  'nach Zahlen: Gramm': 'بعد از عدد: Gramm',
  'nach Zahlen: Kilo': 'بعد از عدد: Kilo',
  'nach Zahlen: Kilogramm': 'بعد از عدد: Kilogramm',
  'nach Zahlen: Pfund': 'بعد از عدد: Pfund',
  'nach Zahlen: fünf Cent': 'بعد از عدد: fünf Cent',
  'nach Zahlen: fünf Dollar': 'بعد از عدد: fünf Dollar',
  'nach Zahlen: tausend Rial': 'بعد از عدد: tausend Rial',
  'nach Zahlen: zwei Euro': 'بعد از عدد: zwei Euro',
  'nach nicht oder kein': 'بعد از nicht یا kein',
  'nur einmal in der Vergangenheit': 'برای کاری که فقط یک بار در گذشته رخ داده است',
  'oft mit „herum“': 'اغلب با herum',
  'oft: bis zu + Dat.': 'اغلب: bis zu + Dativ',
  'ohne Artikel': 'بدون حرف تعریف',
  'ohne Artikel meist Mehrzahl: solche': 'بدون حرف تعریف معمولاً جمع: solche',
  'so tun, als ob + Konjunktiv II': 'so tun, als ob + Konjunktiv II (وجه شرطی)',
  'steht nach dem Objekt': 'در فارسی بعد از مفعول می‌آید',
  'um drei Uhr (Uhrzeit ohne Plural)': 'um drei Uhr (برای ساعت، بدون جمع)',
  umgangssprachlich: 'گفتاری',
  'vor Adjektiv: zu groß': 'پیش از صفت: zu groß',
  'vor einer Zahl': 'پیش از عدد',
  'wird nicht übersetzt': 'ترجمه نمی‌شود',
  '„das Auto von Ali“ auf Persisch nur mit -e': 'das Auto von Ali در فارسی فقط با کسره: ماشینِ علی',
}

/** Every part that the table above has, for the check that each is needed. */
export const explainedUsages: readonly string[] = Object.keys(parts)
