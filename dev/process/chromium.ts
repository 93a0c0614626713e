import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) => (folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : []),
  ),
]

/**
 * The Chromium for tests: the one in `CHROMIUM_PATH`, one on the machine, or the one that
 * Playwright has installed. `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  return firstOf([...onPath(NAMES), ...PLACES, chromium.executablePath()])
}

/**
 * The same for journeys: Chromium without what a window needs, where the machine has it, because a
 * journey takes a fifth less time in it.
 */
export function findChromiumWithoutWindow(): string | undefined {
  return firstOf(onPath(['chromium-headless-shell'])) ?? findChromium()
}

function firstOf(places: readonly string[]): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))
}

/** Where commands of these names could be. */
function onPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
}

/** What Playwright switches off; of two such switches Chromium reads the last alone. */
const OFF_IN_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
]

/** Pages of the browser's own address bar: a quarter of what a fresh device costs, and never seen. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Keeps the browser from searching for updates and the like: a test uses only this machine. Root,
 * as in a container, can run Chromium only without its sandbox.
 */
export function chromiumFlags(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}
