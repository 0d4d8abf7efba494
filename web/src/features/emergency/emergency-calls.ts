import specified from '@pol/content/data/emergency.csv'
import others from '@pol/content/data/emergency-call.csv'
import type { Phrase } from '@pol/content/phrases'
import { t } from '@pol/contract/text'

const byId = new Map([...specified, ...others].map((line) => [line.id, line]))

/** @throws Error if the material has no such line. */
function lineOf(id: string): Phrase {
  const line = byId.get(id)
  if (!line) throw new Error(`There is no line ${id} for an emergency`)
  return line
}

/** The service to call first. */
export const rescue = { number: '112', line: lineOf('call-feuerwehr-und-rettung') }
export const otherServices = [
  { number: '110', line: lineOf('call-polizei') },
  { number: '116117', line: lineOf('call-aerztlicher-bereitschaftsdienst') },
]
/** Each region has its own poison information centre, so its number is configured. */
export const poisonService = lineOf('call-giftnotruf')
/** Helpline of the Federal Office of Family Affairs, for all of Germany (https://www.hilfetelefon.de). */
export const violenceService = { number: '116016', line: lineOf('call-hilfe-bei-gewalt-gegen-frauen') }

/** The most frequent emergencies, each with the sentence that reports it. */
export const urgent = [
  { name: t('Atmet nicht'), line: lineOf('emergency-er-atmet-nicht') },
  { name: t('Blutung'), line: lineOf('call-jemand-blutet-stark') },
  { name: t('Feuer'), line: lineOf('emergency-es-brennt') },
  { name: t('Unfall'), line: lineOf('emergency-es-ist-ein-verkehrsunfall-passiert') },
  { name: t('Schmerzen in der Brust'), line: lineOf('emergency-ich-habe-starke-schmerzen-in-der') },
]
/** Sentences for the call, in the order in which they are needed. */
export const opening = [
  'emergency-hilfe',
  'call-ich-spreche-wenig-deutsch',
  'call-bitte-sprechen-sie-langsam',
  'call-spricht-dort-jemand-persisch',
  'call-ich-brauche-einen-dolmetscher-fuer-persisch',
  'call-ich-brauche-einen-dolmetscher-fuer-dari',
  'emergency-legen-sie-bitte-nicht-auf',
].map(lineOf)
export const caller = [lineOf('call-ich-sage-ihnen-meinen-namen')]
export const place = [
  'call-ich-sage-ihnen-meine-adresse',
  'call-ich-bin-zu-hause',
  'emergency-ich-bin-am-bahnhof',
  'call-ich-weiss-nicht-wo-ich-bin',
].map(lineOf)
export const incident = [
  'emergency-wir-brauchen-einen-krankenwagen',
  'emergency-jemand-ist-verletzt',
  'emergency-meine-mutter-ist-bewusstlos',
  'emergency-ich-bekomme-keine-luft',
  'call-ich-habe-asthma-und-bekomme-keine',
  'call-jemand-hat-einen-schlaganfall',
  'call-jemand-hat-eine-schwere-allergische-reaktion',
  'emergency-ich-bin-gestuerzt-und-kann-nicht',
  'call-ich-bin-schwanger-und-habe-starke',
  'call-mein-kind-hat-hohes-fieber',
  'call-mein-kind-hat-tabletten-geschluckt',
  'call-es-riecht-nach-gas',
].map(lineOf)
/** Sentences to ask bystanders for help. */
export const bystanders = [
  'emergency-rufen-sie-bitte-die-112-an',
  'emergency-rufen-sie-bitte-die-polizei',
].map(lineOf)
/** Sentences about violence. */
export const violence = ['call-mein-mann-schlaegt-mich', 'call-jemand-bedroht-mich'].map(lineOf)

/**
 * Lines whose audio is cached on the device. Lines about violence are not cached: a shared phone must not show that
 * they were played.
 */
export const keptLines: readonly Phrase[] = [
  rescue.line,
  ...otherServices.map(({ line }) => line),
  poisonService,
  ...urgent.map(({ line }) => line),
  ...opening,
  ...caller,
  ...place,
  ...incident,
  ...bystanders,
]
