import { setSource } from '~/audio/element/set-source.ts'

/** How loudly each bell is struck, as a share of the volume. */
const LEVELS = { opening: 1, interval: 0.45, closing: 0.85 } as const

/** The bell of sits by the clock, over its own element. */
export function createSitBell(element: HTMLAudioElement, url: string) {
  element.preload = 'auto'
  setSource(element, url)
  let isKnown = false
  return {
    /** Plays the bell muted within a gesture, so that it may sound by itself later. */
    introduce() {
      if (isKnown) return
      isKnown = true
      element.muted = true
      const quieten = () => {
        if (element.muted) element.pause()
        element.muted = false
      }
      element.play().then(quieten, quieten)
    },
    /** Strikes the bell, again if it still sounds. Where it cannot sound, nothing happens. */
    strike(kind: keyof typeof LEVELS, volume: number) {
      isKnown = true
      element.muted = false
      element.volume = LEVELS[kind] * volume
      element.currentTime = 0
      element.play().catch(() => {})
    },
    silence: () => element.pause(),
  }
}

export type SitBell = ReturnType<typeof createSitBell>
