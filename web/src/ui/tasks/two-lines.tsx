import { useLayoutEffect, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { Button } from '../frame/button.tsx'

interface Props {
  readonly className?: string
  readonly children: Elements
}

/** An explanation, of which two lines are shown until the learner wants more. */
export function TwoLines({ className = '', children }: Props) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isLonger, setIsLonger] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    const paragraph = text.current
    // Open, it has all its lines, so that nothing could be compared.
    if (!paragraph || isOpen) return undefined
    const compare = () => setIsLonger(paragraph.scrollHeight > paragraph.clientHeight)
    compare()
    // Its lines change with the font and the width.
    const observer = new ResizeObserver(compare)
    observer.observe(paragraph)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <div>
      <p ref={text} className={`${className} ${isOpen ? '' : 'line-clamp-2'}`}>
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
