import { measureTimingLeak } from './timing-leak.ts'
import { measureFirstView } from './first-view.ts'
import { measureFit } from './fit.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureEverything } from './load/everything.ts'
import { measureClips } from './load/clips.ts'
import { measureFiles } from './load/files.ts'
import { measureFlood } from './load/flood.ts'
import { measureEmbeddedGrowth, measureGrowth } from './load/growth.ts'
import { measureLearners } from './load/learners.ts'
import { measureLearning } from './load/learning.ts'
import { measureSessions } from './load/sessions.ts'
import { measureStreams } from './load/streams.ts'
import { measureTwoProcesses } from './load/two-processes.ts'
import { measureMemory } from './memory.ts'
import { measureOneDevice } from './one-device.ts'
import type { Section } from './report.ts'
import { measureLessons } from './lessons.ts'
import { measurePractice } from './practice.ts'
import { measureScreens } from './screens.ts'
import { measureSpeechMemory } from './speech-memory.ts'
import { measureSpeech } from './speech.ts'
import { measureStart } from './start.ts'
import { measureTests } from './tests.ts'
import { measureVoices } from './voices.ts'
import { simulateWeeks } from './weeks.ts'

/** Measurements reported in one document. */
interface Suite {
  readonly title: string
  /** The command that generates the document. */
  readonly command: string
  readonly document: string
  readonly longestMinutes: number
  /** Keyed by the name that runs a section alone. */
  readonly sections: Readonly<Record<string, () => Promise<Section>>>
}

/** Keyed by the first argument of `npm run bench --`. */
export const suites: Readonly<Record<string, Suite>> = {
  product: {
    title: 'Measurements',
    command: 'npm run bench -- --write',
    document: 'docs/measurements.md',
    longestMinutes: 90,
    sections: {
      start: measureStart,
      memory: measureMemory,
      'first-view': measureFirstView,
      lighthouse: measureLighthouse,
      screens: measureScreens,
      practice: measurePractice,
      lessons: measureLessons,
      fit: measureFit,
      speech: measureSpeech,
      'speech-memory': measureSpeechMemory,
      voices: measureVoices,
      'one-device': measureOneDevice,
      'timing-leak': measureTimingLeak,
      tests: measureTests,
      weeks: simulateWeeks,
    },
  },
  load: {
    title: 'Load',
    command: 'npm run bench -- load --write',
    document: 'docs/load.md',
    longestMinutes: 45,
    sections: {
      sessions: measureSessions,
      files: measureFiles,
      clips: measureClips,
      streams: measureStreams,
      flood: measureFlood,
      growth: measureGrowth,
      'embedded-growth': measureEmbeddedGrowth,
      'two-processes': measureTwoProcesses,
      practice: measureLearning,
      everything: measureEverything,
    },
  },
  growth: {
    title: 'Growth',
    command: 'npm run bench -- growth --write',
    document: 'docs/growth.md',
    longestMinutes: 60,
    sections: { learners: measureLearners },
  },
}
