import { dictionary } from '@pol/content/dictionary'
import { letters } from '@pol/content/letters'
import { readKind } from '@pol/content/read'

const folder = new URL('../../content/data/', import.meta.url)

/** What is taught, as it stands in the files. */
export const taughtLetters = () => readKind(letters, folder)
export const taughtEntries = () => readKind(dictionary, folder)
