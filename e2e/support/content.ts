import { dictionary } from '@pol/content/dictionary'
import { letters } from '@pol/content/letters'
import type { Kind } from '@pol/content/kind'
import { readKind } from '@pol/content/read'

const folder = new URL('../../content/data/', import.meta.url)

/** What is taught, as it stands in the files. */
export const taught = <Row>(kind: Kind<Row>) => readKind(kind, folder)
export const taughtLetters = () => taught(letters)
export const taughtEntries = () => taught(dictionary)
