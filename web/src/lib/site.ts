import type { Site } from '@pol/contract/site'

/** Content of the page's meta tag with this name, written by the server. */
function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

export const productName = readMeta('application-name')

/** The site configuration that the server wrote into the page. */
export function readSite(): Site {
  return JSON.parse(readMeta('site')) as Site
}
