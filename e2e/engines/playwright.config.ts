import { defineConfig } from 'playwright/test'
import base from '../playwright.config.ts'
import { installedEngines } from './installed.ts'

// The same server; the engines are driven over WebDriver and need no screen of Playwright's.
const { webServer, projects: _, ...rest } = base
const servers = installedEngines().length > 0 ? [webServer ?? []].flat() : []

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
