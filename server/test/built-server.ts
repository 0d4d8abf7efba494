import { buildIfStale } from '../../scripts/build.ts'

/** Tests of whole processes run the built server, as people do. */
export default async function setup() {
  await buildIfStale()
}
