import type { Site } from '@pol/contract/site'
import { readMeta } from './product.ts'

/** The site configuration that the server wrote into the page. */
export function readSite(): Site {
  return JSON.parse(readMeta('site')) as Site
}
