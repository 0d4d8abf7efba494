import type { ComponentProps, KeyboardEvent } from 'react'

/**
 * A field for a text in one of the two languages. Words of the other one may stand in it (an unknown word
 * is not translated), so it has the fonts of both. Ctrl+Enter sends the form.
 */
export function TextField({ lang, className = '', ...props }: ComponentProps<'textarea'>) {
  const font = lang === 'fa' ? 'text-xl/[1.8]' : 'font-both text-lg'
  return (
    <textarea
      lang={lang}
      dir={lang === 'fa' ? 'rtl' : 'ltr'}
      aria-keyshortcuts="Control+Enter"
      onKeyDown={sendByKey}
      className={`block field-sizing-content max-h-[60vh] min-h-44 w-full resize-y rounded-control border px-4 py-3 placeholder:text-quiet md:min-h-64 ${font} ${className}`}
      {...props}
    />
  )
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
