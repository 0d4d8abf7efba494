import { glossOf, partsToGloss } from '@pol/language/gloss'
import type { Language } from '@pol/language/language'
import { normalised } from '@pol/language/normalised'
import { onOneLine, piecesOf } from '@pol/language/sentences'
import { nextTask } from './next-task.ts'
import { partsOf } from './compounds.ts'
import { loadSenseOf, loadSenses, type Entry } from './entries.ts'
import { loadFormIndex } from './form-index.ts'
import { type GlossLine, glossLineOf } from './gloss-line.ts'

/** A sentence of a text with its words, in their order. */
export interface GlossSentence {
  readonly text: string
  readonly lines: readonly GlossLine[]
}

/** Characters per slice. */
const slice = 300

/**
 * Loads the lexicon and explains a text by sentence. Works in slices, so that the screen stays responsive.
 * @param hasTransliteration whether Persian words have their transliteration.
 */
export async function loadGloss(
  language: Language,
  text: string,
  hasTransliteration: boolean,
): Promise<GlossSentence[]> {
  const [index, senseOf, senses] = await Promise.all([loadFormIndex[language](), loadSenseOf(), loadSenses()])
  const telling = { senseOf, hasTransliteration }
  const topicOf = ({ rank }: Entry) => senses[rank]?.topic ?? ''
  const sentences: GlossSentence[] = []
  let done = 0
  for (const piece of piecesOf(normalised(text))) {
    if (!piece.isSentence) continue
    const sentence = onOneLine(piece.text)
    const lines = partsToGloss(sentence).flatMap((words) =>
      glossOf(index, words, topicOf).map((row) =>
        glossLineOf(language, row, telling, row.hits.length === 0 ? partsOf(index, row.text) : []),
      ),
    )
    if (lines.length > 0) sentences.push({ text: sentence, lines })
    done += sentence.length
    if (done < slice) continue
    done = 0
    await nextTask()
  }
  return sentences
}
