/** Content of the page's meta tag with this name, written by the server. */
export function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

export const productName = readMeta('application-name')
