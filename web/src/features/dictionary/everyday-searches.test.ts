import { expect, test } from 'vitest'
import type { Language } from '@pol/language/language'
import { loadEntries, type Word } from '../../lib/lexicon/entries.ts'
import { loadFormIndex } from '../../lib/lexicon/form-index.ts'
import { DictionaryIndex, searchDictionary } from './search.ts'
import { similarHits } from './similar.ts'

const index = new DictionaryIndex(await loadEntries())
const forms = { de: await loadFormIndex.de(), fa: await loadFormIndex.fa() }

/** Number of rows at the top of a list that people look at. */
const looked = 4

/** Words in letters from authorities, schools and landlords, with the headwords of which one must be shown. */
const german: readonly (readonly [typed: string, wanted: string])[] = [
  ['angemeldet', 'anmelden'],
  ['Elternabends', 'Elternabend'],
  ['Termine', 'Termin'],
  ['beantragt', 'beantragen'],
  ['einzureichen', 'einreichen'],
  ['verlängert', 'verlängern'],
  ['überwiesen', 'überweisen'],
  ['Leistungen', 'Leistung'],
  ['krankgeschrieben', 'krankgeschrieben|krankschreiben|krank'],
  ['Terminvereinbarung', 'Terminvereinbarung|Termin'],
  ['Mitwirkung', 'Mitwirkung'],
  ['Kontoauszüge', 'Kontoauszug|Konto'],
  ['Lebensunterhalt', 'Lebensunterhalt'],
  ['Sachbearbeiterin', 'Sachbearbeiter'],
  ['Duldung', 'Duldung'],
  ['Arbeitsunfähigkeitsbescheinigung', 'Arbeitsunfähigkeitsbescheinigung|Bescheinigung'],
  ['Schulanmeldung', 'Schulanmeldung|Anmeldung'],
  ['Steuer-ID', 'Steuer-ID|Steuer-Identifikationsnummer|Steueridentifikationsnummer'],
  ['Rundfunkbeitrag', 'Rundfunkbeitrag'],
  ['GEZ', 'GEZ|Rundfunkbeitrag'],
  ['Bescheide', 'Bescheid'],
  ['Überweisung', 'Überweisung'],
  ['Anmeldung', 'Anmeldung'],
  ['Rechnung', 'Rechnung'],
  ['Termin', 'Termin'],
  ['Krankschreibung', 'Krankschreibung'],
  ['Mahnung', 'Mahnung'],
  ['Kündigungsfrist', 'Kündigungsfrist'],
  ['Widerspruch', 'Widerspruch'],
  ['Führungszeugnis', 'Führungszeugnis'],
  ['Bescheid', 'Bescheid'],
  ['Jobcenter', 'Jobcenter'],
  ['Ausländerbehörde', 'Ausländerbehörde'],
  ['Aufenthaltserlaubnis', 'Aufenthaltserlaubnis'],
  ['Kindergeld', 'Kindergeld'],
  ['Mietvertrag', 'Mietvertrag'],
  ['Nebenkosten', 'Nebenkosten'],
  ['Kaution', 'Kaution'],
  ['Krankenkasse', 'Krankenkasse'],
  ['„Versichertenkarte“', 'Versichertenkarte|Gesundheitskarte|Krankenversicherungskarte'],
  ['Anträge', 'Antrag'],
  ['Unterlagen', 'Unterlagen'],
  ['Fristen', 'Frist'],
  ['unterschrieben', 'unterschreiben'],
  ['Zeugnisse', 'Zeugnis'],
  ['Wohngeld', 'Wohngeld'],
  ['Kita', 'Kita'],
  ['Mieterhöhung', 'Mieterhöhung|Miete'],
  ['Ratenzahlungen', 'Ratenzahlung|Rate'],
  ['gekündigt', 'kündigen'],
]

