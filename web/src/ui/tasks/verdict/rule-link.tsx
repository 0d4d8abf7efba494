import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import loaders from 'virtual:course-units'
import { t } from '@pol/contract/text'
import type { ExplainedRule } from '../../../lib/lexicon/worded-reason.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { NoteText } from '../../notes/note-text.tsx'
import { type Paragraph, paragraphAbout } from '../../notes/paragraph-about.ts'

/** The address while the paragraph is open, so that going back closes it and not the round. */
const openHash = '#regel'

/** A link to the paragraph of the course that explains a rule. It opens over the round; in a new tab the unit opens there. */
export function RuleLink({ anchor, unit }: ExplainedRule) {
  const [isOpen, setIsOpen] = useState(false)
  // Loaded with the link, since the network may be gone when it is pressed.
  const loaded = useLoaded(useCallback(() => paragraphOf({ anchor, unit }), [anchor, unit]))
  useEffect(() => {
    if (!isOpen) return
    const close = () => setIsOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.pushState(null, '', openHash)
    setIsOpen(true)
  }
  const close = () => {
    if (location.hash === openHash) history.back()
  }
  return (
    <>
      <a
        href={`${paths.course}/${unit}#${anchor}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
        onClick={open}
      >
        {t('Zur Regel')}
      </a>
      <Dialog open={isOpen} onClose={close} title={t('Einheit {unit}', { unit })}>
        {loaded.status === 'loaded' ? (
          <div className="grid pt-2" dir={loaded.value.reader === 'fa' ? 'rtl' : 'ltr'}>
            <NoteText {...loaded.value} />
          </div>
        ) : (
          <p role="status">
            {loaded.status === 'loading'
              ? t('Lädt...')
              : t('Die Regel konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
          </p>
        )}
      </Dialog>
    </>
  )
}

/** Fetches the paragraph with its unit, which is in a separate file. */
async function paragraphOf({ anchor, unit }: ExplainedRule): Promise<Paragraph> {
  const { default: loaded } = (await loaders[unit]?.()) ?? {}
  const paragraph = loaded && paragraphAbout(anchor, loaded.notes)
  if (!paragraph) throw new Error(`No paragraph of unit ${unit} explains ${anchor}`)
  return paragraph
}
