import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** An example of a change that CONTRIBUTING.md describes step by step. */
export interface Walk {
  /** The heading of its section. */
  readonly heading: string
  /** By file: texts that stand there exactly once, each with its replacement. */
  readonly edits: Readonly<Record<string, readonly (readonly [text: string, replacement: string])[]>>
  /** New files with their content. */
  readonly newFiles?: Readonly<Record<string, string>>
  /** Edited files that depend on the example: the section only names a folder above them. */
  readonly ofExample?: readonly string[]
  /** Commands of npm that the section names, each with what it runs. They run in this order, after the edits. */
  readonly commands?: Readonly<Record<string, Command>>
  /** Files and folders of the unit tests that prove the change. */
  readonly tests: readonly string[]
  /** Changes that a check misses if they are left out. */
  readonly omissions: readonly Omission[]
}

interface Command {
  /** The folder in which it runs. */
  readonly folder: string
  readonly args: readonly string[]
}

interface Omission {
  readonly file: string
  /** The test that fails; without it, the types are wrong. */
  readonly test?: string
  /** Part of what is printed then. */
  readonly says: string
}

/** Makes the edits and the new files of a walk. @param root the copy of the repository. @throws if a text does not stand there exactly once. */
export function makeChanges(root: string, { edits, newFiles = {} }: Walk): void {
  for (const [file, replacements] of Object.entries(edits)) {
    const before = readFileSync(join(root, file), 'utf8')
    const after = replacements.reduce((content, [text, replacement]) => {
      const [start, end, ...more] = content.split(text)
      if (start === undefined || end === undefined || more.length > 0)
        throw new Error(`${file} does not contain exactly once: ${text}`)
      return start + replacement + end
    }, before)
    writeFileSync(join(root, file), after)
  }
  for (const [file, content] of Object.entries(newFiles)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
}
