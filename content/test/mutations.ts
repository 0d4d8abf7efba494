/* Ways to make exactly one mistake in a right sentence, and the rules that are true reasons for it. */
import { germanMutations } from './german-mutations.ts'
import { fewOf, hasPerson, type Mutation, ofEachWord, otherForms, text } from './mutation.ts'
import { persianMutations } from './persian-mutations.ts'

const mutationsOfBoth = (['de', 'fa'] as const).flatMap((language): readonly Mutation[] => [
  {
    name: 'without a word',
    language,
    mutate: (words) =>
      words.flatMap((word, at) =>
        (language === 'de'
          ? /^(?:der|die|das|den|ein|eine|einen|keine?|in|auf|zu|nach)$/iu
          : /^(?:در|به|از|با|برای)$/u
        ).test(word)
          ? [{ given: text(words.toSpliced(at, 1)), rules: [undefined, 'de-kein' as const] }]
          : [],
      ),
  },
  {
    name: 'one letter too few or too many',
    language,
    mutate: ofEachWord((word, at) => {
      const place = 1 + (at % Math.max(word.length - 2, 1))
      const [before, after] = [word.slice(0, place), word.slice(place)]
      return word.length > 3 && !word.includes('\u200C')
        ? [before + after.slice(1), before + before.slice(-1) + after]
        : []
    }),
  },
  {
    name: 'person or tense of a verb',
    language,
    mutate: ofEachWord((word, at) => fewOf(otherForms(language, word, hasPerson), at)),
  },
])

export const mutations: readonly Mutation[] = [...germanMutations, ...mutationsOfBoth, ...persianMutations]
