import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import { boundSize } from './bounded-response.ts'
import { authorizationOf, type OpenAiAccess } from './openai.ts'
import { explainFailure, refusedWith, unreachable } from './service-failure.ts'

/** A service and the models of it that the server uses. */
export interface ModelSource extends OpenAiAccess {
  readonly models: readonly string[]
}

/** A model that its service is about to shut down, or has shut down. */
export interface EndingModel {
  readonly model: string
  /** Host of the service. */
  readonly service: string
  /** `YYYY-MM-DD` */
  readonly shutdownDate: string
  /** Whether the date is over. */
  readonly hasEnded: boolean
}

interface Parts {
  readonly sources: readonly ModelSource[]
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** Shorter for tests. */
  readonly everyMs?: number
  /** Shorter for tests. */
  readonly timeoutMs?: number
}

const dayMs = 24 * 60 * 60 * 1000
/** Models that end later are not mentioned yet. */
const announcedDays = 90
const usualTimeoutMs = 20_000

/** https://developers.openai.com/api/docs/deprecations; other services have no dates. */
const list = v.object({
  data: v.array(v.object({ id: v.string(), shutdown_date: v.optional(v.unknown()) })),
})
const date = v.pipe(v.string(), v.isoDate())

/**
 * Asks the services once a day when their models end, and warns in the log. What they do not tell is no error: most have
 * no dates, and users notice nothing of it.
 */
export function createEndingModels({
  sources,
  now,
  log,
  everyMs = dayMs,
  timeoutMs = usualTimeoutMs,
}: Parts) {
  /** Last known dates by model. A model that is missing from a list may have been shut down, so its date stays. */
  const dates = new Map(sources.map((source) => [source, new Map<string, string>()]))
  const silent = new Set<string>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const lookUp = async (source: ModelSource) => {
    const service = hostOf(source)
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)])
      for (const { id, shutdown_date: end } of await modelsOf(source, signal)) {
        if (v.is(date, end)) dates.get(source)?.set(id, end)
        else dates.get(source)?.delete(id)
      }
    } catch (error) {
      if (stopping.signal.aborted || silent.has(service)) return
      silent.add(service)
      log.info({ service, err: explainFailure(error) }, 'a service does not tell when its models end')
    }
  }

  const endingModels = (): EndingModel[] => {
    const today = now().toISOString().slice(0, 10)
    const announced = new Date(now().getTime() + announcedDays * dayMs).toISOString().slice(0, 10)
    return sources
      .flatMap((source) =>
        source.models.flatMap((model) => {
          const shutdownDate = dates.get(source)?.get(model)
          if (shutdownDate === undefined || shutdownDate > announced) return []
          return [{ model, service: hostOf(source), shutdownDate, hasEnded: shutdownDate < today }]
        }),
      )
      .toSorted((one, other) => one.shutdownDate.localeCompare(other.shutdownDate))
  }

  const lookUpAll = async () => {
    await Promise.all(sources.map(lookUp))
    if (stopping.signal.aborted) return
    for (const { model, service, shutdownDate, hasEnded } of endingModels())
      log.warn(`the model ${model} of ${service} ${hasEnded ? 'was shut down' : 'ends'} on ${shutdownDate}`)
  }

  return {
    /** Those that end within ninety days or have ended, the first one first. */
    list: endingModels,
    /** Asks now and every day. */
    start() {
      looking = lookUpAll()
      timer = setInterval(() => (looking = lookUpAll()), everyMs).unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      await looking
    },
  }
}

export type EndingModels = ReturnType<typeof createEndingModels>

async function modelsOf({ baseUrl, apiKey }: OpenAiAccess, signal: AbortSignal) {
  const headers = authorizationOf(apiKey)
  const response = await fetch(`${baseUrl}/models`, { headers, redirect: 'error', signal }).catch((error) => {
    throw unreachable(error)
  })
  const bounded = boundSize(response)
  if (bounded.ok) return v.parse(list, await bounded.json()).data
  await bounded.body?.cancel()
  throw refusedWith(bounded.status)
}

function hostOf({ baseUrl }: OpenAiAccess): string {
  return new URL(baseUrl).host
}
