import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { siteOf } from './site.ts'

test('nothing configured: nobody is named, and nobody else is involved', () => {
  expect(siteOf(readConfig({}))).toEqual({
    controller: { name: null, address: null, email: null },
    aiService: null,
    mailServer: false,
    botCheck: null,
  })
})

test('the page learns who answers and which services take part, and no secret', () => {
  const site = siteOf(
    readConfig({
      CONTROLLER_NAME: 'Sprachverein Brücke e. V.',
      CONTROLLER_ADDRESS: 'Hauptstraße 1, 20095 Hamburg',
      CONTROLLER_EMAIL: 'datenschutz@example.org',
      OPENAI_API_KEY: 'sk-geheim',
      OPENAI_BASE_URL: 'https://schluessel:geheim@models.example.org:8443/v1',
      SMTP_URL: 'smtp://anna:geheim@mail.example.org',
      RECAPTCHA_SITE_KEY: 'oeffentlich',
      RECAPTCHA_SECRET_KEY: 'geheim',
    }),
  )
  expect(site).toEqual({
    controller: {
      name: 'Sprachverein Brücke e. V.',
      address: 'Hauptstraße 1, 20095 Hamburg',
      email: 'datenschutz@example.org',
    },
    aiService: 'models.example.org:8443',
    mailServer: true,
    botCheck: { siteKey: 'oeffentlich', scriptUrl: 'https://www.google.com/recaptcha/api.js' },
  })
})
