import type { Catalogue } from './catalogue.ts'

/** Loads all that can be learned, and the script that makes it. */
export const loadCatalogue = async (): Promise<Catalogue> => (await import('./catalogue.ts')).loadCatalogue()
