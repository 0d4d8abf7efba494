import { describe, expect, test } from 'vitest'
import { entriesByWord } from '@pol/content/course/entries-by-word'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { readContent } from '@pol/content/read'
import grouping from 'virtual:items-as-one'
import { unexplainedWords } from '@pol/language/closure'
import { formIndexOf } from '@pol/language/form-index'
import { languages } from '@pol/language/language'
import { targetOf } from '@pol/learning/item'
import { keyOf } from '@pol/learning/card'
import { foldAnswers } from '@pol/learning/fold'
import { leadersOf } from '@pol/learning/leaders'
import { progressOfUnits } from '@pol/learning/progress'
import { type Answer, defaultSettings } from '@pol/learning/values'
import { nextRoundOf } from '../src/features/practice/start/next-round.ts'
import { loadCatalogue } from '../src/lib/learning/catalogue.ts'

const catalogue = await loadCatalogue()
const leaders = leadersOf(grouping)
const content = await readContent(new URL('../../content/data/', import.meta.url))
const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]

describe.each(languages)('the sentences of practice (%s)', (language) => {
  const index = formIndexOf(language, entries)
  const order = [...catalogue.candidates(language, { stars: [], topics: [] }, new Set())]
  const taught = catalogue.taughtIn(language)
  const textOf = (id: string) => {
    const item = catalogue.byId.get(id)
    if (!item) throw new Error(`There is no item ${id}`)
    return item.kind === 'word' ? (language === 'de' ? item.german : item.farsi) : targetOf(item, language)
  }
  const sentences = taught.filter(({ kind }) => kind === 'line').map(({ id }) => id)

  test('can all become new some day, each text once', () => {
    const due = order.filter((id) => catalogue.byId.get(id)?.kind === 'line').map(textOf)
    expect(due.toSorted()).toEqual([...new Set(sentences.map(textOf))].toSorted())
  })

  const courseWords = new Set(catalogue.groups.units.flatMap((words) => leaders.itemsOf(language, words)))
  /** The words of the course up to the unit of a dialogue; null for a sentence of a screen. */
  const wordsOfUnits = (id: string): readonly string[] | null => {
    const item = catalogue.byId.get(id)
    if (item?.kind !== 'line' || !item.topic.startsWith('unit-')) return null
    const units = catalogue.groups.units.slice(0, Number(item.topic.slice('unit-'.length)))
    return leaders.itemsOf(language, units.flat())
  }

  test('come after their taught words; what the course does not teach alone, after the unit of the dialogue', () => {
    const isPlaceName = ({ topic, type, article }: LexiconEntry) =>
      topic === 'countries' && type === 'noun' && article === ''
    const textsOfCourse = new Set([...courseWords].map(textOf))
    const met = new Set<string>()
    const known = new Set<string>()
    const early = order.flatMap((id) => {
      if (catalogue.byId.get(id)?.kind === 'word') {
        met.add(id)
        known.add(textOf(id))
      }
      if (catalogue.byId.get(id)?.kind !== 'line') return []
      const isUnitMet = wordsOfUnits(id)?.every((word) => met.has(word) || !courseWords.has(word)) ?? false
      const missing = entriesByWord(index, textOf(id)).filter(({ entries }) => {
        const texts = entries.map((entry) => textOf(entry.id))
        const items = leaders.itemsOf(
          language,
          entries.map((entry) => entry.id),
        )
        if (items.length === 0 || entries.some(isPlaceName) || texts.some((text) => known.has(text)))
          return false
        return !isUnitMet || texts.some((text) => textsOfCourse.has(text))
      })
      return missing.map(({ text }) => `${textOf(id)}: ${text}`)
    })
    expect(early).toEqual([])
  })

  /** Said as a whole before the course teaches each of their words, because a beginner needs them. */
  const saidAsAWhole = {
    de: [
      'Wie heißt du?: heißt',
      'Wie heißen Sie?: heißen',
      'Freut mich, Sie kennenzulernen: Freut, mich, kennenzulernen',
      'Vielen Dank: Vielen, Dank',
      'Danke schön: schön',
      'Ich verstehe nicht: verstehe',
      'Ich spreche ein wenig Persisch: ein, wenig',
      'Wie geht es dir?: geht, es, dir',
      'Mir geht es gut: geht, es',
      'Wie geht es Ihnen?: geht, es, Ihnen',
      'Was gibt es Neues?: gibt, es, Neues',
      'Ich habe Hunger: Hunger',
      'Ich habe Durst: Durst',
      'Guten Appetit: Appetit',
      'Das ist sehr nett von dir: nett, von',
      'Wie viel kostet das?: kostet',
      'Nimm: Nimm',
      'Die Rechnung bitte: Rechnung',
      'Wie spät ist es?: spät, es',
      'Können Sie mir helfen?: helfen',
      'Hilfe!: Hilfe',
      'Rufen Sie bitte einen Krankenwagen: Rufen',
      'Was ist passiert?: passiert',
      'Mir geht es besser: es',
      'Das macht nichts: nichts',
      'Machen Sie sich keine Umstände: sich',
      'Herzlichen Glückwunsch: Glückwunsch',
    ],
    fa: [
      'از آشنایی با شما خوشوقتم: از, با',
      'ببخشید: ببخشید',
      'خیلی متشکرم: خیلی',
      'خیلی ممنون: خیلی, ممنون',
      'متوجه نمی‌شوم: متوجه, نمی‌شوم',
      'شما آلمانی صحبت می‌کنید؟: صحبت, می‌کنید',
      'من کمی فارسی صحبت می‌کنم: صحبت, می‌کنم',
      'حالم خوب است: حالم',
      'چند سالت است؟: چند',
      'چند سالتان است؟: چند',
      'گرسنه‌ام: گرسنه‌ام',
      'تشنه‌ام: تشنه‌ام',
      'نوش جان: نوش',
      'دستت درد نکند: دستت, درد, نکند',
      'قیمت این چقدر است؟: قیمت',
      'بگیر: بگیر',
      'صورت‌حساب لطفاً: صورت‌حساب',
      'می‌توانید به من کمک کنید؟: می‌توانید, کمک, کنید',
      'لطفاً آهسته‌تر صحبت کنید: صحبت, کنید',
      'امیدوارم زود خوب شوید: امیدوارم',
      'کمک!: کمک',
      'لطفاً آمبولانس خبر کنید: خبر, کنید',
      'بفرمایید بنشینید: بنشینید',
    ],
  }
  test('come after their words where they are taught as phrases, too', () => {
    const met = new Set<string>()
    const early = order.flatMap((id) => {
      const item = catalogue.byId.get(id)
      const missing =
        item?.kind === 'word' && item.type === 'phrase' && courseWords.has(id)
          ? entriesByWord(index, textOf(id)).filter(({ entries }) => {
              const ids = entries.map((entry) => entry.id)
              const items = leaders
                .itemsOf(language, ids)
                .filter((other) => other !== id && courseWords.has(other))
              return items.length > 0 && !items.some((other) => met.has(other))
            })
          : []
      met.add(id)
      return missing.length > 0 ? `${textOf(id)}: ${missing.map(({ text }) => text).join(', ')}` : []
    })
    expect(early).toEqual(saidAsAWhole[language])
  })

  test('wait for a word that was met only as a part of a phrase', () => {
    const placeOf = (text: string) => order.findIndex((id) => textOf(id) === text)
    const [word, sentence] = {
      de: ['zusammen', 'Ja, zusammen, bitte.'],
      fa: ['آشنا شدن', 'دوست دارم با خانواده‌ات آشنا بشوم.'],
    }[language] as [string, string]
    expect(placeOf(word)).toBeGreaterThan(0)
    expect(placeOf(sentence)).toBeGreaterThan(placeOf(word))
  })

  test('wait for a phrase that is taught, although its words are known', () => {
    const [phrase, word, sentence] = {
      de: ['nach Hause', 'nach', 'Ich bin auf dem Weg nach Hause.'],
      fa: ['با هم', 'با', 'بله، با هم، لطفاً.'],
    }[language] as [string, string, string]
    const placeOf = (text: string) => order.findIndex((id) => textOf(id) === text)
    expect(placeOf(word)).toBeLessThan(placeOf(phrase))
    expect(placeOf(sentence)).toBeGreaterThan(placeOf(phrase))
  })

  test('have no form that no entry explains', () => {
    expect(sentences.map(textOf).filter((text) => unexplainedWords(index, text).length > 0)).toEqual([])
  })
})

