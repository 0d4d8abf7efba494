/**
 * Writes models in the format of ONNX (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto), for voices that tests
 * and measurements make themselves. Only what these voices need.
 */
const elementTypes = { float: 1, int64: 7, bool: 9 } as const
export type ElementType = keyof typeof elementTypes

export interface Value {
  readonly name: string
  readonly type: ElementType
  /** A name stands for a dimension that differs from call to call. */
  readonly shape: readonly (number | string)[]
}

interface Constant {
  readonly name: string
  readonly type: ElementType
  readonly shape: readonly number[]
  /** Little-endian, as in memory. */
  readonly data: Uint8Array
}

type Attribute = number | string | readonly number[] | Graph

interface Node {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes: Readonly<Record<string, Attribute>>
}

export interface Graph {
  readonly inputs: readonly Value[]
  readonly outputs: readonly Value[]
  readonly nodes: readonly Node[]
  readonly constants: readonly Constant[]
}

/** Collects the nodes of a graph. Each method returns the name of the value that it made. */
export function createGraph() {
  const nodes: Node[] = []
  const constants: Constant[] = []
  let count = 0
  const fresh = () => `v${++count}`
  const add = (constant: Omit<Constant, 'name'>) => {
    const name = fresh()
    constants.push({ name, ...constant })
    return name
  }
  return {
    apply(
      operator: string,
      inputs: readonly string[],
      attributes: Node['attributes'] = {},
      output = fresh(),
    ) {
      nodes.push({ operator, inputs, outputs: [output], attributes })
      return output
    },
    floats: (values: Float32Array | readonly number[], shape: readonly number[] = [values.length]) =>
      add({ type: 'float', shape, data: new Uint8Array(Float32Array.from(values).buffer) }),
    integers: (values: readonly number[], shape: readonly number[] = [values.length]) =>
      add({ type: 'int64', shape, data: new Uint8Array(BigInt64Array.from(values, BigInt).buffer) }),
    truth: () => add({ type: 'bool', shape: [], data: Uint8Array.of(1) }),
    /** @param outputs names that were given to {@link apply}. */
    finish: (inputs: readonly Value[], outputs: readonly Value[]): Graph => ({
      inputs,
      outputs,
      nodes,
      constants,
    }),
  }
}

/** A model of operator set 17 with one graph. */
export function writeModel(graph: Graph): Uint8Array<ArrayBuffer> {
  const operatorSet = message([text(1, ''), integer(2, 17)])
  return new Uint8Array(message([integer(1, 8), bytes(7, graphMessage(graph)), bytes(8, operatorSet)]))
}

function graphMessage({ inputs, outputs, nodes, constants }: Graph): Buffer {
  return message([
    ...nodes.map((node) => bytes(1, nodeMessage(node))),
    text(2, 'voice'),
    ...constants.map(({ name, type, shape, data }) =>
      bytes(
        5,
        message([
          ...shape.map((size) => integer(1, size)),
          integer(2, elementTypes[type]),
          text(8, name),
          bytes(9, data),
        ]),
      ),
    ),
    ...inputs.map((value) => bytes(11, valueMessage(value))),
    ...outputs.map((value) => bytes(12, valueMessage(value))),
  ])
}

function nodeMessage({ operator, inputs, outputs, attributes }: Node): Buffer {
  return message([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, attributeMessage(name, value))),
  ])
}

function attributeMessage(name: string, value: Attribute): Buffer {
  const field =
    typeof value === 'number'
      ? [integer(3, value), integer(20, 2)]
      : typeof value === 'string'
        ? [text(4, value), integer(20, 3)]
        : 'nodes' in value
          ? [bytes(6, graphMessage(value)), integer(20, 5)]
          : [...value.map((each) => integer(8, each)), integer(20, 7)]
  return message([text(1, name), ...field])
}

function valueMessage({ name, type, shape }: Value): Buffer {
  const sizes = shape.map((size) =>
    bytes(1, message([typeof size === 'number' ? integer(1, size) : text(2, size)])),
  )
  const tensor = message([integer(1, elementTypes[type]), bytes(2, message(sizes))])
  return message([text(1, name), bytes(2, message([bytes(1, tensor)]))])
}

const message = (fields: readonly Uint8Array[]): Buffer => Buffer.concat(fields)
const text = (field: number, value: string) => bytes(field, Buffer.from(value))
const integer = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)])
const bytes = (field: number, value: Uint8Array) =>
  Buffer.concat([varint(field * 8 + 2), varint(value.length), value])

function varint(value: number): Buffer {
  const digits: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...digits, rest])
    digits.push((rest % 128) + 128)
  }
}
