import { LoaderCircle } from '../../ui/icons/drawn/loader-circle.tsx'
import { Volume2 } from '../../ui/icons/drawn/volume-2.tsx'
import { useEffect, useRef } from 'react'
import { letterSpeech } from '@pol/content/letter-speech'
import { t } from '@pol/contract/text'
import type { LetterForReaders } from '../../../build/for-readers.ts'
import { useSpeech } from '../../ui/speech/use-speech.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Persian } from '../../ui/frame/persian.tsx'
import { CardActions } from '../../ui/learning/card-actions.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { GermanSound } from '../../ui/learning/german-sound.tsx'
import { LetterForms } from '../../ui/learning/letter-forms.tsx'
import { useWhatIsShown } from '../../ui/learning/use-what-is-shown.ts'
import { toastSpeechFailure } from '../../ui/speech/toast-speech-failure.ts'

interface Props {
  readonly letter: LetterForReaders
}

export function LetterCard({ letter }: Props) {
  const shown = useWhatIsShown('specified')
  return (
    <li className="flex flex-col card p-5">
      <div className="grid h-28 place-items-center rounded-control bg-brand-soft">
        <Persian className="text-6xl leading-none font-bold text-brand">{letter.farsi}</Persian>
      </div>
      <div className="mt-3 flex items-center justify-between gap-2">
        <h2 translate="no" className="text-xl font-bold">
          {letter.name}
        </h2>
        <CardActions item={letter.id} text={letter.name} />
      </div>
      <p className="text-quiet">
        <Explanation>{letter.pronunciation}</Explanation>
      </p>
      <div className="mt-3">
        <LetterForms letter={letter.farsi} />
      </div>
      <div dir="ltr" className="mt-3 mb-4 rounded-control bg-sunken px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {shown.transliteration && <span translate="no">{letter.example_transliteration}</span>}
          <Persian className="text-2xl">{letter.example_farsi}</Persian>
        </div>
        <div lang="de" translate="no" className="text-quiet">
          {letter.example_german}
        </div>
        <GermanSound text={letter.example_german} />
      </div>
      <PronounceButton letter={letter} />
    </li>
  )
}

/** Disabled during playback (specification section 2); gets the focus back afterwards. */
function PronounceButton({ letter }: Props) {
  const { status, toggle } = useSpeech({ text: letterSpeech(letter), voice: 'nova' })
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const idle = status === 'idle'
  useEffect(() => {
    if (idle && hadFocus.current && document.activeElement === document.body) button.current?.focus()
    hadFocus.current = !idle && hadFocus.current
  }, [idle])
  const Icon = idle ? Volume2 : LoaderCircle
  return (
    <Button
      ref={button}
      variant="secondary"
      className="mt-auto w-full"
      disabled={!idle}
      onClick={() => {
        hadFocus.current = true
        toggle().catch(toastSpeechFailure)
      }}
    >
      <Icon aria-hidden="true" className={`size-5 ${idle ? '' : 'animate-spin'}`} />
      <span>{idle ? t('Aussprache anhören') : t('Wird abgespielt...')}</span>
    </Button>
  )
}
