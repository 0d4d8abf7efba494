/** A sentence whose words were put in a wrong order. */
export interface WrongOrder {
  readonly right: string
  readonly given: string
  /** Of a Persian sentence; shows where the ezafe is. */
  readonly transliteration: string
}
