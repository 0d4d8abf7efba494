/** Types of the parts of these packages that are used here, so that type checks do not need bench/node_modules. */
declare module 'puppeteer-core' {
  export interface Page {
    goto(url: string): Promise<unknown>
    evaluate<Argument>(work: (argument: Argument) => unknown, argument: Argument): Promise<unknown>
  }
  interface Browser {
    newPage(): Promise<Page>
    close(): Promise<void>
  }
  interface Options {
    readonly executablePath: string
    readonly headless: 'shell'
    readonly args: string[]
  }
  const puppeteer: { launch(options: Options): Promise<Browser> }
  export default puppeteer
}

declare module 'lighthouse' {
  import type { Page } from 'puppeteer-core'

  export interface Flags {
    readonly disableStorageReset: boolean
    readonly onlyCategories: string[]
    readonly logLevel: 'error'
    readonly maxWaitForLoad: number
  }
  interface Result {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string }
      readonly finalDisplayedUrl?: string
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>
      readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
    }
  }
  export default function lighthouse(
    url: string,
    flags: Flags,
    config: undefined,
    page: Page,
  ): Promise<Result | undefined>
}
