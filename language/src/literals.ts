/** `end` excludes punctuation that belongs to the surrounding sentence. */
const rest = String.raw`(?:[^\s<>"„“”«»()]|\([^\s()]*\))`
const end = String.raw`(?:[^\s<>"„“”«»().,:;!?…،؛؟'’\]}*]|\([^\s()]*\))`
const label = String.raw`[\p{L}\p{N}-]{1,63}`
const topLevel =
  'de|at|ch|li|eu|com|org|net|info|biz|io|app|dev|ir|af|tr|uk|fr|nl|edu|gov|online|digital|shop|berlin|hamburg|bayern|koeln|nrw'
const extensions =
  'pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|md|csv|jpe?g|png|gif|heic|svg|zip|mp[34]|html?|xml|json|ics|eml|exe'

const digit = String.raw`\p{Nd}`
/** Uppercase letters and digits, in groups. */
const code = String.raw`[A-Z${digit}]+(?:(?:[./: -]|//)[A-Z${digit}]+)*(?![\p{L}\p{N}])`
const codeWithoutSpaces = code.replace(': -', ':-')
const labels = [
  'nummer|Nummer|zeichen|Zeichen|Nr\\.|Az|Gz|Tel|Telefon|Fax|Mobil|Handy|Durchwahl|IBAN|BIC|PIN|TAN|Code',
  'شماره|تلفن|موبایل|کد',
].join('|')
const currency = 'EUR|CHF|USD|GBP'
/** Not "01/12/2024", "01-12-2024", "1403/09/05" nor the hours "08–12". */
const dayFirst = String.raw`${digit}{1,2}(?:(?:/${digit}{1,2}/|-${digit}{1,2}-)${digit}{2,4}|[–-]${digit}{1,2})`
const yearFirst = String.raw`${digit}{4}(?:/${digit}{1,2}/|-${digit}{1,2}-)${digit}{1,2}`
const noDate = String.raw`(?!(?:${dayFirst}|${yearFirst})(?!${digit}))`

/**
 * Parts of a text that are the same in every language and are never split or translated: web and mail addresses, file
 * names, account, telephone and reference numbers.
 */
const patterns = [
  String.raw`(?<![\p{L}\p{N}])(?:[Hh]ttps?://|HTTPS?://|ftp://|[Ww]ww\.|WWW\.|mailto:|tel:)${rest}*${end}`,
  String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@${label}(?:\.${label}){1,4}`,
  String.raw`(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,80}[\p{L}\p{N}_])?(?:\(${digit}+\))?\.(?:${extensions}|${extensions.toUpperCase()})(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}_.@-])(?:${label}\.){1,4}(?:${topLevel})(?![\p{L}\p{N}-])(?::${digit}{2,5})?(?:[/?#]${rest}*${end})?/?`,
  String.raw`(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_]+`,
  // Not "Schüler_innen".
  String.raw`(?<![\p{L}\p{N}_-])[\p{L}\p{N}-]+(?:_(?!in(?:nen)?(?![\p{L}\p{N}_]))[\p{L}\p{N}-]+)+`,
  // An IBAN, in groups of four.
  String.raw`(?<![\p{L}\p{N}])[A-Z]{2}${digit}{2}(?: ?[A-Z]{4})?(?: ?${digit}{4}){2,7}(?: ?${digit}{1,3})?(?![\p{L}\p{N}])`,
  // A telephone number begins with + or 0 and has at least seven digits.
  String.raw`(?<![\p{L}\p{N}.,:/-])${noDate}(?=(?:[ ()/+–-]{0,3}${digit}){7})(?:\+|\([0۰]${digit}{1,6}\)|[0۰])(?:[ ()/–-]{0,3}${digit})+(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}.,])116[ -]${digit}{3}(?![\p{L}\p{N}])`,
  // After "Aktenzeichen:" and "Tel." almost any group of digits and capitals is a literal.
  String.raw`(?<=(?:${labels})[.:]{0,2}(?: ist| lautet)? {1,2})(?=[A-Z./ -]{0,12}${digit})(?=[A-Z${digit}][A-Z${digit}./: -]{2})${code}`,
  // Capitals with at least three digits: "35502BG0012345", "AZ-2024/0815".
  String.raw`(?<![\p{L}\p{N}_.,/-])(?!(?:${currency})${digit}|${digit}+(?:[.,]${digit}+)?(?:${currency}))(?=(?:[A-Z./:-]*${digit}){3})(?=[${digit}./:-]*[A-Z])${codeWithoutSpaces.replace('(?!', '[a-z]?(?!')}`,
  // Digits only: parts with a leading zero or six in a row ("2024-000123"), at least three groups, or eight in a row.
  String.raw`(?<![\p{L}\p{N}.,:/-])${noDate}(?=${digit}+/${digit}+/|[${digit}/-]*(?<!${digit})(?:[0۰]${digit}{2}|${digit}{6}))${digit}+(?:(?:[/-]|//)${digit}+)+(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}.,:/-])(?=(?: ?${digit}){7})${digit}{2,6}(?: ${digit}{2,6}){2,}(?![\p{L}\p{N}]|[.,:]${digit})`,
  String.raw`(?<![\p{L}\p{N}.,:/-])${digit}{8,}(?![\p{L}\p{N}]|[.,:/–-]${digit})`,
]

/** Source of the pattern; requires the flag u. */
export const literal = patterns.join('|')
