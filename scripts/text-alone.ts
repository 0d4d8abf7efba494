import { type ESTree, parseSync, Visitor } from 'vite'

interface Place {
  readonly start: number
  readonly end: number
}

/** Types of renderable values that are not text (web/src/lib/elements.ts, React). */
const elementTypes: ReadonlySet<string> = new Set(['Elements', 'ReactElement'])
/** Functions that return elements or render them elsewhere (web/src/ui/rich-text.ts, React). */
const elementMakers: ReadonlySet<string> = new Set(['richText', 'createPortal'])

/**
 * @param source a module with JSX.
 * @returns the texts that have a sibling which appears, disappears or changes, or that are the whole result of a
 *   component.
 */
export function textsBesideOthers(source: string): Place[] {
  const { program } = parseSync('module.tsx', source, { preserveParens: false })
  const isText = textDetector(program)
  const found: Place[] = []
  const check = (parent: ESTree.JSXElement | ESTree.JSXFragment) => {
    const children = parent.children.filter(isDrawn)
    const isElement = parent.type === 'JSXElement'
    if (isElement && (children.length < 2 || children.every(isConstant))) return
    for (const child of children) {
      if (child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isText(child.expression)))
        found.push(child)
    }
  }
  const checkComponent = (name: string, component: Function) => {
    if (/^[A-Z]/.test(name)) found.push(...returnedBy(component).filter(isText))
  }
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    FunctionDeclaration(node) {
      if (node.id) checkComponent(node.id.name, node)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') checkComponent(id.name, init)
    },
  }).visit(program)
  return found
}

type Function = ESTree.Function | ESTree.ArrowFunctionExpression

/** Comments and line breaks between elements are not rendered. */
function isDrawn(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return !(child.value.trim() === '' && child.value.includes('\n'))
  return !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')
}

/** An interface text without values, or an HTML element. Components may render nothing. */
function isConstant(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return true
  if (child.type === 'JSXElement') {
    const { name } = child.openingElement
    return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)
  }
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  return (
    expression.type === 'Literal' ||
    (expression.type === 'CallExpression' &&
      expression.callee.type === 'Identifier' &&
      expression.callee.name === 't' &&
      expression.arguments.length === 1)
  )
}

/** @returns a predicate: whether an expression of this module may be a text. Unknown expressions count as text. */
function textDetector(program: ESTree.Program): (expression: ESTree.Node) => boolean {
  const values = new Map<string, ESTree.Node>()
  const typed = new Set<string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) values.set(id.name, init)
    },
    FunctionDeclaration(node) {
      if (node.id) values.set(node.id.name, node)
    },
    TSPropertySignature({ key, typeAnnotation: annotation }) {
      if (key.type !== 'Identifier' || !annotation) return
      const { typeAnnotation: type } = annotation
      const drawn = type.type === 'TSFunctionType' ? type.returnType.typeAnnotation : type
      if (drawn.type !== 'TSTypeReference' || drawn.typeName.type !== 'Identifier') return
      if (elementTypes.has(drawn.typeName.name)) typed.add(key.name)
    },
  }).visit(program)

  const isText = (node: ESTree.Node): boolean => {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return false
      case 'Literal':
        return typeof node.value === 'string' || typeof node.value === 'number'
      case 'LogicalExpression':
        return isText(node.right) || (node.operator !== '&&' && isText(node.left))
      case 'ConditionalExpression':
        return isText(node.consequent) || isText(node.alternate)
      case 'ArrayExpression':
        return node.elements.some((element) => element !== null && isText(element))
      case 'ChainExpression':
        return isText(node.expression)
      case 'Identifier': {
        const value = values.get(node.name)
        return value ? isText(value) : !typed.has(node.name)
      }
      case 'MemberExpression':
        return !(node.property.type === 'Identifier' && typed.has(node.property.name))
      case 'CallExpression':
        return isTextOfCall(node)
      default:
        return true
    }
  }
  const isTextOfCall = ({ callee, arguments: given }: ESTree.CallExpression): boolean => {
    if (callee.type === 'Identifier') {
      if (elementMakers.has(callee.name) || typed.has(callee.name)) return false
      const called = values.get(callee.name)
      return !called || !isFunction(called) || returnedBy(called).some(isText)
    }
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return true
    if (callee.property.name === 'toReversed') return isText(callee.object)
    const made = given.find(isFunction)
    return !made || returnedBy(made).some(isText)
  }
  return isText
}

function isFunction(node: ESTree.Node): node is Function {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration'
}

/** @returns the return values of the function, excluding those of nested functions. */
function returnedBy({ body }: Function): ESTree.Expression[] {
  if (!body) return []
  if (body.type !== 'BlockStatement') return [body]
  const returned: ESTree.Expression[] = []
  let depth = 0
  const enter = () => void depth++
  const leave = () => void depth--
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ReturnStatement({ argument }) {
      if (depth === 0 && argument) returned.push(argument)
    },
  }).visit({ type: 'Program', body: [body] } as unknown as ESTree.Program)
  return returned
}
