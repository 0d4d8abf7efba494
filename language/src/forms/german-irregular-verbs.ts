/** The irregular forms of a verb; the other forms follow the rules in `german-verbs.ts`. */
export interface IrregularVerb {
  /** The stem of the du and er forms, if it differs. */
  readonly changedStem?: string
  /** Whether the stem changes from e to i, which also affects the imperative. */
  readonly changesToI?: boolean
  /** All six persons, if irregular. */
  readonly present?: readonly string[]
  /** The er form. */
  readonly preterite: string
  readonly participle: string
  readonly auxiliary: 'haben' | 'sein'
  /** The er form of the Konjunktiv II, if it is in common use. */
  readonly subjunctive?: string
  readonly imperative?: readonly string[]
}

/**
 * infinitive | stem of the du and er forms if it differs | preterite (er) | participle | flags: s = perfect with sein,
 * i = stem changes from e to i. A slash separates a less usual form. The closed class of strong and mixed verbs in
 * everyday use (Duden, Die Grammatik), and some verbs that only have an irregular participle.
 */
const table = `
  backen|back/bäck|backte/buk|gebacken
  befehlen|befiehl|befahl|befohlen|i
  beginnen||begann|begonnen
  beißen||biss|gebissen
  bergen|birg|barg|geborgen|i
  betrügen||betrog|betrogen
  bewegen||bewegte/bewog|bewegt/bewogen
  biegen||bog|gebogen
  bieten||bot|geboten
  binden||band|gebunden
  bitten||bat|gebeten
  blasen|bläs|blies|geblasen
  bleiben||blieb|geblieben|s
  braten|brät|briet|gebraten
  brechen|brich|brach|gebrochen|i
  brennen||brannte|gebrannt
  bringen||brachte|gebracht
  denken||dachte|gedacht
  dringen||drang|gedrungen|s
  empfehlen|empfiehl|empfahl|empfohlen|i
  erschrecken|erschrick|erschrak/erschreckte|erschrocken/erschreckt|is
  essen|iss|aß|gegessen|i
  fahren|fähr|fuhr|gefahren|s
  fallen|fäll|fiel|gefallen|s
  fangen|fäng|fing|gefangen
  finden||fand|gefunden
  flechten|flicht|flocht|geflochten|i
  fliegen||flog|geflogen|s
  fliehen||floh|geflohen|s
  fließen||floss|geflossen|s
  fressen|friss|fraß|gefressen|i
  frieren||fror|gefroren
  gebären||gebar|geboren
  geben|gib|gab|gegeben|i
  gehen||ging|gegangen|s
  gelingen||gelang|gelungen|s
  gelten|gilt|galt|gegolten|i
  genießen||genoss|genossen
  geschehen|geschieh|geschah|geschehen|is
  gewinnen||gewann|gewonnen
  gießen||goss|gegossen
  gleichen||glich|geglichen
  gleiten||glitt|geglitten|s
  graben|gräb|grub|gegraben
  greifen||griff|gegriffen
  halten|hält|hielt|gehalten
  hängen||hing/hängte|gehangen/gehängt
  hauen||haute|gehauen
  heben||hob|gehoben
  heißen||hieß|geheißen
  helfen|hilf|half|geholfen|i
  kennen||kannte|gekannt
  klingen||klang|geklungen
  kneifen||kniff|gekniffen
  kommen||kam|gekommen|s
  kriechen||kroch|gekrochen|s
  laden|läd|lud|geladen
  lassen|läss|ließ|gelassen
  laufen|läuf|lief|gelaufen|s
  leiden||litt|gelitten
  leihen||lieh|geliehen
  lesen|lies|las|gelesen|i
  liegen||lag|gelegen
  lügen||log|gelogen
  mahlen||mahlte|gemahlen
  meiden||mied|gemieden
  messen|miss|maß|gemessen|i
  nehmen|nimm|nahm|genommen|i
  nennen||nannte|genannt
  pfeifen||pfiff|gepfiffen
  raten|rät|riet|geraten
  reiben||rieb|gerieben
  reißen||riss|gerissen
  reiten||ritt|geritten|s
  rennen||rannte|gerannt|s
  riechen||roch|gerochen
  ringen||rang|gerungen
  rinnen||rann|geronnen|s
  rufen||rief|gerufen
  salzen||salzte|gesalzen
  saufen|säuf|soff|gesoffen
  saugen||saugte/sog|gesaugt/gesogen
  schaffen||schaffte/schuf|geschafft/geschaffen
  scheiden||schied|geschieden
  scheinen||schien|geschienen
  schieben||schob|geschoben
  schießen||schoss|geschossen
  schlafen|schläf|schlief|geschlafen
  schlagen|schläg|schlug|geschlagen
  schleichen||schlich|geschlichen|s
  schleifen||schliff/schleifte|geschliffen/geschleift
  schließen||schloss|geschlossen
  schmeißen||schmiss|geschmissen
  schmelzen|schmilz|schmolz|geschmolzen|is
  schneiden||schnitt|geschnitten
  schreiben||schrieb|geschrieben
  schreien||schrie|geschrien
  schreiten||schritt|geschritten|s
  schweigen||schwieg|geschwiegen
  schwellen|schwill|schwoll|geschwollen|is
  schwimmen||schwamm|geschwommen|s
  schwingen||schwang|geschwungen
  schwören||schwor|geschworen
  sehen|sieh|sah|gesehen|i
  senden||sendete/sandte|gesendet/gesandt
  singen||sang|gesungen
  sinken||sank|gesunken|s
  sitzen||saß|gesessen
  spalten||spaltete|gespalten
  spinnen||spann|gesponnen
  sprechen|sprich|sprach|gesprochen|i
  springen||sprang|gesprungen|s
  stechen|stich|stach|gestochen|i
  stehen||stand|gestanden
  stehlen|stiehl|stahl|gestohlen|i
  steigen||stieg|gestiegen|s
  sterben|stirb|starb|gestorben|is
  stinken||stank|gestunken
  stoßen|stöß|stieß|gestoßen
  streichen||strich|gestrichen
  streiten||stritt|gestritten
  tragen|träg|trug|getragen
  treffen|triff|traf|getroffen|i
  treiben||trieb|getrieben
  treten|tritt|trat|getreten|is
  trinken||trank|getrunken
  verderben|verdirb|verdarb|verdorben|i
  vergessen|vergiss|vergaß|vergessen|i
  verlieren||verlor|verloren
  verschwinden||verschwand|verschwunden|s
  verzeihen||verzieh|verziehen
  wachsen|wächs|wuchs|gewachsen|s
  waschen|wäsch|wusch|gewaschen
  weichen||wich|gewichen|s
  weisen||wies|gewiesen
  wenden||wendete/wandte|gewendet/gewandt
  werben|wirb|warb|geworben|i
  werfen|wirf|warf|geworfen|i
  wiegen||wog|gewogen
  winden||wand|gewunden
  ziehen||zog|gezogen
  zwingen||zwang|gezwungen
`

