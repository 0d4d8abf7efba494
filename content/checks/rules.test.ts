import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type Rule, rules } from '@pol/language/reasons/rule'
import { readCourse } from '../src/course/read-course.ts'
import { allRows, data } from '../test/content.ts'

const content = await allRows()
const course = await readCourse(data, content)

/** What the paragraph of a rule must name. */
const named: Readonly<Record<Rule, string>> = {
  'de-accusative': 'einen',
  'de-after-clause': 'وابسته اول',
  'de-comparison': 'kleiner',
  'de-dative-prepositions': 'mit، nach، zu، von، aus',
  'de-dieser': 'dieses',
  'de-feminine': '-in',
  'de-fuer': 'für',
  'de-gender': 'خنثی',
  'de-haben': 'hast',
  'de-imperative': 'Gehen Sie',
  'de-inversion': 'Am Montag habe ich',
  'de-kein': 'keine',
  'de-modal-verbs': 'مصدر',
  'de-moechten': 'möchtest',
  'de-moegen': 'magst',
  'de-participle': 'gemacht',
  'de-perfect': 'Partizip II',
  'de-persons': 'wohnst',
  'de-place': 'Dativ',
  'de-plural': 'Kinder',
  'de-possessives': 'meine',
  'de-possessives-accusative': 'meinen',
  'de-question-words': 'پرسشی',
  'de-seasons': 'فصل',
  'de-sein': 'bist',
  'de-sein-or-ihr': 'ihre',
  'de-seit': 'seit',
  'de-separable-verbs': 'پیشوند',
  'de-sollen': 'sollst',
  'de-verb-last': 'وابسته',
  'de-verb-second': 'دوم',
  'de-vowel-change': 'حرف صدادار عوض',
  'de-war-hatte': 'warst',
  'de-weil': 'weil',
  'de-wenn': 'dass',
  'de-werden': 'wird',
  'de-wissen': 'weißt',
  'de-wollen': 'willst',
  'de-yes-or-no': 'اول',
  'fa-adjectives': 'Adjektiv',
  'fa-budan': 'هستم',
  'fa-budan-endings': '-am',
  'fa-budan-negative': 'نیستم',
  'fa-comparison': 'تر',
  'fa-dashtan': 'dấram',
  'fa-ezafe': 'Ezafe',
  'fa-future': 'خواهم رفت',
  'fa-imperative': 'be-',
  'fa-negation': 'na-',
  'fa-past': 'Vergangenheit',
  'fa-perfect': 'Perfekt',
  'fa-plural': 'ها',
  'fa-possessive-endings': '-am',
  'fa-present': 'می',
  'fa-ra': 'را',
  'fa-subjunctive': 'Subjunktiv',
  'fa-two-part-verbs': 'kleinen Verb',
  'fa-verb-last': 'zuletzt',
}

test('one paragraph explains each rule, in the note that explains the language of the rule', () => {
  for (const rule of rules) {
    const reader = rule.startsWith('de') ? 'fa' : 'de'
    const sections = course
      .flatMap(({ notes }) => notes[reader])
      .filter((section) => section.rules.includes(rule))
    expect(sections, rule).toHaveLength(1)
    const texts = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if ('table' in block) return block.table.rows.flat()
        return 'text' in block ? block.text : []
      }),
    )
    expect(texts.join(' '), rule).toContain(named[rule])
  }
})

test('a heading that no note has, and a rule without a line, are errors', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'course-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(new URL('course', data), join(folder, 'course'), { recursive: true })
  const file = join(folder, 'course/rules.csv')
  const lines = await readFile(file, 'utf8')
  const changed = lines
    .replace('fa-verb-last,2,Das Verb', 'fa-verb-last,2,Ein Verb')
    .replace(/^fa-ra,.*\n/mu, '')
  await writeFile(file, changed)
  const reading = readCourse(pathToFileURL(`${folder}/`), content)
  await expect(reading).rejects.toThrow('0 paragraphs of unit 2 have the heading "Ein Verb steht am Ende"')
  await expect(reading).rejects.toThrow('has no line for "fa-ra"')
})
