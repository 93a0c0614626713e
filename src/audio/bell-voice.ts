import { setSource } from '~/audio/set-source.ts'

/** How loudly a bell is struck, of the volume this device is set to. */
const LEVELS = { opening: 1, interval: 0.45, closing: 0.85 } as const

export type BellKind = keyof typeof LEVELS

/** The bell, over an element of its own. */
export function createBell(element: HTMLAudioElement, url: string) {
  element.preload = 'auto'
  setSource(element, url)
  let isKnown = false
  return {
    /** Lets the bell be known from a gesture, so that it may sound by itself later. */
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
    /** Strikes; a bell that still sounds is struck anew. Where it cannot sound, nothing happens. */
    strike(kind: BellKind, volume: number) {
      isKnown = true
      element.muted = false
      element.volume = LEVELS[kind] * volume
      element.currentTime = 0
      element.play().catch(() => {})
    },
    silence: () => element.pause(),
  }
}