/** Parses the table. `choice` selects the usual forms (0) or those after the slash (1). */
function readTable(choice: 0 | 1): [string, IrregularVerb][] {
  const rows = table.trim().split('\n')
  return rows.flatMap((row): [string, IrregularVerb][] => {
    if (choice === 1 && !row.includes('/')) return []
    const cells = row.trim().split('|')
    const [infinitive = '', stem = '', preterite = '', participle = '', flags = ''] = cells.map(
      (cell) => cell.split('/')[choice] ?? cell,
    )
    // "Er hat mich erschreckt", but "er ist erschrocken".
    const isRegular = choice === 1 && preterite.endsWith('te')
    const auxiliary = flags.includes('s') && !isRegular ? 'sein' : 'haben'
    return [
      [
        infinitive,
        {
          preterite,
          participle,
          auxiliary,
          changesToI: flags.includes('i') && !isRegular,
          ...(stem && !isRegular && { changedStem: stem }),
        },
      ],
    ]
  })
}

/** A modal verb: irregular present singular, no imperative. */
function modal(
  infinitive: string,
  singular: string,
  past: string,
  subjunctive: string,
): [string, IrregularVerb] {
  const stem = infinitive.slice(0, -2)
  // "muss, musst", but "mag, magst".
  const second = singular.endsWith('s') ? `${singular}t` : `${singular}st`
  return [
    infinitive,
    {
      present: [singular, second, singular, infinitive, `${stem}t`, infinitive],
      preterite: `${past}te`,
      participle: `ge${past}t`,
      subjunctive,
      auxiliary: 'haben',
      imperative: [],
    },
  ]
}

