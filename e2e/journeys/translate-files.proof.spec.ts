import type { Page } from '@playwright/test'
import { closeToast, expect, expectToast, test, toastTitled } from '../support/test.ts'
import { mockGreetings, button, result, source } from '../support/translator.ts'

interface Dropped {
  readonly name: string
  /** Text (UTF-8) or bytes. */
  readonly content: string | readonly number[]
}

const picker = (page: Page) => page.locator('input[type=file]')

function choose(page: Page, { name, content }: Dropped): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  return picker(page).setInputFiles({ name, mimeType: '', buffer })
}

/** Creates the `DataTransfer` of a drag with files or a text. */
function dragged(page: Page, files: readonly Dropped[], text = '') {
  return page.evaluateHandle(
    ([files, text]) => {
      const transfer = new DataTransfer()
      for (const { name, content } of files) {
        transfer.items.add(new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
      }
      if (text) transfer.setData('text/plain', text)
      return transfer
    },
    [files, text] as const,
  )
}

async function drop(page: Page, files: readonly Dropped[], text?: string): Promise<void> {
  const dataTransfer = await dragged(page, files, text)
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await source(page).dispatchEvent(type, { dataTransfer })
  }
}

const unsupported = 'Bitte kopieren Sie den Text aus der Datei und fügen Sie ihn ein.'

test.describe('texts from files', () => {
  for (const name of ['brief.txt', 'LIES MICH.MD']) {
    test(`${name} is loaded by button and by drop, and can be translated`, async ({ page, openSignedIn }) => {
      await mockGreetings(page)
      await openSignedIn('/translate')
      await choose(page, { name, content: 'Guten Tag' })
      await expectToast(page, 'Datei geladen', name)
      await expect(toastTitled(page, 'Datei geladen')).toHaveRole('status')
      await expect(source(page)).toHaveValue('Guten Tag')
      await closeToast(page, 'Datei geladen')
      await button(page, 'Übersetzen').click()
      await expect(result(page)).toHaveValue('روز بخیر')

      await drop(page, [{ name, content: 'Guten Abend\r\nund gute Nacht' }])
      await expectToast(page, 'Datei geladen', name)
      await expect(source(page)).toHaveValue('Guten Abend\nund gute Nacht')
    })
  }

  const oldEncodings: readonly [encoding: string, bytes: readonly number[], text: string][] = [
    ['UTF-16', [0x47, 0, 0x72, 0, 0xfc, 0, 0xdf, 0, 0x65, 0], 'Grüße'],
    ['Windows-1252', [0x47, 0x72, 0xfc, 0xdf, 0x65], 'Grüße'],
    ['Windows-1256', [0xd3, 0xe1, 0xc7, 0xe3], 'سلام'],
  ]
  for (const [encoding, content, text] of oldEncodings) {
    test(`a file in ${encoding} is loaded, and the message names the encoding`, async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn('/translate')
      await choose(page, { name: 'brief.txt', content })
      await expectToast(page, 'Datei geladen', `brief.txt (gelesen als ${encoding})`)
      await expect(source(page)).toHaveValue(text)
    })
  }

  test('a text of nothing visible cannot be translated', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await source(page).fill('\u200C\u200B\u202E')
    await expect(button(page, 'Übersetzen')).toBeDisabled()
  })

  test('the button opens the file dialog by keyboard, and the same file can be chosen twice', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    await expect(picker(page)).toHaveAttribute('accept', '.txt,.md')
    for (const _ of [1, 2]) {
      const chosen = page.waitForEvent('filechooser')
      await button(page, 'Datei hochladen').press('Enter')
      const chooser = await chosen
      expect(chooser.isMultiple()).toBe(false)
      await chooser.setFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('سلام') })
      await expect(source(page)).toHaveValue('سلام')
      // The field is cleared, because choosing the same file again would cause no change event.
      await expect(picker(page)).toHaveValue('')
      await source(page).fill('')
    }
  })

  test('Ctrl+Z restores the text that a file has replaced', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await source(page).pressSequentially('Mein langer Text')
    await choose(page, { name: 'brief.txt', content: 'Guten Tag\nHerr Karimi' })
    await expect(source(page)).toHaveValue('Guten Tag\nHerr Karimi')
    await source(page).press('Control+z')
    await expect(source(page)).toHaveValue('Mein langer Text')
  })

  const disguised = 'Die Datei enthält keinen reinen Text, auch wenn ihr Name so endet.'
  const refused: readonly { what: string; file: Dropped; title: string; description: string }[] = [
    {
      what: 'a PDF',
      file: { name: 'brief.pdf', content: '%PDF-1.7' },
      title: 'Dateityp nicht unterstützt',
      description: unsupported,
    },
    {
      what: 'a Word document',
      file: { name: 'brief.docx', content: 'PK' },
      title: 'Dateityp nicht unterstützt',
      description: unsupported,
    },
    {
      what: 'a PDF with the extension of a text',
      file: { name: 'brief.txt', content: '%PDF-1.7 und so weiter' },
      title: 'Fehler',
      description: disguised,
    },
    {
      what: 'a program with the extension of a text',
      file: { name: 'brief.txt', content: [0x4d, 0x5a, 0, 3] },
      title: 'Fehler',
      description: disguised,
    },
    {
      what: 'a file over 1 MiB',
      file: { name: 'roman.txt', content: 'a'.repeat(1024 * 1024 + 1) },
      title: 'Fehler',
      description: 'Die Datei ist größer als 1 MB. Bitte teilen Sie sie auf.',
    },
    {
      what: 'a text of more than 5,000 characters',
      file: { name: 'lang.md', content: 'Ja. '.repeat(3_000) },
      title: 'Fehler',
      description:
        'Der Text hat 12.000 Zeichen. Auf einmal können höchstens 5.000 Zeichen übersetzt werden. Bitte teilen Sie ihn auf.',
    },
    {
      what: 'a file of nothing visible',
      file: { name: 'unsichtbar.txt', content: '\u200C\u200B\u00AD\uFEFF\n' },
      title: 'Fehler',
      description: 'Die Datei ist leer.',
    },
    {
      what: 'an empty file',
      file: { name: 'leer.txt', content: '\n' },
      title: 'Fehler',
      description: 'Die Datei ist leer.',
    },
  ]

  for (const { what, file, title, description } of refused) {
    test(`${what} is refused with a message, and the text is kept`, async ({ page, openSignedIn }) => {
      await openSignedIn('/translate')
      await source(page).fill('Mein Text')
      await choose(page, file)
      await expectToast(page, title, description)
      await expect(toastTitled(page, title)).toHaveRole('alert')
      await expect(source(page)).toHaveValue('Mein Text')
      await closeToast(page, title)
      await drop(page, [file])
      await expectToast(page, title, description)
      await expect(source(page)).toHaveValue('Mein Text')
      await expect(page.getByText('Datei hier ablegen')).toHaveCount(0)
      await expect(toastTitled(page, 'Datei geladen')).toHaveCount(0)
    })
  }
})

