import { describe, expect, test } from 'vitest'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import { normalizeGerman, applyGermanPronunciations } from './normalize-german.ts'

describe('written forms become spoken words', () => {
  test.each([
    ['Schreib mir eine E-Mail', 'Schreib mir eine I-Mail'],
    ['Milch, z. B. Joghurt', 'Milch, zum Beispiel Joghurt'],
    ['Milch, z.B. Joghurt', 'Milch, zum Beispiel Joghurt'],
    ['Ich komme später, d. h. um acht.', 'Ich komme später, das heißt um acht.'],
    ['Er mag u. a. Brot.', 'Er mag unter anderem Brot.'],
    ['der Arzt bzw. die Ärztin', 'der Arzt beziehungsweise die Ärztin'],
    ['Brot, Käse usw.', 'Brot, Käse und so weiter.'],
    ['Brot usw. Wir haben Hunger.', 'Brot und so weiter. Wir haben Hunger.'],
    ['Brot usw. für alle', 'Brot und so weiter für alle'],
    ['ca. zehn Leute', 'circa zehn Leute'],
    ['Zimmer Nr. 5', 'Zimmer Nummer 5'],
    ['Guten Tag, Dr. Weber', 'Guten Tag, Doktor Weber'],
    ['Prof. Dr. Weber', 'Professor Doktor Weber'],
    ['Berliner Str. 7', 'Berliner Straße 7'],
    ['Tel. 030', 'Telefon 030'],
    ['5 Mio. Menschen', '5 Millionen Menschen'],
    ['in 5 Min.', 'in 5 Minuten'],
    ['in 5 min', 'in 5 Minuten'],
    ['Dauer: 1 h', 'Dauer: eine Stunde'],
    ['300 kWh', '300 Kilowattstunden'],
    ['70 qm', '70 Quadratmeter'],
    ['1.250,00 EUR', '1.250,00 Euro'],
    ['EUR 20', '20 Euro'],
    ['nach dem SGB II', 'nach dem S G B 2'],
    ['Hartz IV', 'Hartz 4'],
    ['Mo.–Fr. 8-16 Uhr', 'Montag bis Freitag 8 bis 16 Uhr'],
    ['in 2 Std.', 'in 2 Stunden'],
    ['Ich warte 1 Std. auf dich.', 'Ich warte eine Stunde auf dich.'],
    ['in 21 Std.', 'in 21 Stunden'],
    ['1 Min.', 'eine Minute'],
    ['1 Mio. Menschen', 'eine Million Menschen'],
    ['1,1 Mio. Menschen', '1,1 Millionen Menschen'],
    ['Miete inkl. Heizung', 'Miete inklusive Heizung'],
    ['um 8:30', 'um 8 Uhr 30'],
    ['3x täglich', '3 mal täglich'],
    ['1½ Stunden', 'eineinhalb Stunden'],
    ['20 m² groß', '20 Quadratmeter groß'],
    ['50 m2 groß', '50 Quadratmeter groß'],
    ['5 m³ Wasser', '5 Kubikmeter Wasser'],
    ['5,- €', '5 Euro'],
    ['850,– Euro', '850 Euro'],
    ['Hauptstr. 5', 'Hauptstraße 5'],
    ['Name(n) der Kolleg(inn)en', 'Namen der Kolleginnen'],
    ['Lehrer/in gesucht', 'Lehrer oder Lehrerin gesucht'],
    ['evtl. morgen', 'eventuell morgen'],
    ['Mo.–Fr. geöffnet', 'Montag bis Freitag geöffnet'],
    ['Das kostet 20 € zzgl. MwSt.', 'Das kostet 20 Euro zuzüglich Mehrwertsteuer'],
    ['i. d. R. am Montag', 'in der Regel am Montag'],
    ['Zimmer Nr.5', 'Zimmer Nummer 5'],
    ['S. Müller', 'S. Müller'],
    ['Äpfel, Birnen etc.', 'Äpfel, Birnen et cetera.'],
    ['§ 5 Abs. 2', '§ 5 Absatz 2'],
    ['siehe S. 12', 'siehe Seite 12'],
    ['Hr. Weber und Fr. Müller', 'Herr Weber und Frau Müller'],
    ['2 Mrd. Euro', '2 Milliarden Euro'],
    ['und/oder', 'und oder'],
    ['Mann/Frau', 'Mann oder Frau'],
    ['am 15.12.2026', 'am fünfzehnten Dezember 2026'],
    ['bis 1.3.', 'bis ersten März'],
    ['Version 1.2.3', 'Version 1.2.3'],
    ['€30', '30 Euro'],
    ['10–12 Uhr', '10 bis 12 Uhr'],
    ['er/sie/es lernt', 'er, sie, es lernt'],
    ['ihr lernt, sie/Sie lernen', 'ihr lernt, sie lernen'],
  ])('the abbreviation in "%s"', (written, said) => {
    expect(normalizeGerman(written)).toBe(said)
  })

  test.each([
    ['500 mg am Tag', '500 Milligramm am Tag'],
    ['500mg', '500 Milligramm'],
    ['100 g Käse', '100 Gramm Käse'],
    ['2 kg Kartoffeln', '2 Kilogramm Kartoffeln'],
    ['20 ml Saft', '20 Milliliter Saft'],
    ['2 l Wasser', '2 Liter Wasser'],
    ['3 mm', '3 Millimeter'],
    ['170 cm', '170 Zentimeter'],
    ['100 m weiter', '100 Meter weiter'],
    ['5 km von hier', '5 Kilometer von hier'],
    ['50 km/h', '50 Kilometer pro Stunde'],
    ['2,50 €', '2,50 Euro'],
    ['10 % Rabatt', '10 Prozent Rabatt'],
    ['38,5 °C', '38,5 Grad'],
    ['Ich nehme 500 g, bitte.', 'Ich nehme 500 Gramm, bitte.'],
    ['1 kg Reis', 'ein Kilogramm Reis'],
    ['1 €', 'ein Euro'],
    ['0,1 l', '0,1 Liter'],
  ])('the unit in "%s"', (written, said) => {
    expect(normalizeGerman(written)).toBe(said)
  })

  test.each([
    ['um 8:30 Uhr', 'um 8 Uhr 30'],
    ['um 08:05 Uhr', 'um 8 Uhr 5'],
    ['um 18:00 Uhr', 'um 18 Uhr'],
    ['um 8.30 Uhr', 'um 8 Uhr 30'],
    ['um 1 Uhr', 'um ein Uhr'],
    ['um 1:15 Uhr', 'um ein Uhr 15'],
    ['um 21 Uhr', 'um 21 Uhr'],
    ['von 9:00 Uhr bis 17:15 Uhr', 'von 9 Uhr bis 17 Uhr 15'],
  ])('the time in "%s"', (written, said) => {
    expect(normalizeGerman(written)).toBe(said)
  })

  test.each([
    ['3. Mai', 'dritter Mai'],
    ['am 3. Mai', 'am dritten Mai'],
    ['Am 1. Januar', 'Am ersten Januar'],
    ['vom 7. Juli', 'vom siebten Juli'],
    ['bis zum 31. Dezember', 'bis zum einunddreißigsten Dezember'],
    ['bis 31. Juli', 'bis einunddreißigsten Juli'],
    ['jeden 1. Mai', 'jeden ersten Mai'],
    ['seit dem 12. März', 'seit dem zwölften März'],
    ['Heute ist der 20. August.', 'Heute ist der zwanzigste August.'],
    ['vom 1. bis zum 14. August geschlossen', 'vom ersten bis zum vierzehnten August geschlossen'],
    ['vom 1. bis 3. Mai', 'vom ersten bis dritten Mai'],
    ['zwischen dem 1. und dem 3. Mai', 'zwischen dem ersten und dem dritten Mai'],
    ['zwischen 1. und 3. Mai', 'zwischen ersten und dritten Mai'],
    ['am 1. und 2. Mai', 'am ersten und zweiten Mai'],
    ['am 1. oder am 2. April', 'am ersten oder am zweiten April'],
    ['am 5., 6. und 7. Mai', 'am fünften, sechsten und siebten Mai'],
    ['der 6. oder der 7. März', 'der sechste oder der siebte März'],
    ['der 6. oder 7. März', 'der sechste oder siebte März'],
    ['1.–3. Mai', 'erster bis dritter Mai'],
    ['bis 3. Mai', 'bis dritten Mai'],
    ['seit 3. Mai', 'seit dritten Mai'],
    ['Montag, 5. Mai', 'Montag, fünfter Mai'],
    ['Montag, den 5. Mai', 'Montag, den fünften Mai'],
    ['Montag, den 5.', 'Montag, den fünften.'],
    ['Ich komme am 5.', 'Ich komme am fünften.'],
    ['Am 5. kommt er.', 'Am fünften kommt er.'],
    ['Heute ist der 5.', 'Heute ist der fünfte.'],
    ['vom 1. bis 14. geschlossen', 'vom ersten bis vierzehnten geschlossen'],
    ['am 12. Ordibehescht', 'am zwölften Ordibehescht'],
    ['geboren am 7. 5. 1995', 'geboren am siebten Mai 1995'],
    ['am 07.05.95', 'am siebten Mai 95'],
    [
      'Mein Termin ist am 23. November um 8:30 Uhr.',
      'Mein Termin ist am dreiundzwanzigsten November um 8 Uhr 30.',
    ],
  ])('the date in "%s"', (written, said) => {
    expect(normalizeGerman(written)).toBe(said)
  })

  test.each([
    ['im 3. Stock', 'im dritten Stock'],
    ['zum 2. Mal', 'zum zweiten Mal'],
    ['der 3. Mann', 'der dritte Mann'],
    ['Verb in der 3. Person Einzahl', 'Verb in der dritten Person Einzahl'],
  ])('the ordinal number in "%s"', (written, said) => {
    expect(normalizeGerman(written)).toBe(said)
  })

  test('every day of a month is an ordinal', () => {
    const days = Array.from({ length: 31 }, (_, index) => normalizeGerman(`am ${index + 1}. Mai`))
    expect(days.filter((said) => !/^am [a-zöüß]+ten Mai$/u.test(said))).toEqual([])
    expect(new Set(days).size).toBe(31)
  })

  test.each([
    ['ein EKG', 'ein E K G'],
    ['der LKW', 'der L K W'],
    ['das WC', 'das W C'],
    ['eine SMS', 'eine S M S'],
    ['die USA', 'die U S A'],
    ['in der EU', 'in der E U'],
    ['der ADAC', 'der A D A C'],
    ['die AOK', 'die A O K'],
    ['die NATO', 'die Nato'],
    ['der TÜV', 'der Tüv'],
    ['die PIN meiner Karte', 'die Pin meiner Karte'],
  ])('the initials in "%s"', (written, said) => {
    expect(normalizeGerman(written)).toBe(said)
  })

  test.each([
    ['112', 'eins eins zwei'],
    ['Rufen Sie bitte die 112 an!', 'Rufen Sie bitte die eins eins zwei an!'],
    ['Wählen Sie 112.', 'Wählen Sie eins eins zwei.'],
    ['Rufen Sie die Polizei an: 110!', 'Rufen Sie die Polizei an: eins eins null!'],
    ['Rufen Sie sofort 110 an.', 'Rufen Sie sofort eins eins null an.'],
    ['Tel. 112', 'Telefon eins eins zwei'],
    ['die Behördennummer: die 115', 'die Behördennummer: die eins eins fünf'],
    ['Du musst 112 anrufen.', 'Du musst eins eins zwei anrufen.'],
    ['der Notruf 110', 'der Notruf eins eins null'],
    ['unter 116117', 'unter eins eins sechs eins eins sieben'],
    ['die 116 117', 'die eins eins sechs eins eins sieben'],
    ['040 66969 278.', 'null vier null sechs sechs neun sechs neun zwei sieben acht.'],
    ['1472 5836', 'eins vier sieben zwei fünf acht drei sechs'],
  ])('the phone number in "%s"', (written, said) => {
    expect(normalizeGerman(written)).toBe(said)
  })
})

