import { createGraph, writeModel } from '../../server/test/voices/onnx.ts'

const symbols = 256
const hidden = 192
const attention = { layers: 6, heads: 2, filter: 768 }
const flows = { couplings: 4, layers: 4, kernel: 5 }
/** Channels of the vocoder before the first step, and its steps. Each halves the channels. */
const vocoder = {
  channels: 256,
  steps: [
    { stride: 8, kernel: 16 },
    { stride: 8, kernel: 16 },
    { stride: 4, kernel: 8 },
  ],
  blocks: [
    { kernel: 3, dilations: [1, 2] },
    { kernel: 5, dilations: [2, 6] },
    { kernel: 7, dilations: [3, 12] },
  ],
}
/** Frames of 256 samples for each phoneme and each pad. Real voices differ from phoneme to phoneme. */
const framesPerId = 3

/**
 * A model with the layers and sizes of a Piper voice of medium quality (VITS with HiFi-GAN, `piper_train/vits/config.py`)
 * and random weights: it costs what a real one costs and says nothing. The duration predictor, a hundredth of the work, is
 * replaced by a constant.
 */
export function fullSizeVoice(): Uint8Array<ArrayBuffer> {
  const graph = createGraph()
  const { apply, floats, integers } = graph

  const weights = (shape: readonly number[], inputs: number) => {
    const count = shape.reduce((product, size) => product * size, 1)
    const widest = Math.sqrt(3 / inputs)
    return floats(
      Float32Array.from({ length: count }, () => (2 * Math.random() - 1) * widest),
      shape,
    )
  }
  const convolution = (
    value: string,
    [from, to, kernel]: readonly [number, number, number],
    dilation = 1,
  ) => {
    const pad = ((kernel - 1) * dilation) / 2
    return apply('Conv', [value, weights([to, from, kernel], from * kernel), weights([to], 1e4)], {
      kernel_shape: [kernel],
      pads: [pad, pad],
      dilations: [dilation],
    })
  }
  const halves = (value: string, size: number) =>
    [0, size / 2].map((from) =>
      apply('Slice', [value, integers([from]), integers([from + size / 2]), integers([1])]),
    ) as [string, string]
  const turned = (value: string) => apply('Transpose', [value], { perm: [0, 2, 1] })
  const normalised = (value: string) =>
    turned(
      apply('LayerNormalization', [turned(value), floats(new Float32Array(hidden).fill(1))], { axis: 2 }),
    )

  const attended = (value: string) => {
    const { heads } = attention
    const size = hidden / heads
    const [query = '', key = '', content = ''] = [0, 1, 2].map(() =>
      apply('Reshape', [convolution(value, [hidden, hidden, 1]), integers([1, heads, size, -1])]),
    )
    const scores = apply('MatMul', [apply('Transpose', [query], { perm: [0, 1, 3, 2] }), key])
    const shares = apply('Softmax', [apply('Mul', [scores, floats([size ** -0.5])])], { axis: 3 })
    const mixed = apply('MatMul', [content, apply('Transpose', [shares], { perm: [0, 1, 3, 2] })])
    return convolution(apply('Reshape', [mixed, integers([1, hidden, -1])]), [hidden, hidden, 1])
  }
  const encoded = () => {
    let value = turned(apply('Gather', [weights([symbols, hidden], 1), 'input']))
    for (let layer = 0; layer < attention.layers; layer++) {
      value = normalised(apply('Add', [value, attended(value)]))
      const wide = apply('Relu', [convolution(value, [hidden, attention.filter, 3])])
      value = normalised(apply('Add', [value, convolution(wide, [attention.filter, hidden, 3])]))
    }
    return convolution(value, [hidden, hidden, 1])
  }

  /** Each column becomes as many frames as the voice speaks it. */
  const stretched = (value: string) => {
    const columns = apply('Unsqueeze', [value, integers([3])])
    return apply('Reshape', [
      apply('Expand', [columns, integers([1, 1, 1, framesPerId])]),
      integers([1, hidden, -1]),
    ])
  }
  const withNoise = (value: string) => {
    const strength = apply('Gather', ['scales', integers([0])])
    return apply('Add', [value, apply('Mul', [apply('RandomNormalLike', [value]), strength])])
  }
  const coupled = (value: string) => {
    const [kept, changed] = halves(value, hidden)
    let state = convolution(kept, [hidden / 2, hidden, 1])
    let skipped = ''
    for (let layer = 1; layer <= flows.layers; layer++) {
      const [first, second] = halves(convolution(state, [hidden, 2 * hidden, flows.kernel]), 2 * hidden)
      const gated = apply('Mul', [apply('Tanh', [first]), apply('Sigmoid', [second])])
      const isLast = layer === flows.layers
      const [rest, skip] = isLast
        ? (['', convolution(gated, [hidden, hidden, 1])] as const)
        : halves(convolution(gated, [hidden, 2 * hidden, 1]), 2 * hidden)
      if (!isLast) state = apply('Add', [state, rest])
      skipped = skipped ? apply('Add', [skipped, skip]) : skip
    }
    const moved = apply('Add', [changed, convolution(skipped, [hidden, hidden / 2, 1])])
    return apply('Concat', [moved, kept], { axis: 1 })
  }

  const sounded = (frames: string) => {
    let { channels } = vocoder
    let value = convolution(frames, [hidden, channels, 7])
    for (const { stride, kernel } of vocoder.steps) {
      const pad = (kernel - stride) / 2
      value = apply(
        'ConvTranspose',
        [
          apply('LeakyRelu', [value]),
          weights([channels, channels / 2, kernel], (channels * kernel) / stride),
        ],
        { kernel_shape: [kernel], strides: [stride], pads: [pad, pad] },
      )
      channels /= 2
      const sum = vocoder.blocks
        .map(({ kernel, dilations }) =>
          dilations.reduce(
            (block, dilation) =>
              apply('Add', [
                block,
                convolution(apply('LeakyRelu', [block]), [channels, channels, kernel], dilation),
              ]),
            value,
          ),
        )
        .reduce((first, second) => apply('Add', [first, second]))
      value = apply('Mul', [sum, floats([1 / vocoder.blocks.length])])
    }
    const wave = apply('Tanh', [convolution(apply('LeakyRelu', [value]), [channels, 1, 7])])
    apply('Unsqueeze', [wave, integers([1])], {}, 'output')
  }

  let latent = withNoise(stretched(encoded()))
  for (let coupling = 0; coupling < flows.couplings; coupling++) latent = coupled(latent)
  sounded(latent)
  return writeModel(
    graph.finish(
      [
        { name: 'input', type: 'int64', shape: ['batch', 'phonemes'] },
        { name: 'input_lengths', type: 'int64', shape: ['batch'] },
        { name: 'scales', type: 'float', shape: [3] },
      ],
      [{ name: 'output', type: 'float', shape: ['batch', 1, 1, 'time'] }],
    ),
  )
}
