import { cpus, release, totalmem, type } from 'node:os'

/** The result of one measurement. */
export interface Section {
  readonly title: string
  /** How it was measured, in one paragraph. */
  readonly method: string
  /** The first row holds the headings. */
  readonly table: readonly (readonly string[])[]
}

interface Heading {
  readonly title: string
  /** The command that writes the report. */
  readonly command: string
}

export function report({ title, command }: Heading, sections: readonly Section[]): string {
  const parts = [
    `# ${title}`,
    `Written by \`${command}\`. All values are medians (minimum–maximum) of several runs.`,
    tableOf([['Machine', ''], ...machine()]),
    ...sections.flatMap(({ title, method, table }) => [`## ${title}`, method, tableOf(table)]),
  ]
  return `${parts.join('\n\n')}\n`
}

function machine(): string[][] {
  return [
    ['Date', new Date().toISOString().slice(0, 10)],
    ['CPU', cpus()[0]?.model.trim() ?? 'unknown'],
    ['Cores', String(cpus().length)],
    ['Memory', `${(totalmem() / 2 ** 30).toFixed(1)} GiB`],
    ['Kernel', `${type()} ${release()}`],
    ['Node', process.version],
  ]
}

function tableOf([headings = [], ...rows]: readonly (readonly string[])[]): string {
  return [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
