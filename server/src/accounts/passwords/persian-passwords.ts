/** Passwords that Persian speakers often choose and zxcvbn does not know. */

/** First names, pet names and the like, in both scripts. */
const names = [
  'محمد mohammad mohamad|علی ali|حسین hossein hosein|رضا reza|مهدی mahdi mehdi|حسن hassan hasan|امیر amir|احمد ahmad',
  'محمدرضا mohammadreza|علیرضا alireza|امیرحسین amirhossein|امیرعلی amirali|محمدعلی mohammadali|حمیدرضا hamidreza|عباس abbas',
  'سعید saeed saeid|مجید majid|حمید hamid|وحید vahid|مسعود masoud|محسن mohsen|مصطفی mostafa|مرتضی morteza|مجتبی mojtaba',
  'ابوالفضل abolfazl|جواد javad|هادی hadi|کاظم kazem|اکبر akbar|اصغر asghar|بهرام bahram|بهروز behrouz behrooz|فرهاد farhad',
  'کورش کوروش kourosh koorosh|داریوش dariush daryoush|سیاوش siavash|آرش arash|آرمان arman|پویا pouya pooya|پارسا parsa|سینا sina',
  'نیما nima|کیان kian|کیوان keyvan keivan|کامران kamran|شهرام shahram|ایمان iman|میلاد milad|فرید farid|پیمان peyman|یاسر yaser',
  'فاطمه fatemeh fateme|زهرا zahra|مریم maryam|معصومه masoumeh|زینب zeinab zeynab|سکینه sakineh|نرگس narges|لیلا leila leyla',
  'سارا sara|سمیرا samira|نازنین nazanin|نگار negar|نیلوفر niloofar niloufar|پریسا parisa|شیرین shirin|مینا mina|مهسا mahsa',
  'الهام elham|الهه elaheh|آیدا ayda aida|هانیه hanieh|ریحانه reyhaneh reihaneh|فرشته fereshteh|فریبا fariba|یلدا yalda|رویا roya',
  'بهار bahar|ستاره setareh|یگانه yeganeh|مائده maedeh|عسل asal|هستی hasti|ترانه taraneh|سپیده sepideh|شادی shadi|ندا neda',
  'عشق eshgh eshq|عشقم eshgham|عزیزم azizam|جونم joonam jounam|نفسم nafasam|دلبر delbar|دلبرم delbaram|خدا khoda|خدایا khodaya',
  'پرسپولیس perspolis|استقلال esteghlal|ایران iran|تهران tehran teheran|رمز ramz|گذرواژه gozarvazheh|پسورد|مادر madar|بابا baba',
]

export const persianNames = names.flatMap((line) => line.split(/[ |]/))

/** Years of the Persian calendar, from 1410 down to 1300 (1921). */
export const persianYears = Array.from({ length: 111 }, (_, past) => String(1410 - past))

const alphabet = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'

/** The letters of the standard Persian keyboard, each after its Latin key. */
const keyboard = "qضwصeثrقtفyغuعiهoخpح[ج]چ\\پaشsسdیfبgلhاjتkنlم;ک'گzظxطcزvرbذnدmئ,و"
const letterOf = new Map(
  [...keyboard.matchAll(/(.)(.)/gsu)].map(([, key = '', letter = '']) => [key, letter]),
)

/** Adjacent keys of each character, as zxcvbn expects them. */
type Graph = Record<string, (string | null)[]>

/** The alphabet as one row of keys, because zxcvbn's own sequences follow code points, not the Persian alphabet. */
export const persianAlphabet: Graph = Object.fromEntries(
  [...alphabet].map((letter, n) => [letter, [alphabet[n - 1] ?? null, alphabet[n + 1] ?? null]]),
)

/** The graph of a Persian keyboard, derived from a Latin one. Shifted letters are rare and omitted. */
export function persianKeys(latin: Readonly<Graph>): Graph {
  const letter = (keys: string | null) => letterOf.get(keys?.[0] ?? '') ?? null
  return Object.fromEntries(
    Object.entries(latin).flatMap(([key, neighbours]) => {
      const own = letterOf.get(key)
      return own ? [[own, neighbours.map(letter)]] : []
    }),
  )
}
