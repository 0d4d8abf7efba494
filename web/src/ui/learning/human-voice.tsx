import { useSyncExternalStore } from 'react'
import type { Language } from '@pol/language/language'
import { humanVoices } from '../speech/human-voices.ts'

interface Props {
  /** The id of the item whose text is said. */
  readonly item: string
  readonly language: Language
  readonly text: string
}

/** A second button beside the computer's, where people have recorded the text. */
export function HumanVoice({ item, language, text }: Props) {
  const voices = useSyncExternalStore(humanVoices.subscribe, () => humanVoices.of(item, language))
  const Button = humanVoices.current()?.Button
  return Button && voices.length > 0 && <Button voices={voices} text={text} />
}
