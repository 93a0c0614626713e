import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'

// The same server; engines other than Chromium are driven over WebDriver and need no screen of Playwright’s.
const { webServer, projects: _, ...rest } = base
const servers = [webServer ?? []].flat()

export default defineConfig({
  ...rest,
  testMatch: '**/*.engine.ts',
  outputDir: '../../test-results/engines',
  // Both at once on one machine would wait for each other.
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
  use: { ...rest.use, trace: 'off' },
  webServer: servers.map((server) => ({ ...server, cwd: '../..' })),
})
