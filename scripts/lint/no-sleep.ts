/** oxlint rule: tests wait for conditions, not for a period of time. */

interface Node {
  readonly type: string
}
interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void
}
interface Import extends Node {
  readonly source: { readonly value: string }
  readonly specifiers: readonly (Node & { readonly imported?: { readonly name?: string } })[]
}
interface Call extends Node {
  readonly callee: Node & { readonly name?: string }
}

const message =
  'A test waits for a condition, by expect.poll: a pause is too short on a busy machine and too long on every other one. ' +
  'server/test/time.ts lets time pass where the time itself is tested.'

const noSleep = {
  create: ({ report }: Context) => ({
    ImportDeclaration(node: Import) {
      const isSleep = ({ imported }: Import['specifiers'][number]) => imported?.name === 'setTimeout'
      if (node.source.value === 'node:timers/promises' && node.specifiers.some(isSleep))
        report({ node, message })
    },
    CallExpression(node: Call) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'setTimeout') report({ node, message })
    },
  }),
}

export default { meta: { name: 'tests' }, rules: { 'no-sleep': noSleep } }
