interface Props {
  readonly name: string
  readonly use: string
  readonly copyright: string | null
  readonly licence: string
  readonly licenceUrl?: string
  readonly source: string
}

const link = 'text-brand underline'

/** Credit for one third-party work: name, use, copyright, licence. */
export function Credit({ name, use, copyright, licence, licenceUrl, source }: Props) {
  return (
    <li className="rounded-control border border-line bg-surface p-4">
      <p>
        <a href={source} className={`font-bold ${link}`} lang="en">
          {name}
        </a>{' '}
        <span className="text-quiet">({use})</span>
      </p>
      {copyright && <p lang="en">{copyright}</p>}
      <p className="text-quiet">
        Lizenz:{' '}
        {licenceUrl ? (
          <a href={licenceUrl} className={link}>
            {licence}
          </a>
        ) : (
          licence
        )}
      </p>
    </li>
  )
}
