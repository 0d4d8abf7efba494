import { irregularVerbs } from './german-irregular-verbs.ts'

/** Prefixes that separate in a main clause ("ich hole dich ab"). */
const separablePrefixes = [
  'ab acht an auf aus bei da dar durch ein her hin los mit nach nieder um vor weg zu',
  'abwärts aufeinander aufwärts auseinander beiseite bekannt bereit bevor bewusst dabei daneben daran davon dazu dran',
  'drauf durcheinander empor entgegen entlang fehl fern fertig fest fort frei gegen gegenüber geheim gleich gut heim',
  'herab heran herauf heraus herbei herein herüber herum herunter hervor hierher hinab hinauf hinaus hindurch hinein',
  'hinterher hinüber hinunter hinweg hinzu hoch ineinander irre kaputt kennen klar krank leid nahe offen rauf raus rein',
  'richtig rum runter rüber sauber schief schwarz sicher spazieren statt still teil tot umher verloren voll voran voraus',
  'vorbei vorher vorüber vorwärts wahr weh weiter wett wieder wohl zufrieden zurecht zurück zusammen zwischen überein',
]

/** Prefixes that never separate; the participle of such verbs has no ge-. */
const inseparablePrefixes = ['be emp ent er ge hinter miss ver wider zer', 'über unter']

const listed = (lists: readonly string[]) => lists.flatMap((list) => list.split(' '))

/** Verbs whose prefix behaves differently than usual. */
const separableVerbs = new Set(
  listed([
    'übergreifen überkochen überlaufen überquellen unterbringen untergehen unterkommen unterordnen untersinken',
    'untertauchen widerhallen widerspiegeln',
  ]),
)
const inseparableVerbs = new Set(
  listed([
    'bevorzugen durchdringen durchleben durchqueren durchschauen durchsuchen durchwühlen umarmen umfassen umgeben',
    'umkreisen umringen umrunden umschließen umsorgen vollbringen vollenden vollführen vollstrecken vollziehen',
    'wiederholen',
  ]),
)

/** Verbs that only look as if they had a prefix. */
const unprefixed = new Set(
  listed([
    'angeln ankern antworten beben beichten bellen bessern beten betteln betten beugen dampfen danken dauern einen einigen',
    'erben ernten ehren eignen festigen geizen hindern herrschen missen mitteln teilen wehren wetten zaubern zerren',
    'beizen beulen beuten geigen gerben reinigen',
    'abonnieren absolvieren absorbieren abstrahieren addieren adressieren akzeptieren analysieren animieren',
    'annullieren rauschen existieren integrieren minimieren wiegen zucken zuckern dämpfen darben urteilen nachten frühstücken',
  ]),
)

/** Maps each prefix to whether it is usually separable. */
const prefixes: ReadonlyMap<string, boolean> = new Map([
  ...listed(separablePrefixes).map((prefix) => [prefix, true] as const),
  ...listed(inseparablePrefixes).map((prefix) => [prefix, false] as const),
])
const longestPrefix = Math.max(...[...prefixes.keys()].map(({ length }) => length))

export interface PrefixedVerb {
  /** Empty if the verb has no prefix. */
  readonly prefix: string
  readonly separable: boolean
  /** The verb without its prefix. */
  readonly base: string
}

/**
 * Splits a German infinitive into prefix and verb: "abholen" into "ab" and "holen", "besuchen" into "be" and "suchen".
 */
export function prefixOf(infinitive: string): PrefixedVerb {
  const none = { prefix: '', separable: false, base: infinitive }
  if (unprefixed.has(infinitive) || irregularVerbs.has(infinitive)) return none
  // Longest first, so that "herein" does not match "her".
  for (let length = Math.min(longestPrefix, infinitive.length - 3); length >= 2; length -= 1) {
    const prefix = infinitive.slice(0, length)
    const isUsuallySeparable = prefixes.get(prefix)
    const base = infinitive.slice(length)
    if (isUsuallySeparable === undefined || !isVerb(base)) continue
    const separable = isUsuallySeparable ? !inseparableVerbs.has(infinitive) : separableVerbs.has(infinitive)
    return { prefix, separable, base }
  }
  return none
}

/** Rejects remainders that are too short to be a verb, as in "leiden" or "betten". */
function isVerb(rest: string): boolean {
  return rest === 'tun' || (rest.length >= 4 && rest.endsWith('n'))
}