/** Typed as in Iran: without half-spaces, ezafe or marks; spoken forms; Arabic letters. */
const persian: readonly (readonly [typed: string, wanted: string])[] = [
  ['جلسه اولیا', 'Elternabend'],
  ['جلسۀ اولیا', 'Elternabend'],
  ['اجازه اقامت', 'Aufenthaltserlaubnis'],
  ['بیمه بیکاری', 'Arbeitslosengeld|Arbeitslosenversicherung'],
  ['شماره موبایل', 'Handynummer'],
  ['شمارهٔ موبایل', 'Handynummer'],
  ['اداره کار', 'Arbeitsagentur'],
  ['اداره ی کار', 'Arbeitsagentur'],
  ['ادارهی کار', 'Arbeitsagentur'],
  ['نوبت دکتر', 'Arzttermin'],
  ['وقت دکتر', 'Arzttermin'],
  ['تلفن همراه', 'Handy|Mobiltelefon'],
  ['خانه ام', 'Haus'],
  ['خونه م', 'Haus'],
  ['بچه هام', 'Kind'],
  ['هزینه های جانبی', 'Nebenkosten'],
  ['رفتم', 'gehen'],
  ['می روم', 'gehen'],
  ['میروم', 'gehen'],
  ['نمی خواهم', 'wollen'],
  ['خيلي', 'sehr'],
  ['كتاب', 'Buch'],
  ['«کتاب»', 'Buch'],
  ['اب', 'Wasser'],
  ['هیچ وقت', 'nie'],
  ['لطفا', 'bitte'],
  ['دکترم', 'Arzt'],
  ['کتاب هایم', 'Buch'],
  ['بیمارستان', 'Krankenhaus'],
  ['داروخانه', 'Apotheke'],
  ['نسخه', 'Rezept'],
  ['سرماخوردگی', 'Erkältung'],
  ['تب', 'Fieber'],
  ['سردرد', 'Kopfschmerzen'],
  ['نامه ها', 'Brief'],
  ['قرارداد اجاره', 'Mietvertrag'],
  ['کرایه', 'Fahrpreis|Miete'],
  ['صاحبخانه', 'Vermieter'],
  ['همسایه هامون', 'Nachbar'],
  ['حساب بانکی', 'Bankkonto|Konto'],
  ['انتقال پول', 'Überweisung'],
  ['قبض', 'Rechnung'],
  ['مهلت', 'Frist'],
  ['مدارک', 'Unterlagen|Dokument'],
  ['گواهی', 'Bescheinigung'],
  ['امضا', 'Unterschrift'],
  ['شکایت', 'Beschwerde|beschweren'],
  ['اقامت', 'Aufenthalt'],
  ['پناهنده', 'Flüchtling|Geflüchtete'],
  ['گذرنامه', 'Reisepass|Pass'],
  ['ترجمه', 'Übersetzung'],
  ['مترجم', 'Dolmetscher|Übersetzer'],
  ['مهد کودک', 'Kindergarten'],
  ['مدرسه ام', 'Schule'],
  ['معلم ها', 'Lehrer'],
  ['شهریه', 'Gebühr|Studiengebühr'],
  ['کلاس زبان', 'Sprachkurs'],
  ['بلیط', 'Fahrkarte|Ticket'],
  ['ایستگاه قطار', 'Bahnhof'],
  ['خوابم میاد', 'Ich bin müde|müde'],
  // Words used in Afghanistan.
  ['تذکره', 'Personalausweis'],
  ['موتر', 'Auto'],
  ['سرک', 'Straße'],
  ['پوهنتون', 'Universität'],
  ['شفاخانه', 'Krankenhaus'],
  ['مکتب', 'Schule'],
  ['تکت', 'Fahrkarte|Ticket'],
  ['کچالو', 'Kartoffel'],
  ['کلکین', 'Fenster'],
  ['پیسه', 'Geld'],
]

