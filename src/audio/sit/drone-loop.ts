import { playbackFault } from '~/audio/player/observe-phase.ts'
import type { AskedPause } from '~/audio/player/retry-after.ts'
import { dropSource, setSource } from '~/audio/player/set-source.ts'

type DroneOptions = {
  url: string
  /** The fades baked into the recording, seconds; 0 for one that may simply be repeated. */
  overlapSeconds: number
  /** Whether the server asked to come back later: the recording is still being made. */
  askedPause: AskedPause
  /** The recording could not be had. */
  onLost: () => void
  /** Some time has passed; comes also while the page is hidden, where timers are slowed down. */
  onTick: () => void
}

/**
 * One recording played on and on, by two elements in turn: towards its end the next playing begins,
 * the fades within the recording make one of them. No volume is moved for it, which iOS would not
 * allow. Should the second be refused, the first starts over when it has ended.
 */
export function createDroneLoop(create: () => HTMLAudioElement, options: DroneOptions) {
  const { url, overlapSeconds, askedPause, onLost, onTick } = options
  const [first, second] = [create(), create()]
  let isWanted = false
  let comingBack: ReturnType<typeof setTimeout> | undefined
  let isSecondKnown = overlapSeconds === 0
  /** Who sounds, the one begun last at the end. */
  let sounding: HTMLAudioElement[] = []

  const other = (element: HTMLAudioElement) => (element === first ? second : first)

  function sound(element: HTMLAudioElement) {
    sounding = [...sounding.filter((one) => one !== element), element]
    element.play().catch((reason: unknown) => {
      // A refusal leaves the rest as it is; only a recording that cannot be played is lost.
      const isUnplayable = reason instanceof DOMException && reason.name === 'NotSupportedError'
      if (isUnplayable && comingBack === undefined) onLost()
    })
  }

  /** Fetches the recording again once the server has had the time it asked for; false if it did not. */
  function comeBack(): boolean {
    if (comingBack !== undefined) return true
    const milliseconds = askedPause(url)
    if (milliseconds === null) return false
    comingBack = setTimeout(() => {
      comingBack = undefined
      for (const element of [first, second]) if (element.error) setSource(element, url)
      if (isWanted) for (const element of sounding) sound(element)
    }, milliseconds)
    return true
  }

  function look(element: HTMLAudioElement) {
    onTick()
    if (!isWanted || overlapSeconds === 0 || element !== sounding.at(-1)) return
    const left = element.duration - element.currentTime
    if (!(left <= overlapSeconds)) return
    const next = other(element)
    next.currentTime = 0
    sound(next)
  }

  function ended(element: HTMLAudioElement) {
    sounding = sounding.filter((one) => one !== element)
    const next = other(element)
    if (!isWanted || (sounding.includes(next) && !next.paused)) return
    element.currentTime = 0
    sound(element)
  }

  for (const element of [first, second]) {
    element.loop = overlapSeconds === 0
    element.addEventListener('timeupdate', () => look(element))
    element.addEventListener('ended', () => ended(element))
    element.addEventListener('error', () => {
      if (isWanted && playbackFault(element) && !comeBack()) onLost()
    })
  }
  setSource(first, url)

  /** Lets the second element be known from a gesture, so that it may begin by itself later. */
  function introduceSecond() {
    if (isSecondKnown) return
    isSecondKnown = true
    setSource(second, url)
    second.muted = true
    const quieten = () => {
      if (!sounding.includes(second)) second.pause()
      second.muted = false
    }
    second.play().then(quieten, quieten)
  }

  return {
    /** To be called within a gesture the first time. */
    play() {
      isWanted = true
      const before = sounding.length > 0 ? sounding : [first]
      for (const element of before) sound(element)
      introduceSecond()
    },
    pause() {
      isWanted = false
      for (const element of [first, second]) element.pause()
    },
    setVolume(volume: number) {
      for (const element of [first, second]) element.volume = volume
    },
    /** Gives the recording back; nothing can be played any more. */
    close() {
      isWanted = false
      clearTimeout(comingBack)
      for (const element of [first, second]) {
        element.pause()
        dropSource(element)
      }
    },
  }
}

export type DroneLoop = ReturnType<typeof createDroneLoop>
