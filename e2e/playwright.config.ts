import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { chromiumFlags, findChromiumWithoutWindow } from '~dev/process/chromium.ts'
import { freePort } from '~dev/process/free-port.ts'
import { isLongRun } from '~tests/support/long-run.ts'

// Workers read this file again and inherit the environment, so these are settled once a run.
process.env.ALAP_LOCAL_FOLDER ??= join(tmpdir(), `alap-e2e-${randomUUID()}`)
process.env.ALAP_APP_PORT ??= String(await freePort(0))
// It is ten in the morning when a run begins, here and in its browsers, so that none meets midnight
// unasked. The signs of these zones are turned round.
process.env.ALAP_E2E_ZONE ??= zoneAtTen(new Date())
process.env.TZ = process.env.ALAP_E2E_ZONE

function zoneAtTen(now: Date): string {
  const hour = now.getUTCHours()
  const west = hour < 23 ? hour - 10 : -11
  return `Etc/GMT${west < 0 ? west : `+${west}`}`
}

/**
 * The tags of a journey say on which sizes it runs; without one it runs on the phone, and on both in
 * `npm run verify`, as what looks at layout, menus or layers does. `@long` is for the long run alone.
 */
const LONG = /@long/
const ONLY_DESKTOP = /^(?!.*@phone).*@desktop/
const ONLY_PHONE = /^(?!.*@desktop).*@phone/

const baseURL = `http://127.0.0.1:${process.env.ALAP_APP_PORT}`
const executablePath = findChromiumWithoutWindow()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // A session that sounds waits for minutes: on two cores a third worker saves a fifth of the time.
  workers: 3,
  // A busy machine is slow, not wrong: what is waited for comes, or the test fails all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: process.env.ALAP_E2E_ZONE,
    contextOptions: { reducedMotion: 'reduce' },
    // Of a failed journey every step is kept, without its film, which costs half of the run.
    trace: { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags(), ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      ...(isLongRun ? { grepInvert: ONLY_PHONE } : { grep: /@desktop/, grepInvert: LONG }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: isLongRun ? ONLY_DESKTOP : [ONLY_DESKTOP, LONG],
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 360, height: 800 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    // The app as it is hosted, on stand-ins and data of its own that go when it stops.
    command: 'node dev/start.mjs --built',
    cwd: '..',
    // The app is ready once the recording is made that journeys hear as a file.
    url: `${baseURL}/recordings/bhupali-10.mp3`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { ALAP_ANY_PORTS: '1', ALAP_THROWAWAY: '1' },
  },
})
