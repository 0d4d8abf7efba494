import { test } from 'vitest'
import { loadEntries, type Word } from '../../lib/lexicon/entries.ts'
import { loadFormIndex } from '../../lib/lexicon/form-index.ts'
import { DictionaryIndex, searchDictionary } from './search.ts'
import { similarHits } from './similar.ts'
import { writeFileSync } from 'node:fs'
const index = new DictionaryIndex(await loadEntries())
const forms = { de: await loadFormIndex.de(), fa: await loadFormIndex.fa() }
const G = `Krankenversicherungskarte|Lohnsteuerbescheinigung|Kindergeldantrag|Einkommensteuererklärung|Mietvertragskündigung|Wohnungsamt|Schulbescheinigung|Impfpass|Führerscheinstelle|Arbeitszeugnis|Zahnarzttermin|Sozialversicherungsnummer|Ausländeramt|Jobcenter|Busfahrkarte|Monatskarte|Kinderarzt|Frauenarzt|Hausarztpraxis|Apothekennotdienst|Stromrechnung|Gasrechnung|Internetanschluss|Telefonnummer|Postleitzahl|Geburtsurkunde|Heiratsurkunde|Elternbrief|Schulausflug|Hausaufgabenheft|Mülltonne|Treppenhausreinigung|„Termin“|Termin?|der Termin|den Termin|»Haus«|(Haus)|Haus.|das Haus!|E\u2011Mail|E–Mail|email|E Mail|U Bahn|ubahn|Strasse|STRASSE|strase|muede|müde|mude|schön|schoen|schon|Äpfel|aepfel|apfel|gegangen|ging|geht|gehst|zu gehen|ab|auf|abgeholt|angerufen|ruft an|anzurufen|rufe dich an|meldet sich an|sich anmelden|anmelden sich|freut sich|ihrer|meiner|besser|am besten|höchste|größte|ältesten|drittens|zwanzigste|1.|3|dreißig|usw.|z. B.|z.B.|bzw.|Hr.|Nr.|Dr.|Min.|qm|kg|%|€|§|-|?|'|wie geht’s|Wie geht's?|wie gehts|Guten Tag!|guten Tag|ich liebe dich|ketab|ketâb|mi ravam|ma'|mo'allem|moallem|mo’allem|Lehrerin|Ärztin|Kundinnen|Lehrer/in|Freund(e)|Kontoauszg|Krankenhauss|Terminn|Rechnug|Fahrkarte kaufen|zum Arzt|beim Arzt|im Haus`.split('|')
const P = `کتاب|كتاب|کتاب‌ها|کتابها|کتاب ها|کتابهای|کتاب‌هایم|کتابم|کتاب من|خانه|خانهٔ|خانه‌ی|خانه ی|خانۀ|خانە|خانھ|خانہ|خانهء|خونه|بچه‌ها|بچه ها|می‌روم|میروم|می روم|میرم|نمی‌روم|نمیروم|رفتم|رفته‌ام|رفته ام|رفته بودم|خواهم رفت|برو|بروم|رفتن|حرف می‌زنم|حرف زدم|حرف میزنم|زنگ زدم|زنگ میزنم|بزرگتر|بزرگ‌تر|بزرگ تر|بزرگترین|مسئول|مسؤول|رئیس|رییس|آب|اب|قرآن|قران|بلیط|اتاق|اطاق|تهران|طهران|نوبت دکتر|وقت دکتر|اداره کار|ادارهی کار|اداره‌ی کار|ادارهٔ کار|اجازه اقامت|اجازه‌ی اقامت|بیمه|بیمه درمانی|خداحافظ|خدا حافظ|سلام!|«سلام»|سلام؟|گل|شیر|نان|نون|پنجره رو ببند|خیلی ممنون|مرسی|چطوری؟|حالت چطوره|۱۰|10|٣|ده|دهم|بیست و یکم|سی و پنج|\u202Bکتاب\u202C|\u2067کتاب\u2069|ﮐﺘﺎﺏ|کِتاب|کــتاب|کتاب\u200D|کتاب؟|پذیرش|مدرک‌ها|مدارک|فرم‌ها|پر کردن فرم|دلم درد می‌کند|سرم درد می‌کنه|گرسنمه|تشنه‌ام|دانشجوها|دانشجویان|معلم‌ها|معلمین|زندگی می‌کنم|زندگی میکنم|می خواهم|میخوام|می‌تونم|نمیتونم|هست|نیست|نیستم|بودم|این‌ها|اینها|آنها|آن‌ها|به خاطر|بخاطر|علاقه مند|علاقه‌مند`.split('|')
test('x', () => {
  const out: string[] = []
  for (const [lang, dir, list] of [['de', 'de-fa', G], ['fa', 'fa-de', P]] as const)
    for (const text of list) {
      const found = searchDictionary(index, dir, text)
      const s = similarHits(forms[lang], text, found, (o) => searchDictionary(index, 'fa-de', o))
      const show = (w: Word) => `${w.german}:${w.farsi}`
      out.push(`${JSON.stringify(text)}  ${found.length}: ${found.slice(0, 3).map(show).join(' | ')}  ${s.comeFirst ? '⇑' : ''}sim: ${s.hits.slice(0, 5).map((h) => show(h.entry) + ' [' + h.reason + ']').join(' | ')}`)
    }
  writeFileSync('/tmp/r29/search.out', out.join('\n'))
})
