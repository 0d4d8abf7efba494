import { inDigits, t } from '@pol/contract/text'

interface Figure {
  readonly name: string
  readonly count: number
}

interface Props {
  readonly figures: readonly Figure[]
  /** Column headers of the table. */
  readonly nameOfFigures: string
  readonly nameOfCounts: string
  /** Whether the table is collapsed at first. */
  readonly isLong?: boolean
}

const height = 40
const gap = 0.25

/** Figures as a bar chart and as a table. */
export function Bars({ figures, nameOfFigures, nameOfCounts, isLong = false }: Props) {
  const most = Math.max(1, ...figures.map(({ count }) => count))
  const picture = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${figures.length} ${height}`}
      preserveAspectRatio="none"
      className="h-24 w-full fill-brand rtl:-scale-x-100"
    >
      {figures.map(({ count }, at) => (
        <rect
          key={at}
          x={at + gap / 2}
          width={1 - gap}
          y={height - (count / most) * height}
          height={(count / most) * height}
        />
      ))}
      <rect x="0" y={height - 0.5} width={figures.length} height="0.5" className="fill-edge" />
    </svg>
  )
  const table = (
    <table className="w-full max-w-sm">
      <thead className="text-quiet">
        <tr>
          <th scope="col" className="py-1 text-start font-semibold">
            {nameOfFigures}
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {nameOfCounts}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, count }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {name}
            </th>
            <td className="py-1 text-end">{inDigits(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <div className="card p-5">
      {picture}
      {isLong ? (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {t('Als Tabelle: {name}', { name: nameOfCounts })}
          </summary>
          {table}
        </details>
      ) : (
        <div className="mt-3">{table}</div>
      )}
    </div>
  )
}
