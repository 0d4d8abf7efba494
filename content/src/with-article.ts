interface Word {
  readonly german: string
  readonly article: string
}

/** "die Brücke", or the word itself where it is no noun. */
export function withArticle({ german, article }: Word): string {
  return article === '' ? german : `${article} ${german}`
}
