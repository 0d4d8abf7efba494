import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '@pol/language/language'
import { humanVoices } from '../../lib/human-voices/human-voices.ts'
import { once } from '../../lib/once.ts'
import type { HumanVoiceButtonProps } from './human-voice-button.tsx'

interface Props {
  /** The id of the item. */
  readonly item: string
  readonly language: Language
  readonly text: string
}

let button: ComponentType<HumanVoiceButtonProps> | null = null

const loadButton = once(async () => (button = (await import('./human-voice-button.tsx')).HumanVoiceButton))

/** A second button, next to that of the speech engine, if people have recorded the text. It is loaded only then. */
export function HumanVoice({ item, language, text }: Props) {
  const voices = useSyncExternalStore(humanVoices.subscribe, () => humanVoices.of(item, language))
  const [Button, setButton] = useState(() => button)
  const isRecorded = voices.length > 0
  useEffect(() => {
    if (isRecorded) loadButton().then((loaded) => setButton(() => loaded), console.warn)
  }, [isRecorded])
  return Button && isRecorded && <Button voices={voices} text={text} />
}
