import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import { email, password } from '@pol/contract/forms/fields'
import type { Voice } from '@pol/contract/operations/speech'
import {
  oneVoice,
  readVoiceList,
  usualVoiceOf,
  voicesLackedBy,
  type SpeechModel,
} from './features/speech/service/voices.ts'
import { defaultLimits, readLimits } from './limits/settings.ts'
import { namesPushService, usualPushServices } from './services/push-services.ts'

/** An invalid configuration. The message is for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const integer = (name: string, minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.digits(`${name} must be a whole number`),
    v.transform(Number),
    v.minValue(minimum, `${name} must be at least ${minimum}`),
    v.maxValue(maximum, `${name} must be at most ${maximum}`),
  )

const host = (name: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isIP(text) !== 0 || text === 'localhost', `${name} must be an IP address or localhost`),
  )

const isAddress = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)

const address = (name: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isAddress(text, protocols),
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  )

const key = (name: string) =>
  v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, `${name} must not have spaces or special characters`))

const model = (name: string) =>
  v.pipe(v.string(), v.regex(/^\S{1,100}$/, `${name} must be the name of a model`))

const voices = (name: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue }) =>
      readVoiceList(dataset.value, (fault) => addIssue({ message: `${name} ${fault}` })),
    ),
  )

const line = (name: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(200, `${name} must have at most 200 letters`))

const variables = v.object({
  PORT: v.optional(integer('PORT', 0, 65_535), '3000'),
  HOST: v.optional(host('HOST'), '127.0.0.1'),
  METRICS_PORT: v.optional(integer('METRICS_PORT', 1, 65_535)),
  METRICS_HOST: v.optional(host('METRICS_HOST'), '127.0.0.1'),
  PUBLIC_URL: v.optional(address('PUBLIC_URL', ['http:', 'https:'])),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(address('DATABASE_URL', ['postgres:', 'postgresql:'])),
  DATABASE_POOL_SIZE: v.optional(integer('DATABASE_POOL_SIZE', 1, 1_000)),
  PRODUCT_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(40, 'PRODUCT_NAME must have at most 40 letters')),
    'Pol',
  ),
  ADMIN_EMAIL: v.optional(email, 'admin@pol.local'),
  ADMIN_PASSWORD: v.optional(password),
  ADMIN_PASSKEYS: v.optional(
    v.pipe(
      v.picklist(['offered', 'required'], 'ADMIN_PASSKEYS must be offered or required'),
      v.transform((value) => value === 'required'),
    ),
    'offered',
  ),
  SMTP_URL: v.optional(address('SMTP_URL', ['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[^<>]+ <[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
        'MAIL_FROM must be an address, or a name and an address in <>',
      ),
    ),
  ),
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === 'off' ? [] : text.split(',').map((service) => service.trim()))),
      v.check(
        (services) => services.every(namesPushService),
        'PUSH_SERVICES must be off, or hosts or origins with commas between them',
      ),
    ),
    usualPushServices.join(','),
  ),
  OPENAI_API_KEY: v.optional(key('OPENAI_API_KEY')),
  OPENAI_BASE_URL: v.optional(address('OPENAI_BASE_URL', ['http:', 'https:']), 'https://api.openai.com/v1'),
  OPENAI_TRANSLATION_MODEL: v.optional(model('OPENAI_TRANSLATION_MODEL'), 'gpt-5.4-mini'),
  OPENAI_SPEECH_MODEL: v.optional(model('OPENAI_SPEECH_MODEL'), 'gpt-4o-mini-tts'),
  SPEECH_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === 'off' || isAddress(text, ['http:', 'https:']),
        'SPEECH_URL must be off, or an address that begins with http:// or https://',
      ),
      v.check((text) => !/\/audio\/speech\/*$/.test(text), 'SPEECH_URL must end before /audio/speech'),
    ),
  ),
  SPEECH_API_KEY: v.optional(key('SPEECH_API_KEY')),
  SPEECH_MODEL_DE: v.optional(model('SPEECH_MODEL_DE')),
  SPEECH_MODEL_FA: v.optional(model('SPEECH_MODEL_FA')),
  SPEECH_VOICE_DE: v.optional(voices('SPEECH_VOICE_DE')),
  SPEECH_VOICE_FA: v.optional(voices('SPEECH_VOICE_FA')),
  LIBRETRANSLATE_URL: v.optional(address('LIBRETRANSLATE_URL', ['http:', 'https:'])),
  LIBRETRANSLATE_API_KEY: v.optional(key('LIBRETRANSLATE_API_KEY')),
  RECAPTCHA_SITE_KEY: v.optional(key('RECAPTCHA_SITE_KEY')),
  RECAPTCHA_SECRET_KEY: v.optional(key('RECAPTCHA_SECRET_KEY')),
  RECAPTCHA_SCRIPT_URL: v.optional(
    address('RECAPTCHA_SCRIPT_URL', ['http:', 'https:']),
    'https://www.google.com/recaptcha/api.js',
  ),
  RECAPTCHA_VERIFY_URL: v.optional(
    address('RECAPTCHA_VERIFY_URL', ['http:', 'https:']),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  CONTROLLER_NAME: v.optional(line('CONTROLLER_NAME')),
  CONTROLLER_ADDRESS: v.optional(line('CONTROLLER_ADDRESS')),
  CONTROLLER_EMAIL: v.optional(email),
  POISON_LINE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\+?\d[\d ]{2,19}$/, 'POISON_LINE must be a telephone number of digits and spaces'),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.picklist(['on', 'off'], 'TRUST_PROXY must be on or off'),
      v.transform((value) => value === 'on'),
    ),
    'off',
  ),
  LIMITS: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue }) =>
        readLimits(dataset.value, (fault) => addIssue({ message: `LIMITS ${fault}` })),
      ),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`), 'info'),
})

type Variables = v.InferOutput<typeof variables>

/**
 * The service that speaks; null if the offline engine does. The key of OpenAI is sent to no other address; a server of
 * one's own often needs none.
 */
