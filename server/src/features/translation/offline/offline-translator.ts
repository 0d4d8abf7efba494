import type { TranslationDirection } from '@pol/contract/translation'
import type { TranslationProvider } from '../provider.ts'
import { commonPhrases } from './common-words.ts'
import type { TranslationContent } from './content.ts'
import { buildLexicon } from './lexicon.ts'
import { SentenceMemory } from './sentence-memory.ts'
import { markIn } from './text/marks.ts'
import { sentencesOf, type Sentence } from './text/sentences.ts'
import { keyOf, textOf, tokensOf, type Token } from './text/tokens.ts'
import { germanWords } from './to-persian/german-words.ts'
import { persianSegments } from './to-persian/german-to-persian.ts'
import { persianWords } from './to-german/persian-words.ts'
import { germanSegments } from './to-german/persian-to-german.ts'

/** Translates by what is taught: whole texts, else word by word in the order of the other language. */
export function createOfflineTranslator(
  content: TranslationContent,
  productName: string,
): TranslationProvider {
  const lexicon = buildLexicon(content)
  const known = { ...content, sentences: [...content.sentences, ...commonPhrases] }
  const toPersian = { words: germanWords(lexicon), memory: new SentenceMemory(known, 'german') }
  const toGerman = {
    words: persianWords(lexicon),
    memory: new SentenceMemory(known, 'farsi'),
    germanVerbs: new Map(lexicon.verbs.map(({ german }) => [german.infinitive, german])),
  }

  function translateLine(line: string, direction: TranslationDirection): string {
    const memory = direction === 'de-to-fa' ? toPersian.memory : toGerman.memory
    const state = { isAfterSubordinate: false, isFemale: false }
    return sentencesOf(tokensOf(line))
      .map((sentence) => {
        const remembered = knownSentence(sentence, memory)
        if (remembered !== undefined) return whole(sentence, remembered, direction)
        const segments =
          direction === 'de-to-fa'
            ? persianSegments(sentence, toPersian)
            : germanSegments(sentence, toGerman, state)
        return joined(sentence, segments, direction)
      })
      .join('')
  }

  return {
    name: `${productName}-Wörterbuch`,
    isWordByWord: true,
    async translate(text, direction) {
      const parts = text.split(/(\r\n|\r|\n)/u)
      return parts.map((part, index) => (index % 2 === 1 ? part : translateLine(part, direction))).join('')
    },
  }
}

function knownSentence({ segments, isQuestion }: Sentence, memory: SentenceMemory): string | undefined {
  return memory.find(keyOf(segments.flatMap(({ words }) => words)), isQuestion)
}

function whole({ segments }: Sentence, text: string, direction: TranslationDirection): string {
  const space = segments[0]?.words[0]?.space ?? ''
  return space + text + marksText(segments.at(-1)?.marks ?? [], direction)
}

function joined({ segments }: Sentence, texts: readonly string[], direction: TranslationDirection): string {
  return segments
    .map(
      ({ words, marks }, index) =>
        (words[0]?.space ?? '') + (texts[index] || textOf(words)) + marksText(marks, direction),
    )
    .join('')
}

function marksText(marks: readonly Token[], direction: TranslationDirection): string {
  return marks.map(({ space, text }) => space + markIn(direction, text)).join('')
}
