/** What the server wrote into the page under this name. */
export function written(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** The product's name. */
export const productName = written('application-name')
