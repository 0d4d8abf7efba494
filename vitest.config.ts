import { defineConfig } from 'vitest/config'
import { contentPlugin } from './web/build/content-plugin.ts'

const api = { include: ['server/test/api/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 }
const apiAndAttacks = { ...api, include: [...api.include, 'server/test/attack/**/*.test.ts'] }

export default defineConfig({
  test: {
    // The default leaves one core free; most of the time tests wait for programs that they have started.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [contentPlugin()],
        test: {
          name: 'unit',
          include: ['{content,contract,scripts,web}/**/*.test.ts', 'server/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { ...apiAndAttacks, name: 'api on PGlite', globalSetup: 'server/test/embedded-databases.ts' } },
      { test: { ...api, name: 'api on PostgreSQL', globalSetup: 'server/test/server-databases.ts' } },
      {
        test: {
          name: 'process',
          include: ['server/test/process/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
