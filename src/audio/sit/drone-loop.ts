import { dropSource, setSource } from '~/audio/element/set-source.ts'
import { playbackFault } from '~/audio/element/sounding.ts'

type DroneOptions = {
  url: string
  /** The fades baked into the recording, in seconds; 0 for one that can simply be repeated. */
  overlapSeconds: number
  /** The recording could not be loaded or played. */
  onLost: () => void
  /** Some time has passed; also called on a hidden page, where timers are slowed down. */
  onTick: () => void
}

/**
 * Repeats one recording with two elements in turn: the next begins before the other ends, and the
 * fades in the recording join them, because iOS lets no page change the volume. If the second
 * element is refused, the first starts again at its end.
 */
export function createDroneLoop(create: () => HTMLAudioElement, options: DroneOptions) {
  const { url, overlapSeconds, onLost, onTick } = options
  const [first, second] = [create(), create()]
  let isWanted = false
  let isSecondKnown = overlapSeconds === 0
  /** The elements that sound, the one begun last at the end. */
  let sounding: HTMLAudioElement[] = []

  const other = (element: HTMLAudioElement) => (element === first ? second : first)

  function sound(element: HTMLAudioElement) {
    sounding = [...sounding.filter((one) => one !== element), element]
    element.play().catch((reason: unknown) => {
      // After a refusal the rest continues; only a recording that cannot be played is lost.
      const isUnplayable = reason instanceof DOMException && reason.name === 'NotSupportedError'
      if (isUnplayable) onLost()
    })
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
      if (isWanted && playbackFault(element)) onLost()
    })
  }
  setSource(first, url)

  /** Plays the second element muted within a gesture, so that it may start by itself later. */
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
    /** Must be called within a user gesture the first time. */
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
    /** Releases the recording; nothing can be played any more. */
    close() {
      isWanted = false
      for (const element of [first, second]) {
        element.pause()
        dropSource(element)
      }
    },
  }
}

export type DroneLoop = ReturnType<typeof createDroneLoop>
