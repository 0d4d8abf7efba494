import { buildIfStale } from '../../scripts/build.ts'

/** Builds the server, because the process tests start the built one. */
export default async function setup() {
  await buildIfStale()
}