describe.each(languages)('the words of a unit (%s)', (language) => {
  const units = catalogue.groups.units.map((words) => leaders.itemsOf(language, words))
  const [now, zone] = ['2026-11-27T08:00:00.000Z', 'Europe/Berlin']

  /** Practises a unit until a round has nothing new, with right answers. */
  const practised = (unit: number) => {
    const answers: Answer[] = []
    for (;;) {
      const cards = foldAnswers(answers)
      const round = nextRoundOf({
        state: {
          cards,
          stars: [],
          settings: { ...defaultSettings, learns: language },
          history: {
            days: [],
            recall: { fa: { asked: 0, recalled: 0 }, de: { asked: 0, recalled: 0 } },
            due: [],
            pace: { recognise: 8, produce: 14 },
          },
          rounds: 0,
          lastRoundAt: null,
          lessons: [],
          parameters: [],
          quota: null,
          restartedAt: null,
          isFromServer: true,
          waiting: 0,
          isDelayed: false,
          leaders,
        },
        language,
        topic: { kind: 'unit', unit },
        catalogue,
        exercises: new Map(),
        gaps: { de: new Map(), fa: new Map() },
        now,
        zone,
      })
      const fresh = round.cards.filter((card) => !cards.has(keyOf(card)))
      if (fresh.length === 0) return { cards }
      answers.push(
        ...fresh.map((card): Answer => {
          const id = `${card.item} ${card.skill}`
          return { ...card, id, grade: 3, task: 'choose', at: now, ms: 4_000 }
        }),
      )
    }
  }

  test.each(units.keys().toArray())('can all be met: unit index %i', (at) => {
    const items = units[at] ?? []
    const { cards } = practised(at + 1)
    expect(items.length).toBeGreaterThan(0)
    expect(progressOfUnits(units, cards, language)[at]).toEqual({
      unit: at + 1,
      met: items.length,
      items: items.length,
    })
  })
})
