import type { Verb } from '@pol/content/verbs'

const auxiliaries = { haben: 'hat', sein: 'ist' }

/** What the conjugation line of the card leaves out. */
export function formsOf(verb: Verb): readonly { readonly name: string; readonly form: string }[] {
  return [
    { name: 'wir', form: verb.wir },
    { name: 'ihr', form: verb.ihr },
    { name: 'sie, Sie', form: verb.sie },
    { name: 'Präteritum', form: `er ${verb.preterite}` },
    { name: 'Perfekt', form: `er ${auxiliaries[verb.auxiliary]} ${verb.participle}` },
  ]
}