function speechServiceOf(env: Variables) {
  const { SPEECH_URL: url, SPEECH_API_KEY: speechKey = null, OPENAI_API_KEY: openAiKey = null } = env
  if (url === 'off') return null
  if (url !== undefined) return { baseUrl: withoutSlash(url), apiKey: speechKey }
  const apiKey = speechKey ?? openAiKey
  return apiKey === null ? null : { baseUrl: withoutSlash(env.OPENAI_BASE_URL), apiKey }
}

/** Model and voices of each language, by the voice of the contract. */
function speechModelsOf(env: Variables): Readonly<Record<Voice, SpeechModel>> {
  const {
    SPEECH_MODEL_DE: german = env.OPENAI_SPEECH_MODEL,
    SPEECH_MODEL_FA: persian = env.OPENAI_SPEECH_MODEL,
  } = env
  return {
    alloy: { model: german, voices: env.SPEECH_VOICE_DE ?? oneVoice(usualVoiceOf('alloy', german)) },
    nova: { model: persian, voices: env.SPEECH_VOICE_FA ?? oneVoice(usualVoiceOf('nova', persian)) },
  }
}

function unknownVoicesOf(env: Variables): string[] {
  const { alloy, nova } = speechModelsOf(env)
  const faultsOf = (name: string, { model, voices }: SpeechModel) =>
    voicesLackedBy(model, voices).map((voice) => `${name} names ${voice}, which ${model} does not have`)
  return [...faultsOf('SPEECH_VOICE_DE', alloy), ...faultsOf('SPEECH_VOICE_FA', nova)]
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** Realtime models need voices that they have; reCAPTCHA needs both keys. */
const environment = v.pipe(
  variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of unknownVoicesOf(dataset.value)) addIssue({ message })
  }),
  v.partialCheck(
    [['RECAPTCHA_SITE_KEY'], ['RECAPTCHA_SECRET_KEY']],
    (env) => (env.RECAPTCHA_SITE_KEY === undefined) === (env.RECAPTCHA_SECRET_KEY === undefined),
    ({ input }) =>
      input.RECAPTCHA_SITE_KEY === undefined
        ? 'RECAPTCHA_SECRET_KEY needs RECAPTCHA_SITE_KEY beside it'
        : 'RECAPTCHA_SITE_KEY needs RECAPTCHA_SECRET_KEY beside it',
  ),
)

const messages: Record<string, string> = {
  ADMIN_EMAIL: 'ADMIN_EMAIL must be an e-mail address',
  ADMIN_PASSWORD: 'ADMIN_PASSWORD must have at least 6 characters',
  CONTROLLER_EMAIL: 'CONTROLLER_EMAIL must be an e-mail address',
}

/**
 * Reads and validates the whole configuration (table in the README). An empty variable counts as unset.
 * @throws ConfigurationError that lists all faults.
 */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(environment, nonEmpty)
  if (!result.success) {
    const faults = result.issues.map((issue) => messages[v.getDotPath(issue) ?? ''] ?? issue.message)
    throw new ConfigurationError([...new Set(faults)].join('; '))
  }
  const env = result.output
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const speechService = speechServiceOf(env)
  return {
    host: env.HOST,
    port: env.PORT,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    publicUrl,
    /** Whether links in mails point to localhost although a mail server is set or other machines can connect. */
    linksNameLocalhost: env.PUBLIC_URL === undefined && (env.SMTP_URL !== undefined || !isLoopback(env.HOST)),
    requiresPasskeys: env.ADMIN_PASSKEYS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    dataFolder: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    poolSize: env.DATABASE_POOL_SIZE,
    limits: env.LIMITS ?? defaultLimits,
    productName: env.PRODUCT_NAME,
    firstAdministrator: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? null },
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from:
        env.MAIL_FROM ??
        `"${env.PRODUCT_NAME.replaceAll('"', '')}" <no-reply@${new URL(publicUrl).hostname}>`,
    },
    pushServices: env.PUSH_SERVICES,
    openAi: env.OPENAI_API_KEY
      ? {
          apiKey: env.OPENAI_API_KEY,
          baseUrl: withoutSlash(env.OPENAI_BASE_URL),
          translationModel: env.OPENAI_TRANSLATION_MODEL,
        }
      : null,
    /** Speaks instead of the offline engine. */
    speechService: speechService && { ...speechService, models: speechModelsOf(env) },
    /** Translates instead of the AI service. */
    libreTranslate: env.LIBRETRANSLATE_URL
      ? {
          baseUrl: withoutSlash(env.LIBRETRANSLATE_URL),
          apiKey: env.LIBRETRANSLATE_API_KEY ?? null,
        }
      : null,
    botCheck:
      env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET_KEY
        ? {
            siteKey: env.RECAPTCHA_SITE_KEY,
            secretKey: env.RECAPTCHA_SECRET_KEY,
            scriptUrl: env.RECAPTCHA_SCRIPT_URL,
            verifyUrl: env.RECAPTCHA_VERIFY_URL,
          }
        : null,
    controller: {
      name: env.CONTROLLER_NAME || null,
      address: env.CONTROLLER_ADDRESS || null,
      email: env.CONTROLLER_EMAIL ?? null,
    },
    poisonLine: env.POISON_LINE ?? null,
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || ipaddr.process(host).range() === 'loopback'
}

export type Config = ReturnType<typeof readConfig>
