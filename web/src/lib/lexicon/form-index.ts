import { likeliestFirst } from '@pol/content/likeliest-first'
import { type FormIndex, growFormIndex } from '@pol/language/form-index'
import type { Language } from '@pol/language/language'
import { nextTask } from './next-task.ts'
import { once } from '../once.ts'
import { type Entry, loadEntries } from './entries.ts'

/** Entries per slice: 2 ms on a computer, 8 ms on an old phone. */
const sliceSize = 80

/** Index of entries by form, in each language. Built once, in slices, so that typing stays responsive. */
export const loadFormIndex: Readonly<Record<Language, () => Promise<FormIndex<Entry>>>> = {
  de: once(() => makeIndex('de')),
  fa: once(() => makeIndex('fa')),
}

async function makeIndex(language: Language): Promise<FormIndex<Entry>> {
  const growth = growFormIndex(language, likeliestFirst(await loadEntries()), sliceSize)
  for (;;) {
    const { value, done } = growth.next()
    if (done) return value
    await nextTask()
  }
}
