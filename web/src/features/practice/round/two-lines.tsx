import { useLayoutEffect, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Elements } from '../../../lib/elements.ts'
import { Button } from '../../../ui/frame/button.tsx'

/** An explanation, of which two lines are shown until the learner wants more. */
export function TwoLines({ children }: { readonly children: Elements }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isLonger, setIsLonger] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {}
    setIsLonger(scrollHeight > clientHeight)
  }, [])
  return (
    <div>
      <p ref={text} className={`text-quiet ${isOpen ? '' : 'line-clamp-2'}`}>
        {children}
      </p>
      {isLonger && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('Weniger') : t('Mehr')}
        </Button>
      )}
    </div>
  )
}
