import { storedVolume, type VolumeStorage } from '~/audio/player/device-volume.ts'
import { setSource } from '~/audio/player/set-source.ts'
import { createDroneLoop, type DroneLoop } from '~/audio/sit/drone-loop.ts'
import { fadeOut } from '~/audio/sit/fade-out.ts'

export type SitGround = {
  url: string
  overlapSeconds: number
  /** An inaudible recording, played at full volume so that the browser counts it as sound. */
  isStill: boolean
}

export type SitSoundOptions = {
  create: () => HTMLAudioElement
  bellUrl: string
  storage: VolumeStorage | null
  onTick: () => void
  onLost: () => void
}

/** The sound of a sit by the clock: its bells, and the recording under them. */
export function createSitSound(options: SitSoundOptions) {
  let made: ReturnType<typeof createBell> | null = null
  let drone: DroneLoop | null = null
  let endFading = () => {}
  let level = 1

  // Made only when a sit begins.
  function bell() {
    made ??= createBell(options.create(), options.bellUrl)
    return made
  }
  const volume = () => storedVolume(options.storage)

  function drop() {
    endFading()
    drone?.close()
    drone = null
  }

  return {
    /** Sets the recording under a sit; nothing sounds yet. */
    lay(ground: SitGround) {
      drop()
      level = ground.isStill ? 1 : volume()
      drone = createDroneLoop(options.create, { ...ground, ...options })
      drone.setVolume(level)
    },
    /** Begins or continues; must be called within a user gesture. */
    play() {
      drone?.play()
      bell().introduce()
    },
    pause() {
      drone?.pause()
      made?.silence()
    },
    strike: (kind: BellKind) => bell().strike(kind, volume()),
    /** At the end of the sit the ground fades out under the last bell. */
    fadeAway() {
      endFading()
      endFading = fadeOut((share) => drone?.setVolume(level * share), drop)
    },
    /** Stops all sound at once. */
    stop() {
      drop()
      made?.silence()
    },
  }
}

export type SitSound = ReturnType<typeof createSitSound>

/** How loudly each bell is struck, as a share of the device's volume. */
const LEVELS = { opening: 1, interval: 0.45, closing: 0.85 } as const

type BellKind = keyof typeof LEVELS

/** The bell, over its own element. */
export function createBell(element: HTMLAudioElement, url: string) {
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
