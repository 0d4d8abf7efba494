import { letters } from '@pol/content/letters'
import { lexicon } from '@pol/content/lexicon'
import type { Kind } from '@pol/content/kind'
import { readKind } from '@pol/content/read'

export const folder = new URL('../../content/data/', import.meta.url)

/** Reads the rows of one kind of content from its file. */
export const readContent = <Row>(kind: Kind<Row>) => readKind(kind, folder)
export const readLetters = () => readContent(letters)
export const readLexicon = () => readContent(lexicon)
