import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'
import { oneVoice } from './features/speech/service/voices.ts'
import { defaultLimits } from './limits/settings.ts'
import { usualPushServices } from './services/push-services.ts'

function faultsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(variables)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split('; ')
    throw error
  }
  return []
}

const defaults = {
  host: '127.0.0.1',
  port: 3000,
  metrics: null,
  publicUrl: 'http://localhost:3000',
  linksNameLocalhost: false,
  requiresPasskeys: false,
  trustProxy: false,
  logLevel: 'info',
  dataFolder: resolve('data'),
  databaseUrl: null,
  poolSize: undefined,
  limits: defaultLimits,
  productName: 'Pol',
  firstAdministrator: { email: 'admin@pol.local', password: null },
  mail: { smtpUrl: null, from: '"Pol" <no-reply@localhost>' },
  pushServices: [...usualPushServices],
  openAi: null,
  speechService: null,
  libreTranslate: null,
  botCheck: null,
  controller: { name: null, address: null, email: null },
  poisonLine: null,
}

describe('without any variable', () => {
  test('everything has a default', () => {
    expect(readConfig({})).toEqual(defaults)
  })

  test('variables of other programs do not matter', () => {
    expect(readConfig({ PATH: '/usr/bin', PORTS: 'many', NODE_ENV: 'production' })).toEqual(defaults)
  })

  test.each([
    ['PORT'],
    ['HOST'],
    ['METRICS_PORT'],
    ['METRICS_HOST'],
    ['PUBLIC_URL'],
    ['DATA_DIR'],
    ['DATABASE_URL'],
    ['DATABASE_POOL_SIZE'],
    ['PRODUCT_NAME'],
    ['ADMIN_EMAIL'],
    ['ADMIN_PASSWORD'],
    ['SMTP_URL'],
    ['MAIL_FROM'],
    ['PUSH_SERVICES'],
    ['OPENAI_API_KEY'],
    ['OPENAI_BASE_URL'],
    ['OPENAI_TRANSLATION_MODEL'],
    ['OPENAI_SPEECH_MODEL'],
    ['SPEECH_URL'],
    ['SPEECH_API_KEY'],
    ['SPEECH_MODEL_DE'],
    ['SPEECH_MODEL_FA'],
    ['SPEECH_VOICE_DE'],
    ['SPEECH_VOICE_FA'],
    ['LIBRETRANSLATE_URL'],
    ['LIBRETRANSLATE_API_KEY'],
    ['RECAPTCHA_SITE_KEY'],
    ['RECAPTCHA_SECRET_KEY'],
    ['RECAPTCHA_SCRIPT_URL'],
    ['RECAPTCHA_VERIFY_URL'],
    ['CONTROLLER_NAME'],
    ['CONTROLLER_ADDRESS'],
    ['CONTROLLER_EMAIL'],
    ['POISON_LINE'],
    ['ADMIN_PASSKEYS'],
    ['TRUST_PROXY'],
    ['LIMITS'],
    ['LOG_LEVEL'],
  ])('an empty %s counts as unset', (name) => {
    expect(readConfig({ [name]: '' })).toEqual(defaults)
  })
})

