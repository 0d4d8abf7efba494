import { useEffect, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { PairsAnswer, WrongPair } from '@pol/learning/tasks/pairs'
import type { PairsTask } from '@pol/learning/tasks/task'
import { Meaning, Target } from '../item-texts.tsx'
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
  'min-h-14 rounded-control border-2 px-3 py-2 text-lg disabled:border-line disabled:bg-sunken disabled:text-quiet'
const look = (isPressed: boolean) =>
  isPressed
    ? 'border-brand bg-brand-soft text-brand'
    : 'border-edge bg-surface enabled:hover:border-brand enabled:hover:bg-brand-soft'

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
  const [message, setMessage] = useState('')

  const match = (word: Item | null, meaning: Item | null) => {
    if (!word || !meaning) {
      setWord(word)
      setMeaning(meaning)
      return
    }
    setWord(null)
    setMeaning(null)
    if (word !== meaning) {
      setWrong([...wrong, { word, meaning }])
      setMessage(t('Das gehört nicht zusammen.'))
      return
    }
    const now = [...found, word]
    setFound(now)
    setMessage(t('Das gehört zusammen.'))
    if (now.length === items.length) onDone({ found: now, wrong })
  }
  useNextFocus(found.length)
  return (
    <>
      <div data-pairs className="grid grid-cols-2 gap-3">
        <div role="group" aria-label={t('Wörter')} className="grid auto-rows-fr gap-3">
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              aria-pressed={item === word}
              disabled={isAnswered || found.includes(item)}
              className={`${button} ${look(item === word)}`}
              onClick={() => {
                onHear(item)
                match(item === word ? null : item, meaning)
              }}
            >
              <WithTransliteration item={item} language={language} isShown={showsTransliteration}>
                <Target item={item} language={language} />
              </WithTransliteration>
            </button>
          ))}
        </div>
        <div role="group" aria-label={t('Bedeutungen')} className="grid auto-rows-fr gap-3">
          {meanings.map((item) => (
            <button
              key={item.id}
              type="button"
              aria-pressed={item === meaning}
              disabled={isAnswered || found.includes(item)}
              className={`${button} ${look(item === meaning)}`}
              onClick={() => match(word, item === meaning ? null : item)}
            >
              <Meaning item={item} language={language} />
            </button>
          ))}
        </div>
      </div>
      {!isAnswered && (
        <>
          <p aria-live="polite" className="min-h-7 text-center">
            {message}
          </p>
          <TaskActions onHelp={null} isHelped={false} onGiveUp={() => onDone({ found, wrong })} />
        </>
      )}
    </>
  )
}

/** A pressed button that is disabled loses the focus, which goes on to the first word that is left. */
function useNextFocus(found: number): void {
  useEffect(() => {
    if (found === 0 || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[data-pairs] button:enabled')?.focus()
  }, [found])
}
