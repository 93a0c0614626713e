import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firebaseAuthForBrowsers } from './tests/support/firebase-auth-for-browsers.ts'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, manifest: true },
  test: {
    restoreMocks: true,
    setupFiles: ['tests/support/fail-on-console.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
