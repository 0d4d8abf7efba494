import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The folder in which mails are files, read as far as they are whole. */
export function createLetters(folder: string) {
  const letters = new Map<string, Email>()
  let byAddress = new Map<string | undefined, Email[]>()
  let abouts = new Set<string>()
  const names = () => readdir(folder).catch((): string[] => [])

  const readNew = async () => {
    const there = new Set(await names())
    const gone = [...letters.keys()].filter((name) => !there.has(name))
    const added = [...there].filter((name) => !letters.has(name))
    if (gone.length + added.length === 0) return
    for (const name of gone) letters.delete(name)
    for (const name of added) {
      const letter = await PostalMime.parse(await readFile(join(folder, name)).catch(() => ''))
      if (letter.text?.includes('http')) letters.set(name, letter)
    }
    byAddress = Map.groupBy(letters.values(), ({ to }) => to?.[0]?.address)
    abouts = new Set(
      [...letters.values()].flatMap(({ headers }) =>
        headers.filter(({ key }) => key === 'x-about').map(({ value }) => value),
      ),
    )
  }
  return {
    readNew,
    /** What lies there for somebody, as of the last reading. */
    to: (email: string): readonly Email[] => byAddress.get(email) ?? [],
    isAbout: (id: string): boolean => abouts.has(id),
  }
}

export type Letters = ReturnType<typeof createLetters>
