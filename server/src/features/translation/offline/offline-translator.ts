import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TranslationDirection } from '@pol/contract/forms/translation'
import { joinedWords } from '@pol/contract/word-by-word'
import { growFormIndex, type FormIndex } from '@pol/language/form-index'
import type { Language } from '@pol/language/language'
import { normalised } from '@pol/language/normalised'
import { onOneLine, piecesOf } from '@pol/language/sentences'
import { tokensOf } from '@pol/language/tokens'
import type { Translation, TranslationProvider } from '../provider.ts'
import { translateMarks } from './marks.ts'
import { translateNumbers } from './numbers.ts'
import { SentenceMemory, splitMarks } from './sentence-memory.ts'
import { isPhrase, type TaughtContent, type TaughtEntry } from './taught-content.ts'
import { wordByWord } from './word-by-word.ts'

/** Sentences and forms of one source language. */
interface Knowledge {
  readonly language: Language
  readonly memory: SentenceMemory
  readonly index: FormIndex<TaughtEntry>
}

/** Maximum time that one step blocks the event loop. */
const sliceMs = 5

/**
 * Translates taught sentences as a whole, and all others word by word.
 * @param loadContent called by the first translation, so that the server's start does not wait for it.
 */
export function createOfflineTranslator(
  loadContent: () => Promise<TaughtContent>,
  productName: string,
): TranslationProvider {
  const known: Partial<Record<Language, Promise<Knowledge>>> = {}
  return {
    name: `${productName}-Wörterbuch`,
    isWordByWord: true,
    async translate(text, direction) {
      const language = languageOf(direction)
      known[language] ??= loadContent().then((content) => learn(content, language))
      return translateText(text, await known[language])
    },
  }
}

function languageOf(direction: TranslationDirection): Language {
  return direction === 'de-to-fa' ? 'de' : 'fa'
}

async function learn({ sentences, entries }: TaughtContent, language: Language): Promise<Knowledge> {
  const pause = eventLoopBreaks()
  const memory = new SentenceMemory(language)
  for (const pair of sentences) {
    memory.addSentence(pair)
    await pause()
  }
  for (const entry of entries.filter((entry) => !isPhrase(entry))) {
    memory.addWord(entry)
    await pause()
  }
  const growth = growFormIndex(language, entries, 1)
  for (;;) {
    const { value: index, done } = growth.next()
    if (done) return { language, memory, index }
    await pause()
  }
}

/** Line breaks, spaces and list marks between the sentences stay as they are. */
async function translateText(text: string, knowledge: Knowledge): Promise<Translation> {
  const pause = eventLoopBreaks()
  const isKnown = (sentence: string) => knowledge.memory.find(sentence) !== null
  const pieces = piecesOf(normalised(text), isKnown)
  const isOnlySentence = pieces.filter(({ isSentence }) => isSentence).length === 1
  let translation = ''
  let isWhole = true
  for (const { text: piece, isSentence } of pieces) {
    const known = isSentence ? translateWhole(onOneLine(piece), knowledge) : piece
    if (known === null) {
      const words: string[] = []
      for (const translated of wordByWord(knowledge.index, onOneLine(piece))) {
        words.push(...translated)
        await pause()
      }
      isWhole = false
      translation += joinedWords(words.length > 0 ? words : [onOneLine(piece)], isOnlySentence)
    } else {
      translation += known
    }
    await pause()
  }
  return { text: translation, isWhole }
}

/** @returns null for a text that is not known as a whole. */
function translateWhole(text: string, { language, memory }: Knowledge): string | null {
  const tokens = tokensOf(text)
  if (!tokens.some(({ kind }) => kind === 'word')) {
    const hasLiteral = tokens.some(({ kind }) => kind === 'literal')
    return hasLiteral ? text : translateNumbers(language, text)
  }
  const remembered = memory.find(text)
  if (!remembered) return null
  // "„Guten Tag!“"
  const { marks } = splitMarks(text.replace(/["“”»›)‘’\]]+$/u, ''))
  return remembered.text + translateMarks(language, marks || (remembered.isQuestion ? '?' : ''))
}

/** @returns a function that yields to other requests if the last break was more than a slice ago. */
function eventLoopBreaks(): () => Promise<void> {
  let sliceStart = performance.now()
  return async () => {
    if (performance.now() - sliceStart < sliceMs) return
    await nextTurn()
    sliceStart = performance.now()
  }
}
