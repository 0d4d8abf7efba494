import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The folder in which mails are files, read as far as they are whole. */
export function createLetters(folder: string) {
  const letters = new Map<string, Email>()
  const names = () => readdir(folder).catch((): string[] => [])

  const readNew = async () => {
    const there = await names()
    for (const name of letters.keys()) if (!there.includes(name)) letters.delete(name)
    for (const name of there.filter((name) => !letters.has(name))) {
      const letter = await PostalMime.parse(await readFile(join(folder, name)).catch(() => ''))
      if (letter.text?.includes('http')) letters.set(name, letter)
    }
  }
  return {
    readNew,
    /** What lies there for somebody, as of the last reading. */
    to: (email: string): readonly Email[] =>
      [...letters.values()].filter(({ to }) => to?.some(({ address }) => address === email)),
    isAbout: (id: string): boolean =>
      [...letters.values()].some(({ headers }) =>
        headers.some(({ key, value }) => key === 'x-about' && value === id),
      ),
  }
}

export type Letters = ReturnType<typeof createLetters>
