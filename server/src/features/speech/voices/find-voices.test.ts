import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addToyVoice, type ToyVoice, toyModel } from '../../../../test/voices/toy-voice.ts'
import { sha256Of } from './find-voices.ts'
import { findVoices } from './find-voices.ts'
import { sentenceOf } from './voices-in-use.ts'

async function voicesFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pol-voices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function refusalsOf(folder: string): Promise<(string | null)[]> {
  const found = await findVoices(folder, true)
  return found.map(({ name, refusal }) => refusal && sentenceOf(name, refusal))
}

describe('a folder of voices', () => {
  test('may be missing or empty', async () => {
    const folder = await voicesFolder()
    expect(await findVoices(folder, true)).toEqual([])
    expect(await findVoices(join(folder, 'missing'), true)).toEqual([])
  })

  test('has voices of both languages, with what their cards say', async () => {
    const folder = await voicesFolder()
    const model = await addToyVoice(folder, {
      language: 'de',
      name: 'thorsten',
      card: '# Card\n\n* License: CC0 (public domain)\n* URL: https://example.org/thorsten\n* Sex: man\n',
    })
    await addToyVoice(folder, { language: 'fa', name: 'mana', card: '---\nlicense: mit\n---\n' })
    expect(await findVoices(folder, true)).toMatchObject([
      {
        language: 'de',
        name: 'thorsten',
        licence: 'CC0 (public domain)',
        sha256: await sha256Of(model),
        usable: { sex: 'man', source: 'https://example.org/thorsten', model: { sampleRate: 22_050 } },
        refusal: null,
      },
      { language: 'fa', name: 'mana', licence: 'mit', usable: { sex: 'woman', source: null }, refusal: null },
    ])
  })

  test('may have a woman and a man of a language; of two women the first by name speaks', async () => {
    const folder = await voicesFolder()
    await addToyVoice(folder, { language: 'de', name: 'b' })
    await addToyVoice(folder, { language: 'de', name: 'a' })
    await addToyVoice(folder, { language: 'de', name: 'c', card: 'License: MIT\nSex: male' })
    await addToyVoice(folder, { language: 'fa', name: 'd' })
    expect(await refusalsOf(folder)).toEqual([
      null,
      'Die Stimme b wird nicht verwendet: Für diese Sprache und dieses Geschlecht gibt es schon a.',
      null,
      null,
    ])
  })

  test('is of no use without the program that runs voices, which a sentence says', async () => {
    const folder = await voicesFolder()
    await addToyVoice(folder, { language: 'de' })
    const [found] = await findVoices(folder, false)
    expect(found?.usable).toBeNull()
    expect(found?.refusal && sentenceOf(found.name, found.refusal)).toBe(
      'Die Stimme toy braucht ein Programm, das noch fehlt. Installieren mit: npm run voices -- install',
    )
  })
})

describe('a voice is refused by name', () => {
  const de = (voice: Partial<ToyVoice>): ToyVoice => ({ language: 'de', name: 'x', ...voice })
  test.each<readonly [string, ToyVoice, string]>([
    ['that lacks a sound of our texts', de({ without: 'ʒ' }), 'Die Stimme x kennt den Laut „ʒ“ nicht.'],
    ['without stress', de({ without: 'ˈ' }), 'Die Stimme x kennt den Laut „ˈ“ nicht.'],
    ['without a pad', de({ without: '_' }), 'Die Stimme x kennt den Laut „_“ nicht.'],
    [
      'whose sample rate the encoder does not take',
      de({ settings: { audio: { sample_rate: 96_000 } } }),
      'Die Stimme x hat eine Abtastrate von 96000 Hz; möglich sind 8000 bis 48000.',
    ],
    [
      'of several speakers',
      de({ settings: { num_speakers: 8 } }),
      'Die Stimme x hat 8 Sprecher; verwendet werden nur Stimmen mit einem einzigen.',
    ],
    [
      'of another language',
      de({ settings: { espeak: { voice: 'en-us' } } }),
      'Die Stimme x spricht die Sprache „en-us“ statt der verlangten.',
    ],
    [
      'of the other language',
      de({ settings: { espeak: { voice: 'fa' } } }),
      'Die Stimme x spricht die Sprache „fa“ statt der verlangten.',
    ],
    [
      'that reads letters',
      de({ settings: { phoneme_type: 'text' } }),
      'Die Stimme x liest Buchstaben oder andere Zeichen statt der Lautzeichen von eSpeak NG.',
    ],
    [
      'that renames sounds',
      de({ settings: { phoneme_map: { a: ['b'] } } }),
      'Die Stimme x liest Buchstaben oder andere Zeichen statt der Lautzeichen von eSpeak NG.',
    ],
    [
      'whose settings have no sounds',
      de({ settings: { phoneme_id_map: 'none' } }),
      'Die Datei x.onnx.json der Stimme x ist beschädigt.',
    ],
    [
      'without a card',
      de({ card: null }),
      'Für die Stimme x ist in der Datei MODEL_CARD keine Lizenz angegeben.',
    ],
    [
      'whose card says nothing of a licence',
      de({ card: '# Card\n\nThe license is not known.\n* License:   \n' }),
      'Für die Stimme x ist in der Datei MODEL_CARD keine Lizenz angegeben.',
    ],
    [
      'whose folder has a name that cannot be a key',
      de({ name: 'x y' }),
      'Der Name x y darf nur aus lateinischen Buchstaben ohne Umlaute, Ziffern, Punkten, Binde- und Unterstrichen bestehen und muss mit einem Buchstaben oder einer Ziffer beginnen.',
    ],
  ])('%s', async (_, voice, sentence) => {
    const folder = await voicesFolder()
    await addToyVoice(folder, voice)
    expect(await refusalsOf(folder)).toEqual([sentence])
  })

  test('whose settings are a folder, as an example of what cannot be read', async () => {
    const folder = await voicesFolder()
    const model = await addToyVoice(folder, { language: 'de', name: 'x' })
    await rm(`${model}.json`)
    await mkdir(`${model}.json`)
    expect(await refusalsOf(folder)).toEqual([
      'Die Dateien der Stimme x können nicht gelesen werden (EISDIR).',
    ])
  })

  test('without its settings, with broken ones, without a model, with two', async () => {
    const folder = await voicesFolder()
    const lone = await addToyVoice(folder, { language: 'de', name: 'a' })
    await rm(`${lone}.json`)
    const broken = await addToyVoice(folder, { language: 'de', name: 'b' })
    await writeFile(`${broken}.json`, '{ "audio": {')
    await mkdir(join(folder, 'de', 'c'))
    const two = await addToyVoice(folder, { language: 'de', name: 'd' })
    await writeFile(join(two, '..', 'other.onnx'), toyModel())
    expect(await refusalsOf(folder)).toEqual([
      'Zur Stimme a fehlt die Datei a.onnx.json.',
      'Die Datei b.onnx.json der Stimme b ist beschädigt.',
      'Im Ordner der Stimme c muss genau eine Datei mit der Endung .onnx liegen.',
      'Im Ordner der Stimme d muss genau eine Datei mit der Endung .onnx liegen.',
    ])
  })
})
