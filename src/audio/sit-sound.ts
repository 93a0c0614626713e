import type { AskedPause } from '~/audio/asked-pause.ts'
import { type BellKind, createBell } from '~/audio/bell-voice.ts'
import { storedVolume, type VolumeStorage } from '~/audio/device-volume.ts'
import { createDroneLoop, type DroneLoop } from '~/audio/drone-loop.ts'

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
