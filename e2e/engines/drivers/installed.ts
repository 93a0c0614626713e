import type { Engine } from './engine.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

type Installed = { readonly name: string; readonly start: () => Promise<Engine> }

/** The engines other than Chromium that this machine has. */
export function installedEngines(): Installed[] {
  const firefox = findFirefox()
  const webkit = findWebKit()
  return [
    ...(firefox ? [{ name: 'Firefox', start: () => startFirefox(firefox) }] : []),
    ...(webkit ? [{ name: 'WebKitGTK', start: () => startWebKit(webkit) }] : []),
  ]
}
