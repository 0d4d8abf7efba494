/** Paths of the server's own files. They work in `src/` and in the bundle, because `dist/` has the same depth. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { unitWords } from '@pol/content/course/tables'
import { readContent, readKind, readSpokenContent, type SpokenContent } from '@pol/content/read'
import { readRetiredIds } from '@pol/content/release-ids'
import type { GermanPhonemes } from '@pol/content/pronunciations'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import { itemListOf, type ItemList } from './features/learning/items.ts'
import { taughtContentOf, type TaughtContent } from './features/translation/offline/taught-content.ts'

export const isBundled = !import.meta.url.endsWith('.ts')
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const migrations = resolvePath('../migrations')
export const webFolder = resolvePath('../../web/dist')
export const passwordProgram = resolvePath(
  isBundled ? './score-passwords.js' : './accounts/passwords/score-passwords.ts',
)
export const engineProgram = resolvePath(
  isBundled ? './engine-process.js' : './features/speech/offline/engine-process.ts',
)

export const fitProgram = resolvePath(
  isBundled ? './fit-process.js' : './features/learning/fitting/fit-process.ts',
)

/** Written by the build (scripts/prepare-start.ts). */
export const template = resolvePath('../dist/database-template.tar.gz')
export const preparedSpokenContent = resolvePath('../dist/spoken-content.json')
export const preparedGermanPhonemes = resolvePath('../dist/german-phonemes.json')
export const preparedTaughtContent = resolvePath('../dist/taught-content.json')
export const preparedItems = resolvePath('../dist/items.json')

const contentFolder = new URL('../../content/data/', import.meta.url)

/** The bundle loads content that the build has already validated, because validation takes more than a second. */
export async function loadSpokenContent(): Promise<SpokenContent> {
  if (!isBundled) return readSpokenContent(contentFolder, new Date(), await loadContent())
  const { german, persian, homographs, said } = JSON.parse(
    await readFile(preparedSpokenContent, 'utf8'),
  ) as ReturnType<typeof serializableSpokenContent>
  return {
    german: new Set(german),
    persian: new Map(persian),
    homographs: new Map(homographs.map(([text, byId]) => [text, new Map(byId)])),
    said: new Map(said.map(([text, speakers]) => [text, new Set(speakers)])),
  }
}

/** Converts sets and maps to arrays, for JSON. */
export function serializableSpokenContent({ german, persian, homographs, said }: SpokenContent) {
  return {
    german: [...german],
    persian: [...persian],
    homographs: [...homographs].map(([text, byId]) => [text, [...byId]] as const),
    said: [...said].map(([text, speakers]) => [text, [...speakers]] as const),
  }
}

/** Pronunciations of the words that the offline voice would otherwise mispronounce. */
export async function loadGermanPhonemes(): Promise<GermanPhonemes> {
  if (!isBundled) return (germanPhonemes ??= readGermanPhonemes(contentFolder))
  const { anyCase, exactCase } = JSON.parse(await readFile(preparedGermanPhonemes, 'utf8')) as ReturnType<
    typeof serializableGermanPhonemes
  >
  return { anyCase: new Map(anyCase), exactCase: new Map(exactCase) }
}

/** Converts maps to arrays, for JSON. */
export function serializableGermanPhonemes({ anyCase, exactCase }: GermanPhonemes) {
  return { anyCase: [...anyCase], exactCase: [...exactCase] }
}

/** The content for the offline translator. */
export async function loadTaughtContent(): Promise<TaughtContent> {
  if (isBundled) return JSON.parse(await readFile(preparedTaughtContent, 'utf8')) as TaughtContent
  return taughtContentOf(await loadContent())
}

/** The items that can be learned. */
export async function loadItems(): Promise<ItemList> {
  if (isBundled) return JSON.parse(await readFile(preparedItems, 'utf8')) as ItemList
  const courseWords = await readKind(unitWords, contentFolder)
  return itemListOf(
    await loadContent(),
    courseWords.map(({ entry }) => entry),
    await readRetiredIds(contentFolder),
  )
}

let germanPhonemes: ReturnType<typeof readGermanPhonemes> | undefined
let content: ReturnType<typeof readContent> | undefined

/** Without a build, reading the content takes seconds, so it is done once. */
function loadContent(): ReturnType<typeof readContent> {
  content ??= readContent(contentFolder)
  return content
}
