import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firebaseAuthForBrowsers } from './tests/support/firebase-auth-for-browsers.ts'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  build: {
    // The oldest browsers of the README.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Libraries change with their versions, our code with every release: apart, they stay cached.
      output: {
        codeSplitting: {
          groups: [
            { name: 'neon-driver', test: /node_modules\/@neondatabase\// },
            // Small parts of many pages: one request rather than six.
            {
              name: 'parts',
              priority: 1,
              test: /vite\/preload-helper|src\/(ui\/(button|icon\.|raga-name|motifs\/(swara|wheel))|domain\/(local-day|session-link|greeting)|services\/(stored-account|env)|lib\/(own-english|identity-error))/,
            },
            // And of the pages behind them: none of these may be needed by the first screen's shell.
            {
              name: 'pieces',
              test: /src\/(ui\/(layout\/|text\.|text-field|field|chip|fact-list|notice|empty-state|icon-button|skip-button|icons\.|use-overlay-link|disclosure|select-field|dashboard\/(session-list|filter-chips)|zen\/chip-choice|progress\/tick-choice|radio-choice|tabs|use-scroll-lock|library\/library-row|mood-picker|motifs\/wordmark|motifs\/mood-face)|queries\/(new-id)|lib\/(assert-never|clock-time|overlays|skip-seconds)|domain\/(mood|journal-entry|minute-of-day|sample-session|favourite-item|auto-start|playable-url|session\.|raga-recording)|audio\/(player-state|signal|failure-words|waiting-words|status-words))/,
            },
            // The small parts of a birth and its chart; the engine itself comes with what casts one.
            {
              name: 'sky',
              test: /src\/(jyotish\/(utc-offset|chart-limits|graha|sign|house|angle|dasha-at|local-time|nakshatra|dasha-lords)\.|domain\/(birth\.|natal-sky|running-dasha|sky-profile))/,
            },
            // What is counted of a person's days.
            {
              name: 'path',
              test: /src\/(domain\/practice\/(completion|backdated-day|practice-figures|streak|day-counts|rest-days)\.)/,
            },
            {
              name: 'react',
              priority: 2,
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//,
            },
          ],
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    setupFiles: ['tests/support/fail-on-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          // Nothing here keeps anything from one file to the next.
          isolate: false,
          include: ['tests/{domain,jyotish,raga,lib}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/{app,features,queries,audio,ui,services}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/component.ts'],
          alias: { 'firebase/auth': firebaseAuthForBrowsers() },
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          environment: 'node',
          include: ['tests/{data,db,dev}/**/*.test.ts'],
          globalSetup: ['tests/support/local-database-setup.ts'],
          provide: { door: 'sql' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Attacks change roles, take locks and end connections: a server of its own, and one file
          // after another.
          name: 'wall',
          environment: 'node',
          include: ['tests/wall/**/*.test.ts'],
          globalSetup: ['tests/support/local-database-setup.ts'],
          provide: { door: 'sql' },
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local, over the Data API',
          environment: 'node',
          include: ['tests/data/**/*.test.ts'],
          globalSetup: ['tests/support/local-database-setup.ts'],
          provide: { door: 'data-api' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
