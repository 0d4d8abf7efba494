import { expect, test } from 'vitest'
import { lexicon } from '../src/lexicon.ts'
import { readKind } from '../src/read.ts'
import { likeliestFirst, usesOf } from '../src/likeliest-first.ts'
import { formIndexOf } from '@pol/language/form-index'
import { glossOf } from '@pol/language/gloss'

const entries = await readKind(lexicon, new URL('../data/', import.meta.url))
const uses = usesOf(
  entries,
  entries.map((entry) => ({ german: entry.example_german, farsi: entry.example_farsi })),
)
const likely = likeliestFirst(entries.map((entry, at) => ({ ...entry, uses: uses[at] ?? 0 })))
const index = formIndexOf('de', likely)

test.each([
  ['Hiermit kündige ich den Mietvertrag.', 'kündige', 'فسخ کردن'],
  ['Der Arbeitgeber hat mir gekündigt.', 'hat … gekündigt', 'اخراج کردن'],
  ['Ich kündige im Mai.', 'kündige', 'استعفا دادن'],
  ['Stellen Sie bitte die Heizung ein.', 'Stellen … ein', 'تنظیم کردن'],
  ['Die Firma stellt ihn ein.', 'stellt … ein', 'استخدام کردن'],
  ['Ich trage einen Mantel.', 'trage', 'پوشیدن'],
  ['Ich trage den Koffer.', 'trage', 'حمل کردن'],
  ['Wir ziehen am 1. Juli aus.', 'ziehen … aus', 'اسباب\u200cکشی کردن'],
  ['Ziehen Sie die Schuhe aus.', 'Ziehen … aus', 'درآوردن'],
  ['Sie nehmen zwei Tabletten.', 'nehmen', 'خوردن'],
  ['Ich nehme den Bus.', 'nehme', 'سوار شدن'],
  ['Er fährt nach Berlin.', 'fährt', 'رفتن'],
  ['Er fährt nach Berlin.', 'nach', 'به'],
  ['nach Erhalt der Rechnung', 'nach', 'بعد از'],
  ['Es ist zehn nach acht.', 'nach', 'و'],
  ['Das Paket liegt auf der Post.', 'liegt', 'بودن'],
  ['Er liegt im Bett.', 'liegt', 'دراز کشیدن'],
  ['Das Auto steht vor dem Haus.', 'steht', 'بودن'],
  ['Das Auto steht vor dem Haus.', 'vor', 'جلوی'],
  ['Vor zwei Wochen war ich krank.', 'Vor', 'پیش'],
  ['vor dem Essen', 'vor', 'قبل از'],
  ['Was steht in dem Brief?', 'steht', 'نوشته شدن'],
  ['Wir haben kein Geld mehr.', 'mehr', 'دیگر'],
  ['Ich will mehr Geld.', 'mehr', 'بیشتر'],
  ['Sie erhalten Kindergeld.', 'Sie', 'شما'],
  ['Sie erhält Kindergeld.', 'Sie', 'او'],
  ['Wo wohnen sie?', 'sie', 'آن\u200cها'],
  ['Ich sehe sie.', 'sie', 'او را'],
  ['Teilen Sie uns das mit.', 'uns', 'به ما'],
  ['Ich helfe ihr.', 'ihr', 'به او'],
  ['Könnt ihr helfen?', 'ihr', 'شما'],
  ['Er besucht uns.', 'uns', 'ما را'],
  ['Ich gehe in die Schule.', 'in', 'به'],
  ['Sie lernen in der Schule.', 'in', 'در'],
  ['Ich lerne seit zwei Jahren.', 'seit', 'است که'],
  ['Ich lerne seit Mai.', 'seit', 'از'],
  ['Wir sprechen über das Problem.', 'über', 'درباره\u200cی'],
  ['Ich arbeite als Koch.', 'als', 'به عنوان'],
  ['Als ich klein war, wohnte ich hier.', 'Als', 'وقتی که'],
  ['Er ist größer als Ali.', 'als', 'از'],
  ['Er arbeitet wie ein Löwe.', 'wie', 'مثل'],
  ['Wie groß ist die Wohnung?', 'Wie', 'چقدر'],
  ['Da ich krank bin, bleibe ich hier.', 'Da', 'چون'],
  ['Während ich schlafe, kocht er.', 'Während', 'در حالی که'],
  ['Ich lerne, um zu arbeiten.', 'um', 'تا'],
  ['Die Kosten werden von der Krankenkasse bezahlt.', 'von', 'توسط'],
  ['Die Wohnung besteht aus drei Zimmern.', 'besteht', 'تشکیل شدن'],
  ['Er hat die Prüfung bestanden.', 'hat … bestanden', 'قبول شدن'],
  ['Es gibt kein Brot.', 'gibt', 'بودن'],
  ['Er gibt mir das Brot.', 'gibt', 'دادن'],
  ['Die Uhr geht nicht.', 'geht', 'کار کردن'],
  ['Sie geht nach Hause.', 'geht', 'رفتن'],
  ['Wann fängt der Kurs an?', 'fängt … an', 'شروع شدن'],
  ['Ich fange mit dem Kurs an.', 'fange … an', 'شروع کردن'],
  ['Ali spielt Gitarre.', 'spielt', 'زدن'],
  ['Ali spielt mit dem Ball.', 'spielt', 'بازی کردن'],
  ['Diese Jacke steht dir gut.', 'steht', 'آمدن'],
  ['Wir sitzen auf der Bank im Park.', 'Bank', 'نیمکت'],
  ['Die Bank hat zu.', 'Bank', 'بانک'],
  ['Mach bitte das Licht aus!', 'Licht', 'چراغ'],
  ['Die Lampe hängt an der Decke.', 'Decke', 'سقف'],
  ['Wir werden morgen kommen.', 'werden', 'خواستن'],
  ['Wir werden morgen angerufen.', 'werden', 'شدن'],
])('%s: %s', (text, part, meaning) => {
  const rows = glossOf(index, text, ({ topic }) => topic)
  expect(
    rows.find((row) => row.text === part)?.hits[0]?.entry.farsi,
    rows.map((row) => row.text).join(' | '),
  ).toBe(meaning)
})