test.describe('dragging', () => {
  const file = { name: 'brief.txt', content: 'Guten Tag' }
  const dropHint = (page: Page) => page.getByText('Datei hier ablegen', { exact: true })

  test('a file over the field shows the drop hint, until it leaves or is dropped', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    await expect(dropHint(page)).toHaveCount(0)
    const dataTransfer = await dragged(page, [file])
    await source(page).dispatchEvent('dragenter', { dataTransfer })
    await source(page).dispatchEvent('dragover', { dataTransfer })
    await expect(dropHint(page)).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ has: dropHint(page) })).toHaveCSS(
      'border-style',
      'dashed',
    )
    await source(page).dispatchEvent('dragleave', { dataTransfer })
    await expect(dropHint(page)).toHaveCount(0)
    await expect(source(page)).toHaveValue('')
    await source(page).dispatchEvent('dragover', { dataTransfer })
    await expect(dropHint(page)).toBeVisible()
    await source(page).dispatchEvent('drop', { dataTransfer })
    await expect(dropHint(page)).toHaveCount(0)
    await expect(source(page)).toHaveValue('Guten Tag')
  })

  test('a dropped text goes into the field, without the drop hint for files', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    const dataTransfer = await dragged(page, [], 'Guten Abend')
    await source(page).dispatchEvent('dragover', { dataTransfer })
    await expect(dropHint(page)).toHaveCount(0)
    await source(page).dispatchEvent('drop', { dataTransfer })
    await expect(source(page)).toHaveValue('Guten Abend')
    await expect(button(page, 'Übersetzen')).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a file takes precedence over the text that is dropped with it', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await drop(page, [file], 'file:///home/maryam/brief.txt')
    await expect(source(page)).toHaveValue('Guten Tag')
  })

  test('a dropped text of more than 5,000 characters is refused', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await source(page).fill('Mein Text')
    await drop(page, [], 'a'.repeat(5_001))
    await expectToast(
      page,
      'Fehler',
      'Der Text hat 5.001 Zeichen. Auf einmal können höchstens 5.000 Zeichen übersetzt werden. Bitte teilen Sie ihn auf.',
    )
    await expect(source(page)).toHaveValue('Mein Text')
  })

  test('two files at once are refused', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await drop(page, [file, { name: 'zwei.txt', content: 'zwei' }])
    await expectToast(page, 'Fehler', 'Bitte wählen Sie nur eine Datei auf einmal.')
    await expect(source(page)).toHaveValue('')
  })

  test('a file that is dropped outside the field does not replace the page', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    const dataTransfer = await dragged(page, [file])
    const isPrevented = await page.getByRole('heading', { level: 1 }).evaluate((heading, dataTransfer) => {
      const missed = { bubbles: true, cancelable: true, dataTransfer }
      return ['dragover', 'drop'].map((type) => !heading.dispatchEvent(new DragEvent(type, missed)))
    }, dataTransfer)
    expect(isPrevented).toEqual([true, true])
    await expect(source(page)).toHaveValue('')
  })

  test('text that is dragged within the field does not replace the whole text', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    await source(page).fill('Tag Guten ')
    await source(page).selectText()
    const dataTransfer = await dragged(page, [], 'Guten ')
    await source(page).dispatchEvent('dragstart', { dataTransfer })
    await source(page).dispatchEvent('drop', { dataTransfer })
    await source(page).dispatchEvent('dragend', { dataTransfer })
    await expect(source(page)).toHaveValue('Tag Guten ')
  })
})
