/** The part of `localStorage` the player uses. */
export type VolumeStorage = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'alap:volume'

/** A volume between 0 and 1 in hundredths, so that steps of 0.1 do not drift. */
function asVolume(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}

/** The last volume set on this device, or 1. A full, closed or missing storage is no error. */
function storedVolume(storage: VolumeStorage | null): number {
  try {
    const text = storage?.getItem(KEY) ?? ''
    const value = text === '' ? Number.NaN : Number(text)
    return Number.isFinite(value) ? asVolume(value) : 1
  } catch {
    return 1
  }
}

function storeVolume(storage: VolumeStorage | null, volume: number): void {
  try {
    storage?.setItem(KEY, String(volume))
  } catch {
    // A private window may refuse: the volume then lasts as long as the page.
  }
}

/** Volume and mute of one element; the device keeps the volume only (silence would be a puzzle). */
export function createVolumeControl(
  element: HTMLAudioElement,
  storage: VolumeStorage | null,
  onChange: () => void,
) {
  // iOS leaves the volume to the hardware buttons and ignores what is set.
  element.volume = 0.5
  const canSet = element.volume === 0.5
  let volume = storedVolume(storage)
  let muted = false
  element.volume = volume

  function setMuted(next: boolean) {
    muted = next
    element.muted = next
    onChange()
  }

  function setVolume(next: number) {
    if (!Number.isFinite(next)) return
    volume = asVolume(next)
    element.volume = volume
    storeVolume(storage, volume)
    // A person who turns the volume up wants to hear something.
    setMuted(muted && volume === 0)
  }

  return { canSet, setMuted, setVolume, current: () => ({ volume, muted }) }
}
