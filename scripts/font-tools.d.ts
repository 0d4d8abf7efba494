declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module '@web-alchemy/fonttools' {
  /** The options of `pyftsubset` (https://fonttools.readthedocs.io/en/latest/subset/). */
  export function subset(font: Uint8Array, options: Readonly<Record<string, string>>): Promise<Uint8Array>
}
