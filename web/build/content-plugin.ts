import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { exercises } from '@pol/content/course/exercises'
import { courseTexts } from '@pol/content/course/texts'
import { readUnitTexts } from '@pol/content/course/read-unit-texts'
import { readCourse } from '@pol/content/course/read-course'
import { units } from '@pol/content/course/tables'
import type { Unit } from '@pol/content/course/unit'
import { readExams } from '@pol/content/exams/read-exams'
import { examTexts } from '@pol/content/exams/texts'
import { readCompounds } from '@pol/content/german-compounds'
import { type Content, homographsIn, type Line, readContent } from '@pol/content/read'
import { readScript } from '@pol/content/script/read-script'
import { readStrokes } from '@pol/content/script/strokes'
import type { ScriptStep, ScriptStepOverview } from '@pol/content/script/step'
import { steps } from '@pol/content/script/tables'
import { readRetiredIds } from '@pol/content/release-ids'
import { readGermanSounds } from '@pol/content/spoken-words'
import { readUsageExplanations } from '@pol/content/usage-in-persian'
import { capitalSentencesOf } from './capital-sentences.ts'
import { exercisesOfUnit } from './course-exercises.ts'
import { exerciseCountsOf } from './exercise-counts.ts'
import { loadersOf, perUnit } from './course-units.ts'
import { exams, examsId } from './exams.ts'
import { forReaders } from './for-readers.ts'
import { gapsOf } from './gaps.ts'
import { groupsOf } from './groups.ts'
import { itemsAsOne } from './items-as-one.ts'
import { lexiconPart, type LexiconPart, type LexiconRow } from './lexicon-parts.ts'
import { linesOf } from './practice-lines.ts'
import type { Material } from './material.ts'
import { ruleUnitsOf } from './rule-units.ts'
import { scriptSteps, scriptStepsId } from './script-steps.ts'
import { soundColumns } from './sound-columns.ts'
import { persianFolder } from './texts-plugin.ts'
import { unitTitlesOf } from './unit-titles.ts'

const folder = new URL('../../content/data/', import.meta.url)

/** The material, and its variants with explanations in the language of the reader. */
interface ReadMaterial extends Material {
  readonly byReader: Readonly<Record<'german' | 'persian', Material>>
}

/** Modules made from several files. */
const virtual: Readonly<Record<string, (material: Material) => unknown>> = {
  'virtual:lines': linesOf,
  'virtual:groups': groupsOf,
  'virtual:items-as-one': itemsAsOne,
  'virtual:gaps': gapsOf,
  'virtual:exercise-counts': exerciseCountsOf,
  'virtual:capital-sentences': capitalSentencesOf,
  'virtual:rule-units': ruleUnitsOf,
  'virtual:unit-titles': unitTitlesOf,
  'virtual:script-strokes': ({ strokes }) => strokes,
  'virtual:german-compounds': ({ compounds }) => compounds,
}

/** Pronunciation of German, for the Persian build only. */
const germanSounds = 'virtual:german-sounds'
const isVirtual = (source: string) =>
  source in virtual || source in perUnit || [scriptStepsId, examsId, germanSounds].includes(source)

/**
 * Imports `@pol/content/data/<kind>.csv` as validated rows, `lexicon.csv?<part>` as one of its parts,
 * `course/units.csv?<number>` as a unit with its content, `course/texts.csv?<number>` as its texts,
 * `course/exercises.csv?<number>` as its exercises, `script/steps.csv?<number>` as a step of the script,
 * `exams/texts.csv?<name>` as a model test, and the modules above. Invalid material fails the build.
 * Explanations are in the language of each build; in development and tests in German.
 */
