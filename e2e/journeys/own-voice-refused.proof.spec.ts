import type { Page } from '@playwright/test'
import { test } from '../support/own-browser.ts'
import { learnerWith, press } from '../support/practice.ts'
import { microphone, userWho } from '../support/recordings.ts'
import { expect } from '../support/test.ts'

const lesson = async () => ({ path: '/kurs/1/7', person: await learnerWith([]) })
const recordButton = (page: Page) => page.getByRole('button', { name: 'Aufnehmen', exact: true })
const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a recording ends by itself when the learner has finished, and the silence is cut off', async ({
  openIn,
}) => {
  const page = await openIn(microphone('one-word', { seconds: 1.2, pause: 3 }), await lesson())
  await recordButton(page).click()
  await expect(page.getByRole('figure', { name: /^Ihre Aufnahme: 1,\d Sekunden$/ })).toBeVisible()
})

test('a recording ends after fifteen seconds, and is kept', async ({ openIn }) => {
  const page = await openIn(microphone('endless', { seconds: 20, pause: 0 }), await lesson())
  await recordButton(page).click()
  await expect(page.getByText('Noch 1 s')).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Ihre Aufnahme: 1[45],\d Sekunden$/ })).toBeVisible()
})

test('a voice from far away is too quiet, and there is another try', async ({ openIn }) => {
  const page = await openIn(microphone('far-away', { amplitude: 0.003 }), await lesson())
  await recordButton(page).click()
  await expect(page.getByText('Noch 13 s')).toBeVisible()
  await press(page, 'Aufnahme beenden')
  await expect(fault(page, 'Es war kaum etwas zu hören.')).toBeVisible()
  await expect(recordButton(page)).toBeEnabled()
})

test('a microphone that is not allowed is explained, and the lesson goes on', async ({ openIn }) => {
  const page = await openIn(userWho('refuses', '--use-fake-device-for-media-stream'), await lesson())
  await recordButton(page).click()
  await expect(fault(page, 'Der Browser darf das Mikrofon nicht benutzen.')).toBeVisible()
  await press(page, 'Weiter')
  await expect(page.getByRole('progressbar', { name: 'Fortschritt der Lektion' })).toHaveAttribute(
    'value',
    '1',
  )
})

test('a device without a microphone is told at once, and the lesson goes on', async ({ openIn }) => {
  const page = await openIn(userWho('allows'), await lesson())
  await expect(fault(page, 'Dieses Gerät hat kein Mikrofon')).toBeVisible()
  await press(page, 'Weiter')
  await expect(page.getByRole('progressbar', { name: 'Fortschritt der Lektion' })).toHaveAttribute(
    'value',
    '1',
  )
})
