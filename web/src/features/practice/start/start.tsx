import { type ReactNode, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/frame/button.tsx'
import { countsOfToday } from '../../../ui/counts-of-today.ts'
import { LanguageChoice } from '../settings/language-choice.tsx'
import type { NextRound } from './next-round.ts'
import type { Address } from '../../../ui/tasks/wording.ts'
import type { Topic } from '../rounds.ts'
import { languageQuestion, nextText, topicText } from '../wording.ts'

interface FirstProps {
  readonly address: Address
  readonly onStart: (language: Language) => void
}

/** The first start: asks for the language to learn. */
export function FirstStart({ address, onStart }: FirstProps) {
  const [language, setLanguage] = useState<Language | null>(null)
  return (
    <Box>
      <LanguageChoice label={languageQuestion(address)} language={language} onChange={setLanguage} />
      <Button disabled={language === null} onClick={() => language && onStart(language)}>
        {t('Üben starten')}
      </Button>
    </Box>
  )
}

interface Props {
  readonly topic: Topic
  readonly nextRound: NextRound
  readonly onStart: () => void
}

/** Shown before a round: due and new items, and the start button. */
export function Start({ topic, nextRound, onStart }: Props) {
  const { cards, isDone, isForTomorrow } = nextRound
  const start = (text: string) => <Button onClick={onStart}>{text}</Button>
  const home = (
    <ButtonLink variant="secondary" href={paths.home}>
      {t('Zur Startseite')}
    </ButtonLink>
  )
  if (topic.kind !== 'day') {
    const { title, text, empty } = topicText(topic)
    return (
      <Box>
        <h2 className="text-2xl font-bold">{title}</h2>
        <p>{cards.length > 0 ? text : isForTomorrow ? t('Das kommt morgen wieder.') : empty}</p>
        {cards.length > 0 ? start(t('Üben starten')) : home}
      </Box>
    )
  }
  if (!isDone) {
    return (
      <Box>
        <h2 className="text-2xl font-bold">{t('Heute')}</h2>
        <ul className="flex flex-wrap justify-center gap-3">
          {countsOfToday(nextRound).map((text) => (
            <li key={text} className="rounded-full bg-brand-soft px-5 py-2 text-lg font-semibold">
              {text}
            </li>
          ))}
        </ul>
        {start(t('Üben starten'))}
      </Box>
    )
  }
  return (
    <Box>
      <h2 className="text-2xl font-bold">{t('Für heute ist alles geübt')}</h2>
      <p>{nextText(nextRound)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {cards.length > 0 && start(t('Trotzdem weiter üben'))}
        {home}
      </div>
    </Box>
  )
}

function Box({ children }: { readonly children: ReactNode }) {
  return <div className="card grid justify-items-center gap-6 p-6 text-center sm:p-10">{children}</div>
}
