import { vocalised } from '@pol/language/vocalised'
import { ContentError } from '../kind.ts'
import { type Content, homographsIn, readKind } from '../read.ts'
import { signs, type Sign } from './signs.ts'
import { spellingHints } from './spelling-hints.ts'
import { stepCount } from './step-number.ts'
import type { ScriptRule, ScriptStep, ScriptWord } from './step.ts'
import { scriptQuestions, scriptRules, type ScriptRuleRow, steps } from './tables.ts'
import { scriptTexts, type TextLine } from './texts.ts'
import { scriptWords, type ScriptWordRow } from './words.ts'

/**
 * The ten steps of reading and writing the Persian script, with everything that their screens show.
 * @param content the content of the folder.
 * @throws ContentError with all faults of the tables; faults of words, signs and texts are reported as content errors.
 */
export async function readScript(folder: URL, content: Content): Promise<ScriptStep[]> {
  const [rows, ruleRows, questionRows] = await Promise.all([
    readKind(steps, folder),
    readKind(scriptRules, folder),
    readKind(scriptQuestions, folder),
  ])
  const errors: string[] = []
  if (rows.map(({ step }) => step).join() !== Array.from({ length: stepCount }, (_, at) => at + 1).join())
    errors.push(`${steps.file}: does not have the steps 1 to ${stepCount} in their order`)
  const homographs = homographsIn(content)
  const words = (content.get(scriptWords.file) as readonly ScriptWordRow[]).map((word): ScriptWord => ({
    ...word,
    vocalised: vocalised(word.farsi, word.transliteration),
    hints: spellingHints(word.farsi, word.transliteration),
    ...(homographs.has(word.farsi) ? { speech_id: word.id } : {}),
  }))
  const rules = Map.groupBy(ruleRows, ({ step }) => step)
  const questions = Map.groupBy(questionRows, ({ step }) => step)
  const script = rows.map((row): ScriptStep => {
    const ofStep = <Line extends { readonly step: number }>(file: string) =>
      (content.get(file) as readonly unknown[] as readonly Line[]).filter(({ step }) => step === row.step)
    return {
      ...row,
      rules: (rules.get(row.step) ?? []).map((rule) => withExamples(rule, words, errors)),
      words: words.filter(({ step }) => step === row.step),
      signs: ofStep<Sign>(signs.file),
      text: ofStep<TextLine>(scriptTexts.file),
      questions: questions.get(row.step) ?? [],
    }
  })
  if (errors.length > 0) throw new ContentError(errors)
  return script
}

function withExamples(
  { step, examples, ...texts }: ScriptRuleRow,
  words: readonly ScriptWord[],
  errors: string[],
): ScriptRule {
  const found = examples.flatMap((example) => {
    const word = words.find(({ farsi, vocalised }) => farsi === example || vocalised === example)
    if (!word || word.step > step)
      errors.push(`${scriptRules.file}: "${example}" is not a word of step ${step} or an earlier one`)
    return word ? [word] : []
  })
  return { ...texts, examples: found, hasVowelMarks: found.every(({ farsi }, at) => farsi !== examples[at]) }
}
