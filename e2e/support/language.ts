/**
 * Journeys name the texts of the interface in German. In the project that runs them in Persian, locators and assertions
 * expect the Persian texts instead.
 */
import { expect as expectGerman, test, type Page } from '@playwright/test'
import type { InterfaceLanguage } from '@pol/contract/text'
import { inPersian, persianTexts, verbatimText } from './persian-texts.ts'

/** The language of the interface in this run. */
export function language(): InterfaceLanguage {
  return test.info().project.metadata.language === 'fa' ? 'fa' : 'de'
}

/** A text of the interface, to compare with what the page returns. */
export function say(german: string): string {
  if (language() === 'de') return german
  const [text, ...others] = persianTexts(german)
  if (text === undefined || others.length > 0) {
    throw new Error(`There is not exactly one Persian text for "${german}".`)
  }
  return text
}

/** A pattern of texts of the interface, to use in the page. */
export function sayPattern(german: RegExp): RegExp {
  return language() === 'de' ? german : (inPersian(german, false) as RegExp)
}

/** A text that is the same in both interfaces, which locators and assertions must not translate. */
export function verbatim(text: string): string {
  return language() === 'de' ? text : verbatimText(text)
}

/** Details of a journey that has nothing to say about a Persian interface. */
export function germanOnly(reason: string) {
  return { tag: '@german', annotation: { type: 'German only', description: reason } }
}

type Text = string | RegExp | undefined
type Options = Record<string, unknown> & { readonly exact?: boolean }
type Methods = Record<string, ((first: unknown, options?: Options) => unknown) | undefined>

const byText = ['getByAltText', 'getByLabel', 'getByPlaceholder', 'getByText', 'getByTitle']
const textOptions = ['description', 'hasNotText', 'hasText', 'name']
const patched = new Set<Methods>()

/** Makes the locators of all pages in this process find Persian texts. A worker has one project only. */
export function findPersian(page: Page): void {
  for (const object of [page, page.locator('html')]) {
    const methods = Object.getPrototypeOf(object) as Methods
    if (patched.has(methods)) continue
    patched.add(methods)
    for (const name of byText) {
      const find = methods[name]
      methods[name] = function (text, options) {
        return find?.call(this, inPersian(text as string | RegExp, options?.exact === true), options)
      }
    }
    const { filter, getByRole } = methods
    methods.filter = function (options) {
      return filter?.call(this, optionsInPersian(options as Options))
    }
    methods.getByRole = function (role, options) {
      return getByRole?.call(this, role, options && optionsInPersian(options))
    }
  }
}

function optionsInPersian(options: Options): Options {
  const texts = textOptions.flatMap((name) => {
    const text = options[name] as Text
    return text === undefined ? [] : [[name, inPersian(text, options.exact === true)]]
  })
  return { ...options, ...Object.fromEntries(texts) }
}

/** Assertions about texts, and whether they are about a whole text. */
const assertions: ReadonlyMap<string | symbol, boolean> = new Map([
  ['toContainText', false],
  ['toHaveAccessibleDescription', true],
  ['toHaveAccessibleName', true],
  ['toHaveText', true],
  ['toHaveTitle', true],
])

export const expect = new Proxy(expectGerman, {
  apply(target, self, given) {
    const expected = Reflect.apply(target, self, given) as object
    return language() === 'de' ? expected : expectPersian(expected)
  },
})

function expectPersian(german: object): object {
  return new Proxy(german, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (name === 'not') return expectPersian(member as object)
      const isWhole = assertions.get(name)
      if (isWhole === undefined) return member
      const translated = (text: string | RegExp) => inPersian(text, isWhole)
      return (text: string | RegExp | (string | RegExp)[], options?: object) =>
        Reflect.apply(member as () => unknown, target, [
          Array.isArray(text) ? text.map(translated) : translated(text),
          options,
        ])
    },
  })
}
