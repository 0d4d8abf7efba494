import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { units } from '@pol/content/course/tables'
import { unitCount } from '@pol/learning/lessons/course-shape'
import type { Site } from '@pol/contract/site'
import { budgetPlugin } from './build/budget-plugin.ts'
import { compressPlugin } from './build/compress-plugin.ts'
import { contentPlugin } from './build/content-plugin.ts'
import { creditsPlugin } from './build/credits-plugin.ts'
import { localizedFilesPlugin } from './build/localized-files-plugin.ts'
import { pagePlugin } from './build/page-plugin.ts'
import { reactPlugin } from './build/react-plugin.ts'
import { routesPlugin } from './build/routes-plugin.ts'
import { screensPlugin } from './build/screens-plugin.ts'
import { scriptOf } from './build/script-of.ts'
import { serviceWorkerPackages, serviceWorkerPlugin } from './build/service-worker-plugin.ts'
import { persianFolder, textsPlugin } from './build/texts-plugin.ts'
import { screenModules } from './src/app/screen-modules.ts'
import { paths } from './src/lib/paths.ts'

const developmentSite: Site = {
  controller: { name: null, address: null, email: null },
  aiService: null,
  speechService: null,
  translationService: null,
  translator: { name: 'Pol', isWordByWord: true },
  mailServer: false,
  notifications: true,
  embeddedDatabase: true,
  botCheck: null,
  requiresPasskeys: false,
  poisonLine: null,
}

const { open, anyone, learner, moderator, admin } = screenModules
const guarded = { ...learner, ...moderator, ...admin }

/** The modules that each route loads, below `src/`. */
const modulesOfRoutes: Readonly<Record<string, readonly string[]>> = {
  ...mapValues(open, (screen) => [screen]),
  ...mapValues({ ...anyone, ...guarded }, (screen) => ['app/further-screens.tsx', screen]),
}

/** The same for each unit of the course, after its content. They come first, since their paths match those above, too. */
const modulesOfUnits = Object.fromEntries(
  Array.from({ length: unitCount }, (_, at) =>
    [paths.unit, paths.lesson].map((path): [string, readonly string[]] => [
      path.replace(':unit', String(at + 1)),
      [`${units.file}?${at + 1}`, ...(modulesOfRoutes[path] ?? [])],
    ]),
  ).flat(),
)

/** Maximum of JavaScript that opening a route may load, in kilobytes (gzip). */
const firstViews: Readonly<Record<string, number>> = {
  [paths.auth]: 80,
  [paths.registerRequest]: 80,
  [paths.home]: 91,
  [paths.dictionary]: 135,
  [paths.practice]: 100,
  [paths.lesson]: 100,
}
const otherScreens = 120

/**
 * Maximum of scripts that opening a route may load. With the session and the content of the unit these make six
 * requests, as many as a browser sends to a server at once; a seventh waits for a round trip.
 */
const scripts: Readonly<Record<string, number>> = { [paths.unit]: 4, [paths.lesson]: 4 }
const budgets = Object.entries(modulesOfRoutes).map(([path, modules]) => ({
  modules,
  kilobytes: firstViews[path] ?? otherScreens,
  scripts: scripts[path],
}))

/** All that screens of signed-in users load after their first view. */
const signedInScript = 'lib/signed-in-script.ts'
const furtherScreens = Object.values({ ...anyone, ...guarded }).filter(
  (screen) => screen !== learner[paths.home],
)

/** scripts/build.ts replaces `dist` with it. */
const buildFolder = 'dist.new'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    {
      name: 'development-placeholders',
      apply: 'serve',
      transformIndexHtml: (html) =>
        html
          .replaceAll('%PRODUCT_NAME%', 'Pol')
          .replaceAll('%PUBLIC_URL%', '')
          .replaceAll(/\{\{(.*?)\}\}/g, '$1')
          .replace('%SITE%', JSON.stringify(developmentSite).replaceAll('"', '&quot;')),
    },
    textsPlugin(),
    contentPlugin(),
    routesPlugin(),
    screensPlugin(),
    // Tailwind contributes styles, Vite code that loads scripts.
    creditsPlugin(['tailwindcss', 'vite', ...serviceWorkerPackages]),
    reactPlugin(),
    react(),
    tailwindcss(),
    pagePlugin(
      { ...modulesOfUnits, ...modulesOfRoutes },
      [paths.auth, paths.emergency, ...Object.keys(guarded)],
      [paths.emergency, ...Object.keys({ ...modulesOfUnits, ...learner, ...moderator })],
    ),
    budgetPlugin(budgets),
    serviceWorkerPlugin(),
    localizedFilesPlugin(import.meta.dirname),
    compressPlugin(),
  ],
  // Drops React's hook for developer tools, so that the first view loads less code.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  build: {
    target: 'es2023',
    outDir: buildFolder,
    assetsInlineLimit: 0,
    // The server sends preload hints for the scripts of each route (build/page-plugin.ts).
    modulePreload: false,
    cssCodeSplit: false,
    // The examples of the lexicon are one file of 1 MB, a quarter of it compressed.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      // With it, screens would contain code of scripts that they load later, and the sign-in the bundler's runtime for
      // it.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      treeshake: {
        // Unused constants that read properties of others are dropped.
        propertyReadSideEffects: false,
        // The placeholders of texts (build/texts-plugin.ts).
        unknownGlobalSideEffects: false,
      },
      // Most of the time goes into reading and checking the content.
      checks: { bundlerTimings: false },
      output: ['', persianFolder].map((folder) => ({
        dir: fileURLToPath(new URL(`${buildFolder}/${folder}`, import.meta.url)),
        entryFileNames: 'assets/app-[hash].js',
        // Few requests (docs/decisions/0006-first-view.md).
        codeSplitting: {
          groups: [
            scriptOf('app', {
              // With the page, the bundler's runtime is in this script, too, and needs no request of its own.
              importedBy: [
                '../index.html',
                open[paths.auth],
                '../../language/src/language.ts',
                'ui/icons/drawn/arrow-left.tsx',
              ],
              sharedBy: 'app/after-first-view.ts',
              priority: 6,
            }),
            scriptOf('guarded', {
              importedBy: ['app/further-screens.tsx'],
              sharedBy: learner[paths.home],
              importedByBoth: [[signedInScript], furtherScreens],
              isWhole: true,
              priority: 4,
            }),
            { name: 'validation', test: /node_modules\/valibot|contract\/src\/.*fields/, priority: 5 },
            scriptOf('signed-in', { importedBy: [signedInScript], isWhole: true, priority: 1 }),
            // One script for what the learning screens share, also if some need a part of it only, because their number
            // is bounded (`scripts` above).
            {
              name: 'learning',
              test: /web\/src\/(?:ui\/(?:learning|speech|section|not-found|frame\/page-header|fold|course|notes|forms\/(?:switch|toggle)|tasks\/unit-gaps|icons\/drawn\/(?:chevron-down|ellipsis-vertical|loader-circle|play|square|volume-2))|lib\/(?:use-loaded|learning\/(?:load-catalogue|language-known))|features\/(?:course\/use-next-lesson|lessons\/lesson-header))|virtual:course-units/,
              minShareCount: 2,
            },
          ],
        },
      })),
    },
  },
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('./build/use-sync-external-store.ts', import.meta.url),
      ),
    },
  },
  server: { port: 3000, proxy: { '/api': 'http://localhost:3001' } },
})

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
