import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import { boundSize } from './bounded-response.ts'
import { authorizationOf, type OpenAiAccess } from './openai.ts'
import { explainFailure, refusedWith, unreachable } from './service-failure.ts'

/** A service and the models of it that the server uses. */
export interface ModelSource extends OpenAiAccess {
  readonly models: readonly string[]
}

/** A model that its service is about to shut down, has shut down, or does not have. */
export interface EndingModel {
  readonly model: string
  /** Host of the service. */
  readonly service: string
  /** `YYYY-MM-DD`; null if the service does not list the model and has not told a date before. */
  readonly shutdownDate: string | null
  /** Whether the date is over, or the model is not listed. */
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
  /** Models that the last list of their service lacks. */
  const unlisted = new Map<ModelSource, readonly string[]>()
  const silent = new Set<string>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const lookUp = async (source: ModelSource) => {
    const service = hostOf(source)
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)])
      const listed = await modelsOf(source, signal)
      for (const { id, shutdown_date: end } of listed) {
        if (v.is(date, end)) dates.get(source)?.set(id, end)
        else dates.get(source)?.delete(id)
      }
      // Some services have a list without entries, although they have models.
      const ids = new Set(listed.map(({ id }) => id))
      unlisted.set(source, ids.size > 0 ? source.models.filter((model) => !ids.has(model)) : [])
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
        source.models.flatMap((model): EndingModel[] => {
          const service = hostOf(source)
          const shutdownDate = dates.get(source)?.get(model) ?? null
          const isUnlisted = shutdownDate === null && unlisted.get(source)?.includes(model) === true
          const isAnnounced = shutdownDate !== null && shutdownDate <= announced
          if (!isUnlisted && !isAnnounced) return []
          return [{ model, service, shutdownDate, hasEnded: shutdownDate === null || shutdownDate < today }]
        }),
      )
      .toSorted((one, other) => (one.shutdownDate ?? '').localeCompare(other.shutdownDate ?? ''))
  }

  const lookUpAll = async () => {
    await Promise.all(sources.map(lookUp))
    if (stopping.signal.aborted) return
    for (const { model, service, shutdownDate, hasEnded } of endingModels()) {
      const end = shutdownDate && `${hasEnded ? 'was shut down' : 'ends'} on ${shutdownDate}`
      log.warn(`the model ${model} of ${service} ${end ?? 'is not in its list of models'}`)
    }
  }

  return {
    /** Those that are not listed, then those that end within ninety days or have ended, the first one first. */
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
