/** The listed forms of a German verb. */
export interface VerbForms {
  readonly ich: string
  readonly du: string
  readonly er: string
  readonly wir: string
  readonly ihr: string
  readonly sie: string
  readonly preterite: string
  readonly auxiliary: 'haben' | 'sein'
  readonly participle: string
  /** Singular; modal verbs have none. */
  readonly imperative: string
}

const auxiliaries = { haben: 'hat', sein: 'ist' }

/** The forms with pronouns and auxiliaries, as displayed and spoken. */
export function conjugationOf(verb: VerbForms) {
  return {
    singular: `ich ${verb.ich}, du ${verb.du}, er/sie/es ${verb.er}`,
    plural: `wir ${verb.wir}, ihr ${verb.ihr}, sie/Sie ${verb.sie}`,
    preterite: `er ${verb.preterite}`,
    perfect: `er ${auxiliaries[verb.auxiliary]} ${verb.participle}`,
    imperative: verb.imperative && `${verb.imperative.charAt(0).toUpperCase()}${verb.imperative.slice(1)}!`,
  }
}
