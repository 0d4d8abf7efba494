import { LoaderCircle, Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { letterAloud } from '@pol/content/letter-aloud'
import type { Letter } from '@pol/content/letters'
import { useSpeech } from '../../ui/speech/use-speech.ts'
import { Button } from '../../ui/frame/button.tsx'
import { MixedText, Persian } from '../../ui/frame/persian.tsx'
import { toastSpeechFailure } from '../../ui/speech/toast-speech-failure.ts'
import { joinedForms } from './joined-forms.ts'

export function LetterCard({ letter }: { readonly letter: Letter }) {
  return (
    <li className="flex flex-col card p-5">
      <div className="grid h-28 place-items-center rounded-control bg-brand-soft">
        <Persian className="text-6xl leading-none font-bold text-brand">{letter.farsi}</Persian>
      </div>
      <h2 className="mt-4 text-xl font-bold">{letter.german}</h2>
      <p className="text-quiet">
        <MixedText>{letter.pronunciation}</MixedText>
      </p>
      <dl className="mt-3 flex justify-between gap-x-2 text-sm text-quiet">
        {joinedForms(letter.farsi).map(({ position, shape }) => (
          <div key={position} className="flex flex-col-reverse items-center">
            <dt>{position}</dt>
            <dd>
              <Persian className="text-2xl text-ink">{shape}</Persian>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 mb-4 rounded-control bg-sunken px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{letter.example_transliteration}</span>
          <Persian className="text-2xl">{letter.example_farsi}</Persian>
        </div>
        <div className="text-quiet">{letter.example_german}</div>
      </div>
      <PronounceButton letter={letter} />
    </li>
  )
}

/** Disabled while it plays (specification section 2), and focused again afterwards. */
function PronounceButton({ letter }: { readonly letter: Letter }) {
  const { status, toggle } = useSpeech(letterAloud(letter), 'nova')
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
      look="secondary"
      className="mt-auto w-full"
      disabled={!idle}
      onClick={() => {
        hadFocus.current = true
        toggle().catch(toastSpeechFailure)
      }}
    >
      <Icon aria-hidden="true" className={`size-5 ${idle ? '' : 'animate-spin'}`} />
      {idle ? 'Aussprache anhören' : 'Wird abgespielt...'}
    </Button>
  )
}
