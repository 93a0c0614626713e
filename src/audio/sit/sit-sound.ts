import { storedVolume, type VolumeStorage } from '~/audio/player/device-volume.ts'
import type { AskedPause } from '~/audio/player/retry-after.ts'
import { setSource } from '~/audio/player/set-source.ts'
import { createDroneLoop, type DroneLoop } from '~/audio/sit/drone-loop.ts'

export type SitGround = {
  url: string
  overlapSeconds: number
  /** A stillness is never heard, and plays at full volume so that the browser takes it for sound. */
  isStill: boolean
}

export type SitSoundOptions = {
  create: () => HTMLAudioElement
  bellUrl: string
  storage: VolumeStorage | null
  askedPause: AskedPause
  onTick: () => void
  onLost: () => void
}

const FADE_SECONDS = 5
const FADE_STEPS = 50

/** What a free sit sounds like: its bells, and what lies under them. */
export function createSitSound(options: SitSoundOptions) {
  let made: ReturnType<typeof createBell> | null = null
  let drone: DroneLoop | null = null
  let fading: ReturnType<typeof setInterval> | undefined
  let level = 1

  // Only a sit that begins needs it.
  function bell() {
    made ??= createBell(options.create(), options.bellUrl)
    return made
  }
  const volume = () => storedVolume(options.storage)

  function drop() {
    clearInterval(fading)
    drone?.close()
    drone = null
  }

  return {
    /** Lays the ground of a sit; nothing sounds yet. */
    lay(ground: SitGround) {
      drop()
      level = ground.isStill ? 1 : volume()
      drone = createDroneLoop(options.create, { ...ground, ...options })
      drone.setVolume(level)
    },
    /** Within a gesture: begins, or goes on. */
    play() {
      drone?.play()
      bell().introduce()
    },
    pause() {
      drone?.pause()
      made?.silence()
    },
    strike: (kind: BellKind) => bell().strike(kind, volume()),
    /** The sit is over: the ground fades away under the last bell, or stops where no volume moves. */
    fadeAway() {
      let step = 0
      clearInterval(fading)
      fading = setInterval(
        () => {
          step += 1
          drone?.setVolume(level * Math.cos(((Math.PI / 2) * step) / FADE_STEPS))
          if (step >= FADE_STEPS) drop()
        },
        (FADE_SECONDS * 1000) / FADE_STEPS,
      )
    },
    /** Everything falls silent at once. */
    stop() {
      drop()
      made?.silence()
    },
  }
}

export type SitSound = ReturnType<typeof createSitSound>

/** How loudly a bell is struck, of the volume this device is set to. */
const LEVELS = { opening: 1, interval: 0.45, closing: 0.85 } as const

type BellKind = keyof typeof LEVELS

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
