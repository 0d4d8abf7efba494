import { t } from '@pol/contract/text'
import { LoaderCircle } from '../../ui/icons/drawn/loader-circle.tsx'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/frame/button.tsx'

interface Props {
  readonly isRunning: boolean
  readonly disabled: boolean
}

/** Starts the translation and shows its progress. */
export function SubmitButton({ isRunning, disabled }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus.
    if (isRunning) return
    if (wasFocused.current && document.activeElement === document.body) button.current?.focus()
    wasFocused.current = false
  }, [isRunning])
  return (
    <Button
      ref={button}
      type="submit"
      disabled={disabled || isRunning}
      className="min-w-[min(10rem,100%)] flex-auto sm:flex-none"
      onClick={() => (wasFocused.current = true)}
    >
      {isRunning && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
      <span>{isRunning ? t('Übersetzt...') : t('Übersetzen')}</span>
    </Button>
  )
}
