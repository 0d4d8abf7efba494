import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Site } from '@pol/contract/site'
import { budgetPlugin } from './build/budget-plugin.ts'
import { compressPlugin } from './build/compress-plugin.ts'
import { contentPlugin } from './build/content-plugin.ts'
import { pagePlugin } from './build/page-plugin.ts'
import { reactPlugin } from './build/react-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'
import { adminScreens, guardedScreens, openScreens } from './src/app/screen-modules.ts'
import { paths } from './src/lib/paths.ts'

const developmentSite: Site = {
  controller: { name: null, address: null, email: null },
  aiService: null,
  mailServer: false,
  botCheck: null,
}

const screens = { ...openScreens, ...guardedScreens, ...adminScreens }

/** Kilobytes (gzip) of JavaScript for a first view, and what a screen with its content may have beyond. */
const firstView = 85
const beyondFirstView = 35
const firstViews: readonly string[] = [paths.auth, paths.home, paths.registerRequest]
const budgets = Object.entries(screens).map(([path, screen]) => ({
  screens: [`features/${screen}`],
  kilobytes: firstView + (firstViews.includes(path) ? 0 : beyondFirstView),
}))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    {
      name: 'what-the-server-says',
      apply: 'serve',
      transformIndexHtml: (html) =>
        html
          .replaceAll('%PRODUCT_NAME%', 'Pol')
          .replaceAll('%PUBLIC_URL%', '')
          .replace('%SITE%', JSON.stringify(developmentSite).replaceAll('"', '&quot;')),
    },
    contentPlugin(),
    reactPlugin(),
    react(),
    tailwindcss(),
    pagePlugin(screens),
    budgetPlugin(budgets),
    serviceWorkerPlugin(),
    compressPlugin(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // The server hints at each route's scripts (build/page-plugin.ts).
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What every screen needs travels with the page's one script: fewer requests, better compression;
        // so does what the learning screens share, and what those with a form share. What can wait
        // until after the first view, and what only the privacy policy needs, comes later.
        codeSplitting: {
          groups: [
            {
              name: 'app',
              test: /web\/src\/(?:main|app\/(?!after|arrival|follow|prefetch)|lib\/(?!bot-check|consent|storage)|ui\/frame)|\0esm/,
              priority: 1,
            },
            { name: 'learning', test: /web\/src\/ui\/(?:learning|speech)/ },
            { name: 'forms', test: /web\/src\/ui\/forms/ },
            { name: 'tabs', test: /web\/src\/ui\/(?:tabs|use-tab-in-address|section)/ },
          ],
        },
      },
    },
  },
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('./build/react-store.ts', import.meta.url),
      ),
    },
  },
  server: { port: 3000, proxy: { '/api': 'http://localhost:3001' } },
})
