/** What cannot be derived of verbs whose forms the material does not give: er-form, preterite, participle, auxiliary. */
export const strongVerbs: Readonly<Record<string, string>> = {
  backen: 'backt backte gebacken',
  beginnen: 'beginnt begann begonnen',
  bieten: 'bietet bot geboten',
  bitten: 'bittet bat gebeten',
  brennen: 'brennt brannte gebrannt',
  fallen: 'fällt fiel gefallen sein',
  fangen: 'fängt fing gefangen',
  gewinnen: 'gewinnt gewann gewonnen',
  gießen: 'gießt goss gegossen',
  halten: 'hält hielt gehalten',
  laden: 'lädt lud geladen',
  lassen: 'lässt ließ gelassen',
  laufen: 'läuft lief gelaufen sein',
  leihen: 'leiht lieh geliehen',
  liegen: 'liegt lag gelegen',
  rennen: 'rennt rannte gerannt sein',
  rufen: 'ruft rief gerufen',
  schlagen: 'schlägt schlug geschlagen',
  schneiden: 'schneidet schnitt geschnitten',
  singen: 'singt sang gesungen',
  sitzen: 'sitzt saß gesessen',
  stehen: 'steht stand gestanden',
  steigen: 'steigt stieg gestiegen sein',
  sterben: 'stirbt starb gestorben sein',
  tragen: 'trägt trug getragen',
  treffen: 'trifft traf getroffen',
  tun: 'tut tat getan',
  ziehen: 'zieht zog gezogen',
}

const separable = /^(?:zurück|kennen|spazieren|fern|bei|auf|aus|ein|vor|weh|hin|mit|weg|los|ab|an|zu|um)/u
const unseparable = /^(?:unter|wieder|über|be|ent|emp|er|ver|zer|ge)/u
/** They begin like a prefix, but are of one piece. */
const whole =
  /^(?:antworten|arbeiten|üben|beten|bitten|essen|ernten|einigen|umarmen|gehen|geben|gießen|ander|zeigen|zählen)/u

export function separablePrefix(infinitive: string): string {
  if (whole.test(infinitive)) return ''
  return separable.exec(infinitive)?.[0] ?? ''
}

export function unseparablePrefix(infinitive: string): string {
  if (whole.test(infinitive)) return ''
  return unseparable.exec(infinitive)?.[0] ?? ''
}
