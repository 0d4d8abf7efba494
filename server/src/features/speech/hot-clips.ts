import DataLoader from 'dataloader'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { OutputOf } from '@pol/contract/operation'
import type { textToSpeech } from '@pol/contract/operations/speech'
import { type Prepared, prepare } from '../../api/prepared.ts'
import { bounds } from '../../bounds/bounds.ts'
import type { Database } from '../../database/database.ts'
import { speechClips } from '../../database/schema.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { type ClipKey, type Clips, checksumOf, nameOf } from './clips.ts'
import type { SpokenText } from './provider.ts'

interface Parts {
  readonly db: Database
  readonly clips: Clips
  readonly metrics: Metrics
  readonly maxBytes?: number
}

interface HotClip extends ClipKey {
  /** SHA-256 in hex, as of the stored clip. */
  readonly checksum: string
  readonly response: Prepared<OutputOf<typeof textToSpeech>>
}

/**
 * Responses with the most frequent clips of the course, in the memory of this process. One query for all concurrent
 * requests compares their checksums with the stored clips, so that a clip that was deleted or replaced, by any process,
 * is not sent again.
 */
export function createHotClips({ db, clips, metrics, maxBytes = bounds.hotClipBytes }: Parts) {
  const kept = new LRUCache<string, HotClip>({
    maxSize: maxBytes,
    sizeCalculation: ({ response, text }, key) => response.gzipped.length + text.length + key.length,
  })

  const asked = sql`json_to_recordset(${sql.placeholder('asked')}::json) as asked (provider text, voice text, text text)`
  const query = db
    .select({
      provider: speechClips.provider,
      voice: speechClips.voice,
      text: speechClips.text,
      checksum: sql<string>`encode(${speechClips.checksum}, 'hex')`,
    })
    .from(asked)
    .innerJoin(
      speechClips,
      sql`(${speechClips.provider}, ${speechClips.voice}, ${speechClips.text}) = (asked.provider, asked.voice, asked.text)`,
    )
    .prepare('find_checksums')
  const areStored = new DataLoader<HotClip, boolean>(
    async (hot) => {
      const keys = [...new Set(hot)].map(({ provider, voice, text }) => ({ provider, voice, text }))
      const rows = await query.execute({ asked: JSON.stringify(keys) })
      const checksums = new Map(rows.map(({ checksum, ...key }) => [nameOf(key), checksum]))
      return hot.map((clip) => checksums.get(nameOf(clip)) === clip.checksum)
    },
    { cache: false, batchScheduleFn: setImmediate },
  )

  const keep = async (text: SpokenText, callerSignal: AbortSignal) => {
    // Before the clip is found: the provider's settings may change meanwhile.
    const [name, key] = [clips.nameOf(text), clips.keyOf(text)]
    const mp3 = await clips.taught(text, callerSignal)
    const response = await prepare({ audioContent: Buffer.from(mp3).toString('base64') })
    kept.set(name, { ...key, checksum: checksumOf(mp3).toString('hex'), response })
    return response
  }

  return {
    /**
     * @param caller whose signal aborts when the caller leaves.
     * @throws ApiError if the provider fails or rejects the text.
     */
    async responseFor(text: SpokenText, caller: { readonly signal: AbortSignal }) {
      const hot = kept.get(clips.nameOf(text))
      if (hot && (await areStored.load(hot))) {
        metrics.clip('kept')
        return hot.response
      }
      return keep(text, caller.signal)
    },
  }
}

export type HotClips = ReturnType<typeof createHotClips>
