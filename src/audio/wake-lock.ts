/**
 * Keeps the screen on until the returned function is called. The system takes the lock back when
 * the page is hidden, so it is requested again when the page is visible; without the API, or
 * refused (a low battery), the screen goes dark as usual.
 */
export function holdWakeLock(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let lock: WakeLockSentinel | null = null
  let isAsking = false
  let isOver = false

  async function ask() {
    if (isOver || isAsking || document.visibilityState !== 'visible') return
    if (lock && !lock.released) return
    isAsking = true
    try {
      const given = await navigator.wakeLock.request('screen')
      if (isOver) await given.release()
      else lock = given
    } catch {
      // Refused: nothing depends on it.
    } finally {
      isAsking = false
    }
  }

  const askAgain = () => void ask()
  document.addEventListener('visibilitychange', askAgain)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', askAgain)
    lock?.release().catch(() => {})
    lock = null
  }
}
