/**
 * A row whose Persian text has another transliteration in other rows: گل. The build adds the id that selects its
 * speech.
 */
export interface Homograph {
  readonly speech_id?: string
}