export function contentPlugin(): Plugin {
  let material: Promise<ReadMaterial> | undefined
  let isBuild = false
  const datas: { readonly german: string; readonly persian: string }[] = []
  return {
    name: 'content',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      material = undefined
    },
    resolveId: (source) => (isVirtual(source) ? `\0${source}` : null),
    async load(id) {
      const moduleOf = (german: string, persian: string) => {
        const json =
          isBuild && german !== persian
            ? `__CONTENT_${datas.push({ german, persian }) - 1}__`
            : JSON.stringify(german)
        return { code: `export default JSON.parse(${json})`, moduleType: 'js' } as const
      }
      const ofUnits = perUnit[id.replace('\0', '')]
      if (ofUnits) return { code: loadersOf(ofUnits), moduleType: 'js' }
      if (id === `\0${scriptStepsId}`) return { code: scriptSteps(), moduleType: 'js' }
      if (id === `\0${examsId}`) return { code: exams(), moduleType: 'js' }
      if (id === `\0${germanSounds}`)
        return moduleOf('null', JSON.stringify(soundColumns(await readGermanSounds(folder))))
      const make = virtual[id.replace('\0', '')]
      const [path = '', part = ''] = id.split('?')
      const [, file = ''] = /\/content\/data\/(.+\.csv)$/.exec(path) ?? []
      if (!make && !file) return null
      material ??= readMaterial()
      const read = await material
      const data = make ? make(read) : dataOf(read.byReader.german, file, part)
      if (!data) return null
      const german = JSON.stringify(data)
      const persian = make ? german : JSON.stringify(dataOf(read.byReader.persian, file, part))
      return moduleOf(german, persian)
    },
    renderChunk(code, _chunk, { dir = '' }) {
      const reader = basename(dir) === persianFolder ? 'persian' : 'german'
      return code.replaceAll(/\b__CONTENT_(\d+)__\b/g, (_, index: string) =>
        JSON.stringify(datas[Number(index)]?.[reader]),
      )
    },
    generateBundle({ dir = '' }, bundle) {
      if (basename(dir) === persianFolder) return
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'chunk' && output.moduleIds.includes(`\0${germanSounds}`)) delete bundle[file]
    },
  }
}

function dataOf({ content, course, texts, script, exams }: Material, file: string, part: string): unknown {
  if (file === units.file) return part ? course[Number(part) - 1] : course.map(overviewOf)
  if (file === courseTexts.file) return texts[Number(part) - 1]
  if (file === steps.file) return part ? script[Number(part) - 1] : script.map(stepOverviewOf)
  if (file === exercises.file) return exercisesOfUnit(content, Number(part))
  if (file === examTexts.file) return exams.find(({ exam }) => exam === part)
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

const stepOverviewOf = ({ step, title_german, title_farsi, letters }: ScriptStep): ScriptStepOverview => ({
  step,
  title_german,
  title_farsi,
  letters,
})

async function readMaterial(): Promise<ReadMaterial> {
  const read = await readContent(folder)
  const content = withSpeechIds(read)
  const explanations = await readUsageExplanations(folder)
  const others = {
    course: await readCourse(folder, read),
    texts: await readUnitTexts(folder, content),
    script: await readScript(folder, read),
    strokes: await readStrokes(folder),
    exams: await readExams(folder, read),
    compounds: await readCompounds(folder),
    retired: (await readRetiredIds(folder)).map(({ id }) => id),
  }
  return {
    content,
    ...others,
    byReader: {
      german: { content: forReaders('de', content, explanations), ...others },
      persian: { content: forReaders('fa', content, explanations), ...others },
    },
  }
}

interface PersianLine extends Line {
  readonly farsi?: string
  readonly spoken?: string
}

/** Adds the id that speech needs to the lines of homographs (`Homograph`). */
function withSpeechIds(content: Content): Content {
  const homographs = homographsIn(content)
  const withId = (line: PersianLine) =>
    homographs.has(line.farsi ?? '') || homographs.has(line.spoken ?? '')
      ? { ...line, speech_id: line.id }
      : line
  return new Map([...content].map(([file, lines]) => [file, lines.map(withId)]))
}
