import type { Plugin } from 'vite'

/** Properties of an operation, as the formatter writes them. */
const onServer =
  /^ {2}(?:summary:\s+'[^']*'|freshProof: true|access: '\w+'|errors: \[[^\]]*\]|(?:input|output): (?:.*|.*[([{]\n(?: {4}.*\n)* {2}.*)),\n/gm

/**
 * Leaves out of the scripts what only the server reads: summary, access, errors and schemas of an operation. A schema
 * that the browser needs, such as that of a form, is exported under its own name.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/(?:\w+\/)?[\w-]+\.ts$/ },
      handler: (code) => code.replaceAll(onServer, ''),
    },
  }
}