/** Typed as by learners of German: by ear, without umlauts, with wrong spaces, abbreviated. */
const misspelledGerman: typeof german = [
  ['mude', 'müde'],
  ['Schlüßel', 'Schlüssel'],
  ['Tschuss', 'Tschüss'],
  ['Arztin', 'Arzt'],
  ['Artzt', 'Arzt'],
  ['Wieviel', 'wie viel'],
  ['wiefiel', 'wie viel'],
  ['fileicht', 'vielleicht'],
  ['hoite', 'heute'],
  ['Shule', 'Schule'],
  ['Lerer', 'Lehrer'],
  ['endschuldigung', 'Entschuldigung'],
  ['Adrese', 'Adresse'],
  ['Wohnug', 'Wohnung'],
  ['Handynumer', 'Handynummer'],
  ['kranken haus', 'Krankenhaus'],
  ['Telefon nummer', 'Telefonnummer'],
  ['Haupt bahnhof', 'Hauptbahnhof'],
  ['Kopf schmerzen', 'Kopfschmerzen'],
  ['Job Center', 'Jobcenter'],
  ['S Bahn', 'S-Bahn'],
  ['UBahn', 'U-Bahn'],
  ['Krankenversicherungs karte', 'Krankenversicherung'],
  ['Miet verträge', 'Miete'],
  ['bitte schon', 'Bitte schön'],
  ['gutentag', 'Guten Tag'],
  ['wie heist du', 'Wie heißt du?'],
  ['danke sehr', 'danke'],
  ['Termin absgen', 'absagen'],
  ['meine Mutter', 'Mutter'],
  ['habe gegessen', 'essen'],
  ['freue mich', 'freuen'],
  ['das heißt', 'Das heißt'],
  ['der die das', 'die'],
  ['halb acht', 'acht'],
  ['zB', 'zum Beispiel'],
  ['usw', 'und so weiter'],
  ['bzw', 'beziehungsweise'],
]

/** Typed as by learners and speakers of Persian: homophone letters, wrong spaces, spoken forms, Latin letters. */
const misspelledPersian: typeof persian = [
  ['حتمن', 'bestimmt|unbedingt|sicher'],
  ['واقعن', 'wirklich|tatsächlich'],
  ['خاهر', 'Schwester'],
  ['خاستن', 'möchten|fordern'],
  ['قضا', 'Essen'],
  ['گزاشتن', 'legen|lassen'],
  ['حوسله', 'Lust'],
  ['مسوول', 'verantwortlich'],
  ['بلیط قطار', 'Fahrkarte'],
  ['بهرحال', 'jedenfalls'],
  ['بعلاوه', 'plus'],
  ['بزودی', 'bald'],
  ['دندون درد', 'Zahnschmerzen'],
  ['دندون پزشک', 'Zahnarzt'],
  ['صاحب خونه', 'Vermieter'],
  ['صاحب خانه', 'Vermieter'],
  ['سر درد', 'Kopfschmerzen'],
  ['صد و بیست', 'hundert'],
  ['khaahar', 'Schwester'],
  ['doost', 'Freund'],
  ['qahve', 'Kaffee'],
  ['khoda hafez', 'Tschüss'],
]

type Place = 'at once' | 'similar' | 'nowhere'

function placeOf(language: Language, typed: string, wanted: string): Place {
  const isWanted = ({ german }: Word) => wanted.split('|').includes(german.replace(/^sich /, ''))
  const found = searchDictionary(index, language === 'de' ? 'de-fa' : 'fa-de', typed)
  if (found.slice(0, looked).some(isWanted)) return 'at once'
  const { hits, comeFirst } = similarHits(forms[language], index, typed, found)
  return comeFirst && hits.slice(0, looked).some(({ entry }) => isWanted(entry)) ? 'similar' : 'nowhere'
}

const placesOf = (language: Language, searches: typeof german) =>
  Map.groupBy(searches, ([typed, wanted]) => placeOf(language, typed, wanted))

test('every word from a German letter is found, most of them by the search itself', () => {
  const places = placesOf('de', german)
  expect(places.get('nowhere')).toBeUndefined()
  expect(places.get('at once')?.length).toBeGreaterThanOrEqual(32)
})

test('nearly every Persian search except Afghan words finds its word, most of them by the search itself', () => {
  const places = placesOf('fa', persian)
  expect(places.get('nowhere')?.length ?? 0).toBeLessThanOrEqual(11)
  expect(places.get('at once')?.length).toBeGreaterThanOrEqual(43)
})

test('misspelled searches find their words', () => {
  expect(placesOf('de', misspelledGerman).get('nowhere')).toBeUndefined()
  const isLatin = ([typed]: readonly [string, string]) => /^[a-z ]+$/.test(typed)
  expect(placesOf('de', misspelledPersian.filter(isLatin)).get('nowhere')).toBeUndefined()
  expect(
    placesOf(
      'fa',
      misspelledPersian.filter((search) => !isLatin(search)),
    ).get('nowhere'),
  ).toBeUndefined()
})
