interface Word {
  readonly german: string
  readonly article: string
}

/** A noun with its article ("die Brücke"); other words unchanged. */
export function withArticle({ german, article }: Word): string {
  return article === '' ? german : `${article} ${german}`
}
