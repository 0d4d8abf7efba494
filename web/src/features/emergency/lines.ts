import specified from '@pol/content/data/emergency.csv'
import others from '@pol/content/data/emergency-call.csv'
import type { Phrase } from '@pol/content/phrases'

const byId = new Map([...specified, ...others].map((line) => [line.id, line]))

/** @throws Error if the material has no such line. */
export function lineOf(id: string): Phrase {
  const line = byId.get(id)
  if (!line) throw new Error(`There is no line ${id} for an emergency`)
  return line
}

/** Whom one calls. The poison information centres have a number for each region, which is configured. */
export const services = [
  { number: '112', line: lineOf('call-feuerwehr-und-rettung') },
  { number: '110', line: lineOf('call-polizei') },
  { number: '116117', line: lineOf('call-aerztlicher-bereitschaftsdienst') },
] as const
export const poisonService = lineOf('call-giftnotruf')

/** What one says on the telephone, in its order. */
export const first = [
  'emergency-hilfe',
  'call-ich-spreche-wenig-deutsch',
  'call-bitte-sprechen-sie-langsam',
  'call-spricht-dort-jemand-persisch',
  'emergency-legen-sie-bitte-nicht-auf',
].map(lineOf)
export const who = [lineOf('call-ich-sage-ihnen-meinen-namen')]
export const where = [
  'call-ich-sage-ihnen-meine-adresse',
  'call-ich-bin-zu-hause',
  'emergency-ich-bin-am-bahnhof',
  'call-ich-weiss-nicht-wo-ich-bin',
].map(lineOf)
export const what = [
  'emergency-wir-brauchen-einen-krankenwagen',
  'emergency-es-brennt',
  'emergency-es-ist-ein-verkehrsunfall-passiert',
  'emergency-jemand-ist-verletzt',
  'call-jemand-blutet-stark',
  'emergency-er-atmet-nicht',
  'emergency-meine-mutter-ist-bewusstlos',
  'emergency-ich-habe-starke-schmerzen-in-der',
  'emergency-ich-bekomme-keine-luft',
  'emergency-ich-bin-gestuerzt-und-kann-nicht',
  'call-mein-kind-hat-tabletten-geschluckt',
  'call-jemand-bedroht-mich',
].map(lineOf)
/** What one says to people nearby. */
export const nearby = ['emergency-rufen-sie-bitte-die-112-an', 'emergency-rufen-sie-bitte-die-polizei'].map(
  lineOf,
)

export const allLines: readonly Phrase[] = [
  ...services.map(({ line }) => line),
  poisonService,
  ...first,
  ...who,
  ...where,
  ...what,
  ...nearby,
]
