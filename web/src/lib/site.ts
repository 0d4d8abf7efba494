import type { Site } from '@pol/contract/site'
import { written } from './product.ts'

/** Who runs this product and by what means, as the server wrote it into the page. */
export function readSite(): Site {
  return JSON.parse(written('site')) as Site
}
