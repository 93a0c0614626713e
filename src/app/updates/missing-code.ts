import { storeBeforeReload } from '~/lib/shell/before-reload.ts'

const KEY = 'alap:reloaded'

/**
 * Reloads the page once when a part of this build's code is gone, because a newer version has taken
 * its place. Without a network, during sound, or a second time, the page's own error is shown.
 */
export function reloadForMissingCode(): () => void {
  const onMissing = () => {
    reload().catch(() => {})
  }
  window.addEventListener('vite:preloadError', onMissing)
  return () => window.removeEventListener('vite:preloadError', onMissing)
}

async function reload(): Promise<void> {
  const build = import.meta.url
  if (isSounding() || sessionStorage.getItem(KEY) === build) return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  // Rejects when the host cannot be reached: a reload would then lose the page.
  await registration.update()
  await storeBeforeReload()
  if (isSounding()) return
  sessionStorage.setItem(KEY, build)
  window.location.reload()
}

/** The player says so to the lock screen. */
function isSounding(): boolean {
  return navigator.mediaSession?.playbackState === 'playing'
}