describe('with variables', () => {
  test('each has its effect', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.7',
        PUBLIC_URL: 'https://pol.example.org',
        DATA_DIR: '/srv/pol',
        DATABASE_URL: 'postgres://pol:geheim@db.example.org/pol',
        DATABASE_POOL_SIZE: '25',
        PRODUCT_NAME: ' Brücke ',
        ADMIN_EMAIL: ' Anna@Example.org ',
        ADMIN_PASSWORD: 'annas-geheimnis',
        SMTP_URL: 'smtps://mail.example.org',
        MAIL_FROM: 'Brücke <bruecke@example.org>',
        PUSH_SERVICES: 'push.example.org, *.push.example.com',
        OPENAI_API_KEY: 'sk-geheim',
        OPENAI_BASE_URL: 'http://models.example.org/v1/',
        OPENAI_TRANSLATION_MODEL: 'translator-1',
        OPENAI_SPEECH_MODEL: 'speaker-1',
        SPEECH_URL: 'http://speech:8000/v1/',
        SPEECH_API_KEY: 'sp-geheim',
        SPEECH_MODEL_DE: 'piper-de',
        SPEECH_MODEL_FA: 'piper-fa',
        SPEECH_VOICE_DE: 'thorsten',
        SPEECH_VOICE_FA: 'gyro, man=amir',
        LIBRETRANSLATE_URL: 'http://libretranslate:5000/',
        LIBRETRANSLATE_API_KEY: 'lt-geheim',
        RECAPTCHA_SITE_KEY: 'oeffentlich',
        RECAPTCHA_SECRET_KEY: 'geheim',
        RECAPTCHA_SCRIPT_URL: 'https://bots.example.org/api.js',
        RECAPTCHA_VERIFY_URL: 'http://bots.internal/siteverify',
        CONTROLLER_NAME: ' Sprachverein Brücke e. V. ',
        CONTROLLER_ADDRESS: 'Hauptstraße 1, 20095 Hamburg',
        CONTROLLER_EMAIL: 'datenschutz@example.org',
        POISON_LINE: ' 0551 19240 ',
        ADMIN_PASSKEYS: 'required',
        TRUST_PROXY: 'on',
        LIMITS: 'resetMails.points=10',
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      host: '0.0.0.0',
      port: 8080,
      metrics: { host: '10.0.0.7', port: 9464 },
      publicUrl: 'https://pol.example.org',
      linksNameLocalhost: false,
      requiresPasskeys: true,
      trustProxy: true,
      logLevel: 'warn',
      dataFolder: '/srv/pol',
      databaseUrl: 'postgres://pol:geheim@db.example.org/pol',
      poolSize: 25,
      limits: { ...defaultLimits, resetMails: { ...defaultLimits.resetMails, points: 10 } },
      productName: 'Brücke',
      firstAdministrator: { email: 'anna@example.org', password: 'annas-geheimnis' },
      mail: { smtpUrl: 'smtps://mail.example.org', from: 'Brücke <bruecke@example.org>' },
      pushServices: ['push.example.org', '*.push.example.com'],
      openAi: {
        apiKey: 'sk-geheim',
        baseUrl: 'http://models.example.org/v1',
        translationModel: 'translator-1',
      },
      speechService: {
        baseUrl: 'http://speech:8000/v1',
        apiKey: 'sp-geheim',
        models: {
          alloy: { model: 'piper-de', voices: oneVoice('thorsten') },
          nova: {
            model: 'piper-fa',
            voices: { ...oneVoice('gyro'), 'man 1': 'amir', 'man 2': 'amir' },
          },
        },
      },
      libreTranslate: { baseUrl: 'http://libretranslate:5000', apiKey: 'lt-geheim' },
      botCheck: {
        siteKey: 'oeffentlich',
        secretKey: 'geheim',
        scriptUrl: 'https://bots.example.org/api.js',
        verifyUrl: 'http://bots.internal/siteverify',
      },
      controller: {
        name: 'Sprachverein Brücke e. V.',
        address: 'Hauptstraße 1, 20095 Hamburg',
        email: 'datenschutz@example.org',
      },
      poisonLine: '0551 19240',
    })
  })

  test('metrics are served on a separate port, by default on the loopback address only', () => {
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(readConfig({ METRICS_HOST: '10.0.0.7' }).metrics).toBeNull()
  })

  test('the public address follows the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  test.each([
    ['https://pol.example.org/', 'https://pol.example.org'],
    ['https://pol.example.org//', 'https://pol.example.org'],
    ['https://example.org/pol/', 'https://example.org/pol'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('the public address %s has no slash at its end', (given, expected) => {
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(expected)
  })

  test.each([
    ['on this machine, with mails as files', {}, false],
    ['on this machine, by its other names', { HOST: '::1' }, false],
    ['with a mail server', { SMTP_URL: 'smtp://mail.example.org' }, true],
    ['for other machines', { HOST: '0.0.0.0' }, true],
    ['for other machines, by IPv6', { HOST: '::' }, true],
    ['for other machines, with its address', { HOST: '::', PUBLIC_URL: 'https://pol.example.org' }, false],
  ])('links to localhost are detected: %s', (_, variables, expected) => {
    expect(readConfig(variables).linksNameLocalhost).toBe(expected)
  })

  test('a key alone is enough for OpenAI, and without one the other variables are ignored', () => {
    expect(readConfig({ OPENAI_API_KEY: 'sk-geheim' }).openAi).toEqual({
      apiKey: 'sk-geheim',
      baseUrl: 'https://api.openai.com/v1',
      translationModel: 'gpt-5.4-mini',
    })
    expect(readConfig({ OPENAI_API_KEY: 'sk-geheim' }).speechService).toEqual({
      apiKey: 'sk-geheim',
      baseUrl: 'https://api.openai.com/v1',
      models: {
        alloy: { model: 'gpt-4o-mini-tts', voices: oneVoice('alloy') },
        nova: { model: 'gpt-4o-mini-tts', voices: oneVoice('nova') },
      },
    })
    expect(readConfig({ OPENAI_BASE_URL: 'https://models.example.org/v1' }).openAi).toBeNull()
  })

  test('another server that speaks gets its own key only, often none', () => {
    const withUrl = { OPENAI_API_KEY: 'sk-geheim', SPEECH_URL: 'http://127.0.0.1:8000/v1' }
    expect(readConfig(withUrl).speechService).toMatchObject({
      baseUrl: 'http://127.0.0.1:8000/v1',
      apiKey: null,
    })
    expect(readConfig({ ...withUrl, SPEECH_API_KEY: 'sp-geheim' }).speechService?.apiKey).toBe('sp-geheim')
  })

  test('OpenAI may speak with a key of its own, also without translating', () => {
    const { openAi, speechService } = readConfig({ SPEECH_API_KEY: 'sp-geheim' })
    expect(openAi).toBeNull()
    expect(speechService).toMatchObject({ baseUrl: 'https://api.openai.com/v1', apiKey: 'sp-geheim' })
  })

  test('off lets the offline engine speak, whatever else is set', () => {
    const { openAi, speechService } = readConfig({
      OPENAI_API_KEY: 'sk-geheim',
      SPEECH_URL: 'off',
      SPEECH_API_KEY: 'sp-geheim',
      SPEECH_VOICE_DE: 'alloy, man=onyx',
    })
    expect(openAi).not.toBeNull()
    expect(speechService).toBeNull()
  })

  test('a realtime model speaks with voices that it has', () => {
    const { speechService } = readConfig({
      OPENAI_API_KEY: 'sk-geheim',
      OPENAI_SPEECH_MODEL: 'gpt-realtime-2.1-mini',
      SPEECH_MODEL_DE: 'gpt-4o-mini-tts',
    })
    expect(speechService?.models).toEqual({
      alloy: { model: 'gpt-4o-mini-tts', voices: oneVoice('alloy') },
      nova: { model: 'gpt-realtime-2.1-mini', voices: oneVoice('marin') },
    })
  })

  test('LibreTranslate needs no key, and without an address the key is ignored', () => {
    expect(
      readConfig({ LIBRETRANSLATE_URL: 'https://translate.example.org', LIBRETRANSLATE_API_KEY: '' }),
    ).toMatchObject({
      libreTranslate: { baseUrl: 'https://translate.example.org', apiKey: null },
    })
    expect(readConfig({ LIBRETRANSLATE_API_KEY: 'lt-geheim' }).libreTranslate).toBeNull()
  })

  test('two keys are enough for reCAPTCHA, and without them the other variables are ignored', () => {
    expect(
      readConfig({ RECAPTCHA_SITE_KEY: 'oeffentlich', RECAPTCHA_SECRET_KEY: 'geheim' }).botCheck,
    ).toEqual({
      siteKey: 'oeffentlich',
      secretKey: 'geheim',
      scriptUrl: 'https://www.google.com/recaptcha/api.js',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    })
    expect(readConfig({ RECAPTCHA_SCRIPT_URL: 'https://bots.example.org/api.js' }).botCheck).toBeNull()
  })

  test('the sender of mails is named after the product and its address', () => {
    const { mail } = readConfig({ PRODUCT_NAME: 'Brücke', PUBLIC_URL: 'https://pol.example.org:8443/' })
    expect(mail.from).toBe('"Brücke" <no-reply@pol.example.org>')
  })

  test('a product name with quotes and brackets is still one name in the sender', () => {
    const { mail } = readConfig({ PRODUCT_NAME: 'Pol, die "Brücke" <neu>' })
    expect(mail.from).toBe('"Pol, die Brücke <neu>" <no-reply@localhost>')
  })

  test.each([['bruecke@example.org'], ['Pol <bruecke@example.org>'], ['"Pol, neu" <bruecke@example.org>']])(
    'MAIL_FROM may be %s',
    (from) => {
      expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from)
    },
  )

  test('DATA_DIR may be relative', () => {
    expect(readConfig({ DATA_DIR: 'elsewhere/data' }).dataFolder).toBe(resolve('elsewhere/data'))
  })

  test.each([['127.0.0.1'], ['0.0.0.0'], ['::'], ['::1'], ['localhost']])('HOST may be %s', (host) => {
    expect(readConfig({ HOST: host }).host).toBe(host)
  })

  test.each([['0'], ['65535']])('PORT may be %s', (port) => {
    expect(readConfig({ PORT: port }).port).toBe(Number(port))
  })

  test.each([['postgres://localhost/pol'], ['postgresql://localhost/pol']])(
    'DATABASE_URL may be %s',
    (url) => {
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
    },
  )
})

