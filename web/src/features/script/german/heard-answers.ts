/** An answer of 'Welches hören Sie?'. */
export interface HeardAnswer {
  /** The section of `/aussprache` that explains the difference. */
  readonly section: string
  readonly isRight: boolean
}

/** The answers in this browser tab, by which the next pairs are chosen. Nothing of them is stored. */
export const heardAnswers: HeardAnswer[] = []
