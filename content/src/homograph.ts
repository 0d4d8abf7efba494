/** A line whose Persian text is read differently in other lines: گل. The build adds the id to send with it for speech. */
export interface Homograph {
  readonly speech_id?: string
}