describe('an invalid variable', () => {
  test.each([
    ['PORT', 'http', 'PORT must be a whole number'],
    ['PORT', '30.5', 'PORT must be a whole number'],
    ['PORT', '-1', 'PORT must be a whole number'],
    ['PORT', '65536', 'PORT must be at most 65535'],
    ['HOST', 'pol.example.org', 'HOST must be an IP address or localhost'],
    ['METRICS_PORT', '0', 'METRICS_PORT must be at least 1'],
    ['METRICS_HOST', 'example.org', 'METRICS_HOST must be an IP address or localhost'],
    ['HOST', '300.0.0.1', 'HOST must be an IP address or localhost'],
    ['PUBLIC_URL', 'pol.example.org', 'PUBLIC_URL must be an address that begins with http:// or https://'],
    ['PUBLIC_URL', 'ftp://example.org', 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [
      'DATABASE_URL',
      'mysql://localhost/pol',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    ],
    ['SMTP_URL', 'mail.example.org:25', 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
    ['PRODUCT_NAME', 'P'.repeat(41), 'PRODUCT_NAME must have at most 40 letters'],
    ['MAIL_FROM', 'Pol', 'MAIL_FROM must be an address, or a name and an address in <>'],
    ['MAIL_FROM', 'Pol <pol>', 'MAIL_FROM must be an address, or a name and an address in <>'],
    ['ADMIN_EMAIL', 'anna', 'ADMIN_EMAIL must be an e-mail address'],
    ['ADMIN_PASSWORD', '12345', 'ADMIN_PASSWORD must have at least 6 characters'],
    ['OPENAI_API_KEY', 'sk geheim', 'OPENAI_API_KEY must not have spaces or special characters'],
    [
      'OPENAI_BASE_URL',
      'api.openai.com/v1',
      'OPENAI_BASE_URL must be an address that begins with http:// or https://',
    ],
    ['OPENAI_TRANSLATION_MODEL', 'a model', 'OPENAI_TRANSLATION_MODEL must be the name of a model'],
    ['OPENAI_SPEECH_MODEL', 'a model', 'OPENAI_SPEECH_MODEL must be the name of a model'],
    [
      'SPEECH_URL',
      'speech:8000',
      'SPEECH_URL must be off, or an address that begins with http:// or https://',
    ],
    ['SPEECH_URL', 'on', 'SPEECH_URL must be off, or an address that begins with http:// or https://'],
    ['SPEECH_URL', 'http://speech:8000/v1/audio/speech', 'SPEECH_URL must end before /audio/speech'],
    ['SPEECH_API_KEY', 'sp geheim', 'SPEECH_API_KEY must not have spaces or special characters'],
    ['SPEECH_MODEL_FA', 'a model', 'SPEECH_MODEL_FA must be the name of a model'],
    ['SPEECH_VOICE_DE', 'man=onyx', 'SPEECH_VOICE_DE must begin with the name of a voice'],
    ['SPEECH_VOICE_FA', 'nova, man=onyx, man=ash', 'SPEECH_VOICE_FA names man twice'],
    [
      'LIBRETRANSLATE_URL',
      'libretranslate:5000',
      'LIBRETRANSLATE_URL must be an address that begins with http:// or https://',
    ],
    [
      'LIBRETRANSLATE_API_KEY',
      'lt geheim',
      'LIBRETRANSLATE_API_KEY must not have spaces or special characters',
    ],
    ['RECAPTCHA_SITE_KEY', 'oeffentlich', 'RECAPTCHA_SITE_KEY needs RECAPTCHA_SECRET_KEY beside it'],
    ['RECAPTCHA_SECRET_KEY', 'geheim', 'RECAPTCHA_SECRET_KEY needs RECAPTCHA_SITE_KEY beside it'],
    [
      'RECAPTCHA_SCRIPT_URL',
      'www.google.com/recaptcha/api.js',
      'RECAPTCHA_SCRIPT_URL must be an address that begins with http:// or https://',
    ],
    [
      'RECAPTCHA_VERIFY_URL',
      'bots.example.org',
      'RECAPTCHA_VERIFY_URL must be an address that begins with http:// or https://',
    ],
    ['CONTROLLER_NAME', 'B'.repeat(201), 'CONTROLLER_NAME must have at most 200 letters'],
    ['CONTROLLER_ADDRESS', 'B'.repeat(201), 'CONTROLLER_ADDRESS must have at most 200 letters'],
    ['CONTROLLER_EMAIL', 'datenschutz', 'CONTROLLER_EMAIL must be an e-mail address'],
    ['POISON_LINE', 'tel:0551', 'POISON_LINE must be a telephone number of digits and spaces'],
    ['DATABASE_POOL_SIZE', '0', 'DATABASE_POOL_SIZE must be at least 1'],
    ['DATABASE_POOL_SIZE', 'many', 'DATABASE_POOL_SIZE must be a whole number'],
    [
      'LIMITS',
      'resetMails.points=0',
      'LIMITS needs a whole number from 1 to 100000000 for resetMails.points',
    ],
    ['ADMIN_PASSKEYS', 'on', 'ADMIN_PASSKEYS must be offered or required'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be on or off'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('is reported: %s=%s', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([fault])
  })

  test('is reported if it names a voice that a realtime model lacks, or a speaker that does not exist', () => {
    expect(
      faultsOf({
        OPENAI_SPEECH_MODEL: 'gpt-realtime-2.1-mini',
        SPEECH_VOICE_DE: 'alloy, man=onyx',
        SPEECH_VOICE_FA: 'nova',
      }),
    ).toEqual([
      'SPEECH_VOICE_DE names onyx, which gpt-realtime-2.1-mini does not have',
      'SPEECH_VOICE_FA names nova, which gpt-realtime-2.1-mini does not have',
    ])
    expect(faultsOf({ SPEECH_VOICE_DE: 'alloy, men=onyx' }).join('; ')).toMatch(
      /^SPEECH_VOICE_DE has no speaker "men"; there is woman, /,
    )
  })

  test('is reported together with all others', () => {
    expect(
      faultsOf({
        PORT: 'http',
        HOST: 'nowhere',
        ADMIN_EMAIL: 'anna',
        RECAPTCHA_SITE_KEY: 'oeffentlich',
        TRUST_PROXY: 'yes',
        LOG_LEVEL: 'info',
      }),
    ).toEqual([
      'PORT must be a whole number',
      'HOST must be an IP address or localhost',
      'ADMIN_EMAIL must be an e-mail address',
      'TRUST_PROXY must be on or off',
      'RECAPTCHA_SITE_KEY needs RECAPTCHA_SECRET_KEY beside it',
    ])
  })

  test('is reported without the value of a secret', () => {
    const faults = faultsOf({
      ADMIN_PASSWORD: 'kurz!',
      DATABASE_URL: 'mysql://pol:geheim@localhost/pol',
      OPENAI_API_KEY: 'sk geheim',
      RECAPTCHA_SECRET_KEY: 'geheim',
    })
    expect(faults).toHaveLength(4)
    expect(faults.join()).not.toMatch(/kurz!|geheim/u)
  })
})
