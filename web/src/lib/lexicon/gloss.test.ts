import { expect, test } from 'vitest'
import { loadGloss } from './gloss.ts'

const textsOf = async (text: string) =>
  (await loadGloss('de', text, true)).map(({ text, lines }) => [text, lines.map((line) => line.text)])

test('a text is explained sentence by sentence', async () => {
  expect(await textsOf('Anna geht nicht nach Hause. Der Zug\nkommt am 3. Mai.\n\n- Guten Tag')).toEqual([
    ['Anna geht nicht nach Hause.', ['Anna', 'geht', 'nicht', 'nach Hause']],
    ['Der Zug kommt am 3. Mai.', ['Der', 'Zug', 'kommt', 'am', '3', 'Mai']],
    ['Guten Tag', ['Guten Tag']],
  ])
})

test('a text without words has no sentences', async () => {
  expect(await textsOf(' \n \u200B')).toEqual([])
  expect(await textsOf('?!')).toEqual([])
})

test('a long sentence and a long word are cut, and no word is lost', async () => {
  const [sentence] = await loadGloss('de', 'Haus '.repeat(200), true)
  expect(sentence?.lines).toHaveLength(200)
  const [word] = await loadGloss('de', 'x'.repeat(650), true)
  expect(word?.lines.map(({ text }) => text.length)).toEqual([300, 300, 50])
})

test('all sentences of a long text are explained, in their order', async () => {
  const numbers = Array.from({ length: 100 }, (_, at) => String(at + 1))
  const text = numbers.map((number) => `Anna hat ${number} Äpfel.`).join(' ')
  expect(await textsOf(text)).toEqual(
    numbers.map((number) => [`Anna hat ${number} Äpfel.`, ['Anna', 'hat', number, 'Äpfel']]),
  )
})

test('the other words of a sentence determine the sense', async () => {
  const [sentence] = await loadGloss('de', 'Der Arzt gibt mir eine Überweisung.', true)
  expect(sentence?.lines.at(-1)?.meanings[0]?.word).toBe('معرفی‌نامه')
})

test('a compound without an entry is explained by its parts', async () => {
  const [sentence] = await loadGloss('de', 'Die Bananenbrücken sind neu.', true)
  expect(sentence?.lines[1]).toMatchObject({
    text: 'Bananenbrücken',
    form: 'Banane + Brücke',
    meanings: [{ word: 'موز + پل', note: '' }],
    item: null,
  })
  const [unknown] = await loadGloss('de', 'Xylofonquark', true)
  expect(unknown?.lines[0]).toMatchObject({ form: '', meanings: [] })
})
