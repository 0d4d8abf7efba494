import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { siteOf } from './site.ts'

const translation = {
  name: 'Pol-Wörterbuch',
  isWordByWord: true,
  translate: () => Promise.reject(new Error()),
}
const translator = { name: 'Pol-Wörterbuch', isWordByWord: true }

test('without configuration there is no controller and no external service', () => {
  expect(siteOf(readConfig({}), translation)).toEqual({
    controller: { name: null, address: null, email: null },
    aiService: null,
    speechService: null,
    translationService: null,
    translator,
    mailServer: false,
    notifications: true,
    embeddedDatabase: true,
    botCheck: null,
    requiresPasskeys: false,
    poisonLine: null,
  })
})

test('the page gets the controller and the services, but no secret', () => {
  const site = siteOf(
    readConfig({
      CONTROLLER_NAME: 'Sprachverein Brücke e. V.',
      CONTROLLER_ADDRESS: 'Hauptstraße 1, 20095 Hamburg',
      CONTROLLER_EMAIL: 'datenschutz@example.org',
      OPENAI_API_KEY: 'sk-geheim',
      OPENAI_BASE_URL: 'https://schluessel:geheim@models.example.org:8443/v1',
      LIBRETRANSLATE_URL: 'https://translate.example.org/api',
      LIBRETRANSLATE_API_KEY: 'geheim',
      DATABASE_URL: 'postgres://pol:geheim@db.example.org/pol',
      SMTP_URL: 'smtp://anna:geheim@mail.example.org',
      PUSH_SERVICES: 'off',
      RECAPTCHA_SITE_KEY: 'oeffentlich',
      RECAPTCHA_SECRET_KEY: 'geheim',
      ADMIN_PASSKEYS: 'required',
      POISON_LINE: '0551 19240',
    }),
    translation,
  )
  expect(site).toEqual({
    controller: {
      name: 'Sprachverein Brücke e. V.',
      address: 'Hauptstraße 1, 20095 Hamburg',
      email: 'datenschutz@example.org',
    },
    aiService: 'models.example.org:8443',
    speechService: 'models.example.org:8443',
    translationService: 'translate.example.org',
    translator,
    mailServer: true,
    notifications: false,
    embeddedDatabase: false,
    botCheck: {
      siteKey: 'oeffentlich',
      scriptUrl: 'https://www.google.com/recaptcha/api.js',
      provider: 'Google',
    },
    requiresPasskeys: true,
    poisonLine: '0551 19240',
  })
})

test('the page gets the host that speaks, if it is another one than the one that translates', () => {
  const speechServiceWith = (variables: Record<string, string>) =>
    siteOf(readConfig({ OPENAI_API_KEY: 'sk-geheim', ...variables }), translation).speechService
  expect(speechServiceWith({})).toBe('api.openai.com')
  expect(speechServiceWith({ SPEECH_URL: 'http://speech:8000/v1' })).toBe('speech:8000')
  expect(speechServiceWith({ SPEECH_URL: 'off' })).toBe(null)
  expect(speechServiceWith({ OPENAI_API_KEY: '' })).toBe(null)
})
