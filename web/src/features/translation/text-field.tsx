import type { ComponentProps, KeyboardEvent } from 'react'

/**
 * A text area for one of the two languages. It has the fonts of both, because unknown words are not translated.
 * Ctrl+Enter submits the form.
 */
export function TextField({ lang, className = '', ...props }: ComponentProps<'textarea'>) {
  const font = lang === 'fa' ? 'text-xl/[1.8]' : 'font-both text-lg'
  return (
    <textarea
      lang={lang}
      dir={lang === 'fa' ? 'rtl' : 'ltr'}
      aria-keyshortcuts="Control+Enter"
      onKeyDown={submitOnCtrlEnter}
      className={`block field-sizing-content max-h-[60vh] min-h-44 w-full resize-y rounded-control border px-4 py-3 placeholder:text-quiet md:min-h-64 ${font} ${className}`}
      {...props}
    />
  )
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