/** Keyed by infinitive without prefix. */
export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map([
  ...readTable(0),
  modal('dürfen', 'darf', 'durf', 'dürfte'),
  modal('können', 'kann', 'konn', 'könnte'),
  modal('mögen', 'mag', 'moch', 'möchte'),
  modal('müssen', 'muss', 'muss', 'müsste'),
  modal('sollen', 'soll', 'soll', 'sollte'),
  modal('wollen', 'will', 'woll', 'wollte'),
  [
    'möchten',
    {
      present: ['möchte', 'möchtest', 'möchte', 'möchten', 'möchtet', 'möchten'],
      preterite: 'wollte',
      participle: 'gemocht',
      auxiliary: 'haben',
      imperative: [],
    },
  ],
  [
    'wissen',
    {
      present: ['weiß', 'weißt', 'weiß', 'wissen', 'wisst', 'wissen'],
      preterite: 'wusste',
      participle: 'gewusst',
      subjunctive: 'wüsste',
      auxiliary: 'haben',
      imperative: ['wisse'],
    },
  ],
  [
    'sein',
    {
      present: ['bin', 'bist', 'ist', 'sind', 'seid', 'sind'],
      preterite: 'war',
      participle: 'gewesen',
      subjunctive: 'wäre',
      auxiliary: 'sein',
      imperative: ['sei'],
    },
  ],
  [
    'haben',
    {
      present: ['habe', 'hast', 'hat', 'haben', 'habt', 'haben'],
      preterite: 'hatte',
      participle: 'gehabt',
      subjunctive: 'hätte',
      auxiliary: 'haben',
      imperative: ['hab', 'habe'],
    },
  ],
  [
    'werden',
    {
      present: ['werde', 'wirst', 'wird', 'werden', 'werdet', 'werden'],
      preterite: 'wurde',
      participle: 'geworden',
      subjunctive: 'würde',
      auxiliary: 'sein',
      imperative: ['werde'],
    },
  ],
  [
    'tun',
    {
      present: ['tue', 'tust', 'tut', 'tun', 'tut', 'tun'],
      preterite: 'tat',
      participle: 'getan',
      subjunctive: 'täte',
      auxiliary: 'haben',
      imperative: ['tu'],
    },
  ],
])

/** Alternatives to the forms in `irregularVerbs`: "er hängte", "er sandte". */
export const secondForms: ReadonlyMap<string, IrregularVerb> = new Map(readTable(1))

/** Regular verbs with an irregular base: "begleiten" is not from "gleiten", "bereiten" not from "reiten". */
export const regularVerbs: ReadonlySet<string> = new Set(
  'begleiten bereiten beschaffen verbleuen verschaffen umringen verleiten geleiten'.split(' '),
)

/** Verbs with sein whose base takes haben, and regular verbs with sein. */
export const verbsWithSein: ReadonlySet<string> = new Set(
  [
    'abbiegen aufstehen aufwachen aufwachsen auftauchen begegnen eilen einschlafen einziehen entkommen entstehen',
    'erfrieren erkranken erscheinen ersticken ertrinken explodieren flüchten folgen geraten heimkehren joggen klettern',
    'landen passieren platzen reisen',
    'rutschen scheitern stolpern stürzen umkehren umkippen umziehen verhungern verdursten vergehen verreisen',
    'verunglücken wandern zerbrechen zurückkehren zusammenstoßen',
  ].flatMap((list) => list.split(' ')),
)
