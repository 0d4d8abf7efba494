import type { Site } from '@pol/contract/site'

/** Who runs this product and by what means, as the server wrote it into the page. */
export function readSite(): Site {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="site"]') ?? { content: '' }
  return JSON.parse(content) as Site
}