const persian = formIndexOf('fa', likely)

test.each([
  ['یک کیلو سیب زمینی لطفاً', 'سیب زمینی', 'Kartoffel'],
  ['صورت حساب را پرداخت کردم.', 'صورت حساب', 'Rechnung'],
  ['آب میوه می‌خواهم.', 'آب میوه', 'Saft'],
  ['هم کلاسی من ایرانی است.', 'هم کلاسی', 'Mitschüler'],
  ['آب گرم نداریم.', 'آب', 'Wasser'],
  ['در را ببند.', 'در', 'Tür'],
  ['در اتاق نشسته‌ام.', 'در', 'in'],
  ['او از من بزرگ‌تر است.', 'از', 'als'],
  ['از دوشنبه کار می‌کنم.', 'از', 'ab'],
  ['از پنجره نگاه کردم.', 'از', 'aus'],
  ['به ایستگاه می‌روم.', 'به', 'zu'],
  ['مهر شرکت را بزنید.', 'مهر', 'Stempel'],
  ['مهر ماه', 'مهر', 'Mehr'],
  ['شیر در جنگل است.', 'شیر', 'Löwe'],
  ['شیر خریدم.', 'شیر', 'Milch'],
  ['سیر و پیاز', 'سیر', 'Knoblauch'],
  ['سیر هستم.', 'سیر', 'satt'],
  ['پولی ندارم.', 'پولی', 'Geld'],
  ['کتابی خریدم.', 'خریدم', 'kaufen'],
  ['چند روز پیش آمدم.', 'آمدم', 'kommen'],
  ['چند روز پیش آمدم.', 'پیش', 'vor'],
  ['برادر شما آمد.', 'شما', 'Ihr'],
  ['شماره‌ی موبایل من را بنویس.', 'من', 'mein'],
  ['من را دیدی.', 'من را', 'mich'],
  ['امروز شما کار می‌کنید.', 'شما', 'Sie'],
])('%s: %s', (text, part, meaning) => {
  const rows = glossOf(persian, text, ({ topic }) => topic)
  expect(
    rows.find((row) => row.text === part)?.hits[0]?.entry.german,
    rows.map((row) => row.text).join(' | '),
  ).toBe(meaning)
})
