import { cpus, release, totalmem, type } from 'node:os'

/** The result of one measurement. */
export interface Section {
  readonly title: string
  /** Description of the measurement in one paragraph. */
  readonly method: string
  /** The first row contains the headings. */
  readonly table: Table
  /** Tables below the first one, each with its own title. */
  readonly parts?: readonly Part[]
}

interface Part {
  readonly title: string
  readonly text?: string
  readonly table: Table
}

type Table = readonly (readonly string[])[]

interface Heading {
  readonly title: string
  /** The command that generates the report. */
  readonly command: string
}

export function report({ title, command }: Heading, sections: readonly Section[]): string {
  const parts = [
    `# ${title}`,
    `Written by \`${command}\`. All values are medians (minimum–maximum) of several runs.`,
    tableOf([['Machine', ''], ...machine()]),
    ...sections.map(textOf),
  ]
  return `${parts.join('\n\n')}\n`
}

/** @returns the report with this section in place of the one with the same title, or appended. */
export function withSection(report: string, section: Section): string {
  const [head = '', ...others] = report.trimEnd().split(/\n\n(?=## )/)
  const method = `Measured alone on ${today()}. ${section.method}`
  const text = textOf({ ...section, method })
  const place = others.findIndex((other) => other.startsWith(`## ${section.title}\n`))
  const all = place < 0 ? [...others, text] : others.with(place, text)
  return `${[head, ...all].join('\n\n')}\n`
}

function textOf({ title, method, table, parts = [] }: Section): string {
  const further = parts.flatMap(({ title, text, table }) =>
    [`### ${title}`, text ?? [], tableOf(table)].flat(),
  )
  return [`## ${title}`, method, tableOf(table), ...further].join('\n\n')
}

const today = () => new Date().toISOString().slice(0, 10)

function machine(): string[][] {
  return [
    ['Date', today()],
    ['CPU', cpus()[0]?.model.trim() ?? 'unknown'],
    ['Cores', String(cpus().length)],
    ['Memory', `${(totalmem() / 2 ** 30).toFixed(1)} GiB`],
    ['Kernel', `${type()} ${release()}`],
    ['Node', process.version],
  ]
}

function tableOf([headings = [], ...rows]: Table): string {
  return [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
