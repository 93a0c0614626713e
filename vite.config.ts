import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { ByProject } from './tests/support/by-project.ts'
import { firebaseAuthForBrowsers } from './tests/support/firebase-auth-for-browsers.ts'
import { isLongRun } from './tests/support/long-run.ts'

/** What of the data needs no database. */
const ENGINE = 'tests/data/engine/**/*.test.ts'
const SERVERS = 'tests/{dev/{app-server,database,stand-ins},fuzz}/**/*.test.ts'

const ROUTER = `${import.meta.dirname}/node_modules/react-router/dist/production`

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    tsconfigPaths: true,
    // Its package names the build with warnings for developers under every condition.
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  build: {
    // The oldest browsers of the README.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
    assetsInlineLimit: 0,
    // One sheet, which goes into the documents.
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page waits for is one file, and what every page of a person reads and writes with.
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', test: /@tanstack|\/src\/lib\/(?!wheel\/)/ },
            {
              name: 'person',
              test: /src\/(?:data\/(?!my-data)|queries\/(?:outbox|rows|writes)\/)/,
            },
          ],
          // A small part that several pages share comes inside each, instead of as a file of its own.
          // The option may change in any release: package.json pins Rolldown.
          experimentalInlineCommonChunks: { maxSize: 10 * 1024 },
        },
      },
    },
  },
  test: {
    // Whole recordings, and processes that are killed: `npm run verify` has the time for them.
    exclude: [...configDefaults.exclude, ...(isLongRun ? [] : ['**/*.long.test.ts'])],
    restoreMocks: true,
    // Every test throws its page of jsdom away: with more room the collector of memory works less.
    execArgv: ['--max-semi-space-size=128'],
    // One more than there are cores: what waits for a clock or a process leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    // What no test imports and many read: after a change of these, `--changed` runs every test.
    forceRerunTriggers: [
      '**/{package.json,vite.config.ts,tsconfig.json}',
      '**/db/**/*.sql',
      '**/tests/support/database/**',
    ],
    sequence: { setupFiles: 'list', sequencer: ByProject },
    setupFiles: ['tests/support/fail-on-console.ts', 'tests/support/wait-long.ts'],
    expect: { poll: { timeout: 20_000 } },
    // A busy machine is slow, not wrong: a limit only ends a test that hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          // Nothing here keeps anything from one file to the next.
          isolate: false,
          include: ['tests/{domain,jyotish,raga,mp3,lib}/**/*.test.ts', 'tests/*.test.ts', ENGINE],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          // Half of the time would go into loading and compiling what every file needs.
          isolate: false,
          include: [
            'tests/{app,features,listening,queries,device,audio,ui,services}/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/support/window/own-window.ts', 'tests/support/window/component.ts'],
          alias: { 'firebase/auth': firebaseAuthForBrowsers() },
        },
      },
      {
        extends: true,
        test: {
          // What only computes, or runs commands of its own.
          name: 'tools',
          environment: 'node',
          isolate: false,
          include: ['tests/dev/*/**/*.test.ts'],
          exclude: [SERVERS],
        },
      },
      {
        extends: true,
        test: {
          // Servers and whole apps, in one process with the test.
          name: 'local',
          environment: 'node',
          include: [SERVERS, 'tests/dev/*.test.ts'],
          globalSetup: ['tests/support/database/local-database-setup.ts'],
          provide: { door: 'sql' },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          // A file has a copy of the database to itself.
          isolate: false,
          include: ['tests/{data,db}/**/*.test.ts'],
          exclude: [ENGINE],
          globalSetup: ['tests/support/database/local-database-setup.ts'],
          provide: { door: 'sql' },
        },
      },
      {
        extends: true,
        test: {
          name: 'database, over the Data API',
          environment: 'node',
          isolate: false,
          include: ['tests/data/**/*.test.ts'],
          exclude: [ENGINE],
          globalSetup: ['tests/support/database/local-database-setup.ts'],
          provide: { door: 'data-api' },
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
          globalSetup: ['tests/support/database/local-database-setup.ts'],
          provide: { door: 'sql' },
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
