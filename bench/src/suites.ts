import { measureTimingLeak } from './timing-leak.ts'
import { measureFirstView } from './first-view.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureFiles } from './load/files.ts'
import { measureFlood } from './load/flood.ts'
import { measureEmbeddedGrowth, measureGrowth } from './load/growth.ts'
import { measureLearning } from './load/learning.ts'
import { measureSessions } from './load/sessions.ts'
import { measureStreams } from './load/streams.ts'
import { measureTwoProcesses } from './load/two-processes.ts'
import { measureMemory } from './memory.ts'
import { measureOneDevice } from './one-device.ts'
import type { Section } from './report.ts'
import { measurePractice } from './practice.ts'
import { measureScreens } from './screens.ts'
import { measureSpeechMemory } from './speech-memory.ts'
import { measureSpeech } from './speech.ts'
import { measureStart } from './start.ts'

/** Measurements that are reported in one document. */
interface Suite {
  readonly title: string
  /** Writes the document. */
  readonly command: string
  readonly document: string
  readonly longestMinutes: number
  readonly sections: readonly (() => Promise<Section>)[]
}

/** By the argument of `npm run bench --`; the first suite has none. */
export const suites: Readonly<Record<string, Suite>> = {
  '': {
    title: 'Measurements',
    command: 'npm run bench -- --write',
    document: 'docs/measurements.md',
    longestMinutes: 30,
    sections: [
      measureStart,
      measureMemory,
      measureFirstView,
      measureLighthouse,
      measureScreens,
      measurePractice,
      measureSpeech,
      measureSpeechMemory,
      measureOneDevice,
      measureTimingLeak,
    ],
  },
  load: {
    title: 'Load',
    command: 'npm run bench -- load --write',
    document: 'docs/load.md',
    longestMinutes: 30,
    sections: [
      measureSessions,
      measureFiles,
      measureStreams,
      measureFlood,
      measureGrowth,
      measureEmbeddedGrowth,
      measureTwoProcesses,
      measureLearning,
    ],
  },
}