describe('other texts stay unchanged', () => {
  test.each([
    ['Guten Morgen!'],
    ['Wie spät ist es?'],
    ['Rufen Sie bitte einen Krankenwagen'],
    ['Ich habe 2 Geschwister.'],
    ['Das ist 2 mal 3.'],
    ['5 große Äpfel'],
    ['Haus 5 gefällt mir.'],
    ['Fahren Sie mit der 5.'],
    ['Das ist Nummer 5. Dann kommt 6.'],
    ['Wir sind 3. Und ihr?'],
    ['Zählen Sie bis 5.'],
    ['Ein Grad mehr.'],
    ['112 Euro'],
    ['Das kostet die 112 Euro.'],
    ['Die 110 Gäste sind da.'],
    ['Ich wiege 110 Kilo.'],
    ['Zimmer 115'],
    ['unter 112,50 Euro'],
    ['die 1125'],
    ['1101 Euro'],
    ['E-Auto'],
    ['U-Bahn'],
    ['Vitamin C'],
    ['Drei Minuten'],
    ['Bazar. Zimmer.'],
    ['Der Strom. Der Drang.'],
    [''],
  ])('"%s"', (text) => {
    expect(normalizeGerman(text)).toBe(text)
  })
})

describe('words that the engine mispronounces become phonemes', async () => {
  const known = await readGermanPhonemes(new URL('../../../../../content/data/', import.meta.url))

  test.each([
    ['alone', 'Toilette', "[[to:al'Et@]]"],
    ['in a sentence', 'Wo ist die Toilette, bitte?', "Wo ist die [[to:al'Et@]], bitte?"],
    ['at its start', 'Nächste Woche', "[[n'E:Cst@]] Woche"],
    ['in capitals', 'KAPUTT!', "[[kap'Ut]]!"],
    ['twice', 'Blumen, Blumen', "[[bl'u:m@n]], [[bl'u:m@n]]"],
    ['before a hyphen', 'Büro-Tür', "[[by:r'o:]]-Tür"],
    ['a weak preposition', 'Ich stehe vor dem Haus.', 'Ich stehe [[f,o:r]] dem Haus.'],
    ['a strong prefix', 'Ich stelle mich vor.', "Ich stelle mich [[f'o:r]]."],
    ['a noun that is written like a verb', 'die Sucht', "die [[z'Uxt]]"],
  ])('%s', (_, said, script) => {
    expect(applyGermanPronunciations(said, known)).toBe(script)
  })

  test.each([['Guten Tag'], ['Mein Weg'], ['sucht'], ['Bürotür'], ['Tablett'], ['vorlesen'], ['']])(
    'but "%s" stays unchanged',
    (said) => {
      expect(applyGermanPronunciations(said, known)).toBe(said)
    },
  )
})
