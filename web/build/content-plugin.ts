import type { Plugin } from 'vite'
import { readCourse } from '@pol/content/course/read-course'
import { units } from '@pol/content/course/tables'
import type { Unit } from '@pol/content/course/unit'
import { type Content, homographsIn, type Line, readContent } from '@pol/content/read'
import { courseUnits, courseUnitsId } from './course-units.ts'
import { gapsOf } from './gaps.ts'
import { groupsOf } from './groups.ts'
import { lexiconPart, type LexiconPart, type LexiconRow } from './lexicon-parts.ts'
import { linesOf } from './lines.ts'
import type { Material } from './material.ts'

const folder = new URL('../../content/data/', import.meta.url)

/** Modules made from several files. */
const virtual: Readonly<Record<string, (material: Material) => unknown>> = {
  'virtual:lines': linesOf,
  'virtual:groups': groupsOf,
  'virtual:gaps': gapsOf,
}

/**
 * Imports `@pol/content/data/<kind>.csv` as validated rows, `lexicon.csv?<part>` as one of its parts,
 * `course/units.csv?<number>` as a unit with all that it shows, and the modules above. Invalid material fails the build.
 */
export function contentPlugin(): Plugin {
  let material: Promise<Material> | undefined
  return {
    name: 'content',
    buildStart() {
      material = undefined
    },
    resolveId: (source) => (source in virtual || source === courseUnitsId ? `\0${source}` : null),
    async load(id) {
      if (id === `\0${courseUnitsId}`) return { code: courseUnits(), moduleType: 'js' }
      const make = virtual[id.replace('\0', '')]
      const [path = '', part = ''] = id.split('?')
      const [, file = ''] = /\/content\/data\/(.+\.csv)$/.exec(path) ?? []
      if (!make && !file) return null
      material ??= readMaterial()
      const data = make ? make(await material) : dataOf(await material, file, part)
      if (!data) return null
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})`, moduleType: 'js' }
    },
  }
}

function dataOf({ content, course }: Material, file: string, part: string): unknown {
  if (file === units.file) return part ? course[Number(part) - 1] : course.map(overviewOf)
  const rows = content.get(file)
  return rows && part ? lexiconPart(part as LexiconPart, rows as readonly LexiconRow[]) : rows
}

function overviewOf({ unit, title_german, title_farsi, outcomes_german, outcomes_farsi, words }: Unit) {
  return {
    unit,
    title_german,
    title_farsi,
    outcomes_german,
    outcomes_farsi,
    words: words.map(({ id }) => id),
  }
}

async function readMaterial(): Promise<Material> {
  const content = await readContent(folder)
  return { content: withSpeechIds(content), course: await readCourse(folder, content) }
}

interface PersianLine extends Line {
  readonly farsi?: string
  readonly spoken?: string
}

/** Adds to the lines of homographs the id that speech needs (`Homograph`). */
function withSpeechIds(content: Content): Content {
  const homographs = homographsIn(content)
  const withId = (line: PersianLine) =>
    homographs.has(line.farsi ?? '') || homographs.has(line.spoken ?? '')
      ? { ...line, speech_id: line.id }
      : line
  return new Map([...content].map(([file, lines]) => [file, lines.map(withId)]))
}
