/** The forms that the material gives of a German verb. */
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
}

const auxiliaries = { haben: 'hat', sein: 'ist' }

/** A verb's forms as they are shown and heard. */
export function conjugationOf(verb: VerbForms) {
  return {
    singular: `ich ${verb.ich}, du ${verb.du}, er/sie/es ${verb.er}`,
    plural: `wir ${verb.wir}, ihr ${verb.ihr}, sie/Sie ${verb.sie}`,
    preterite: `er ${verb.preterite}`,
    perfect: `er ${auxiliaries[verb.auxiliary]} ${verb.participle}`,
  }
}
