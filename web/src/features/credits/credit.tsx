import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { richText } from '../../ui/rich-text.ts'

interface Props {
  readonly name: string
  readonly use: string
  readonly copyright: ReactNode
  readonly licence: string
  readonly licenceUrl?: string | undefined
  /** Null if nobody says where it comes from. */
  readonly source: string | null
  readonly children?: Elements
}

export const link = 'text-brand underline'

/** Credit for one third-party work: name, use, copyright, licence. */
export function Credit({ name, use, copyright, licence, licenceUrl, source, children }: Props) {
  return (
    <li className="rounded-control border border-line bg-surface p-4">
      <p>
        <a
          href={source ?? undefined}
          className={`font-bold ${source === null ? '' : link}`}
          lang="en"
          dir="ltr"
        >
          {name}
        </a>{' '}
        <span className="text-quiet">{`(${use})`}</span>
      </p>
      {copyright && <p>{copyright}</p>}
      <p className="text-quiet">
        {richText('Lizenz: {licence}', {
          licence: licenceUrl ? (
            <a href={licenceUrl} className={link} dir="ltr">
              {licence}
            </a>
          ) : (
            <bdi>{licence}</bdi>
          ),
        })}
      </p>
      {children}
    </li>
  )
}

/** A copyright line in its original wording. */
export function author(line: string): ReactNode {
  return (
    <bdi lang="en" dir="ltr">
      {line}
    </bdi>
  )
}
