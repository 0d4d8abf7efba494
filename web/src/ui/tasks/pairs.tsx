import { useEffect, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { PairsAnswer, WrongPair } from '@pol/learning/tasks/pairs'
import type { PairsTask } from '@pol/learning/tasks/task'
import { Check } from '../icons/drawn/check.tsx'
import { X } from '../icons/drawn/x.tsx'
import { Meaning, Target } from './item-texts.tsx'
import { TaskActions } from './task-actions.tsx'
import { WithTransliteration } from './with-transliteration.tsx'

interface Props {
  readonly task: PairsTask
  readonly language: Language
  readonly isAnswered: boolean
  readonly showsTransliteration: boolean
  /** Called with a word that is pressed, which is spoken then. */
  readonly onHear: (item: Item) => void
  /** Called once all pairs are found, or the learner gives up. */
  readonly onDone: (answer: PairsAnswer) => void
}

const button =
  'relative min-h-14 rounded-control border-2 px-3 py-2 text-lg short:min-h-12 short:py-1 short:text-base/snug'
const looks = {
  open: 'border-edge bg-surface enabled:hover:border-brand enabled:hover:bg-brand-soft',
  pressed: 'border-brand bg-brand-soft text-brand',
  wrong: 'border-danger bg-surface text-danger',
  found: 'border-line bg-sunken text-quiet',
  solved: 'border-line bg-sunken text-quiet',
}
const messages = {
  right: { text: t('Das gehört zusammen.'), Icon: Check, colour: 'text-brand' },
  wrong: { text: t('Das gehört nicht zusammen.'), Icon: X, colour: 'text-danger' },
}

/** Words and meanings: pressing one of each finds a pair, or not; the word of a wrong pair is wrong. */
export function Pairs(props: Props) {
  const { task, language, isAnswered, showsTransliteration, onHear, onDone } = props
  const { items } = task
  // Once answered, each meaning stands next to its word.
  const meanings = isAnswered ? items : task.meanings
  const [word, setWord] = useState<Item | null>(null)
  const [meaning, setMeaning] = useState<Item | null>(null)
  const [found, setFound] = useState<readonly Item[]>([])
  const [wrong, setWrong] = useState<readonly WrongPair[]>([])
  /** The pair that was tried last, until another is begun. */
  const [tried, setTried] = useState<WrongPair | null>(null)
  const words = useRef<HTMLDivElement>(null)

  const match = (word: Item | null, meaning: Item | null) => {
    if (!word || !meaning) {
      setWord(word)
      setMeaning(meaning)
      setTried(null)
      return
    }
    setWord(null)
    setMeaning(null)
    setTried({ word, meaning })
    if (word !== meaning) return setWrong([...wrong, { word, meaning }])
    const now = [...found, word]
    setFound(now)
    if (now.length === items.length) onDone({ found: now, wrong })
  }
  useEffect(() => {
    const last = found.at(-1)
    if (last) focusNext(words.current, items.indexOf(last))
  }, [found, items])
  const lookOf = (item: Item, pressed: Item | null, tried: Item | undefined): keyof typeof looks => {
    if (found.includes(item)) return 'found'
    if (isAnswered) return 'solved'
    return item === pressed ? 'pressed' : item === tried ? 'wrong' : 'open'
  }
  const message = tried && messages[tried.word === tried.meaning ? 'right' : 'wrong']
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 short:gap-2">
        <div ref={words} role="group" aria-label={t('Wörter')} className="row-span-4 grid grid-rows-subgrid">
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              aria-pressed={item === word}
              disabled={isAnswered || found.includes(item)}
              className={`${button} ${looks[lookOf(item, word, tried?.word)]}`}
              onClick={() => {
                onHear(item)
                match(item === word ? null : item, meaning)
              }}
            >
              <WithTransliteration item={item} language={language} isShown={showsTransliteration}>
                <Target item={item} language={language} />
              </WithTransliteration>
              <Sign look={lookOf(item, word, tried?.word)} />
            </button>
          ))}
        </div>
        <div role="group" aria-label={t('Bedeutungen')} className="row-span-4 grid grid-rows-subgrid">
          {meanings.map((item) => (
            <button
              key={item.id}
              type="button"
              aria-pressed={item === meaning}
              disabled={isAnswered || found.includes(item)}
              className={`${button} ${looks[lookOf(item, meaning, tried?.meaning)]}`}
              onClick={() => match(word, item === meaning ? null : item)}
            >
              <Meaning item={item} language={language} />
              <Sign look={lookOf(item, meaning, tried?.meaning)} />
            </button>
          ))}
        </div>
      </div>
      {!isAnswered && (
        <>
          <p
            aria-live="polite"
            className={`flex min-h-12 short:min-h-9 items-center justify-center gap-2 text-lg font-semibold ${message ? `bottom-bar ${message.colour}` : 'mt-3'}`}
          >
            {message && (
              <>
                <message.Icon aria-hidden="true" className="size-6 shrink-0" />
                <span>{message.text}</span>
              </>
            )}
          </p>
          <TaskActions onHelp={null} isHelped={false} onGiveUp={() => onDone({ found, wrong })} />
        </>
      )}
    </>
  )
}

/** The sign of a pair that was found, and of one that is wrong. */
function Sign({ look }: { readonly look: keyof typeof looks }) {
  const place = 'absolute end-1 top-1 size-5'
  if (look === 'found') return <Check aria-hidden="true" className={place} />
  return look === 'wrong' && <X aria-hidden="true" className={place} />
}

/**
 * A pressed button that is disabled loses the focus. It goes on to the next word that is left.
 * @param at index of the word that was found.
 */
function focusNext(words: HTMLElement | null, at: number): void {
  const buttons = [...(words?.querySelectorAll('button') ?? [])]
  const inOrder = [...buttons.slice(at + 1), ...buttons.slice(0, at)]
  inOrder.find(({ disabled }) => !disabled)?.focus()
}
