import sections from '@pol/content/data/sounds.csv'
import type { SoundWord } from '@pol/content/sounds'
import { t } from '@pol/contract/text'
import type { PairQuestion } from '@pol/learning/script/minimal-pairs'
import { German } from '../../../../ui/frame/persian.tsx'
import { ChoiceStep } from '../../../../ui/lessons/choice-step.tsx'
import { ListenOrSkip } from '../../../../ui/lessons/listen-or-skip.tsx'
import type { Heard } from '../../heard.ts'
import { reasonOf } from './reasons.ts'
import { Solution } from './solution.tsx'

interface Props extends Heard {
  readonly question: PairQuestion<SoundWord>
}

/** One of two words is heard. */
export function Hear({ question, onUnheard, ...asked }: Props) {
  const { choices, heard, section } = question
  const title = sections.find(({ id }) => id === section)?.title ?? ''
  return (
    <ChoiceStep
      kind={t('Hören')}
      language="de"
      question={
        <>
          <h2 className="text-quiet sm:text-lg">{t('Welches Wort hören Sie?')}</h2>
          <ListenOrSkip
            spoken={{ text: choices[heard].german, voice: 'alloy' }}
            isAnswered={asked.reply !== null}
            onSkip={onUnheard}
          />
        </>
      }
      choices={choices.map(({ id, german }) => ({
        key: id,
        content: <German className="text-xl font-bold">{german}</German>,
      }))}
      right={heard}
      reason={
        asked.reply?.grade === 1
          ? reasonOf(
              t('Es geht um „{title}“. Hören Sie beide Wörter noch einmal.', {
                title,
              }),
            )
          : null
      }
      solution={<Solution question={{ kind: 'hear', question }} />}
      {...asked}
    />
  )
}
