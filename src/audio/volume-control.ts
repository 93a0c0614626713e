import { asVolume, storedVolume, storeVolume, type VolumeStorage } from '~/audio/device-volume.ts'

/** Volume and mute of one element, remembered on the device (mute is not: silence would puzzle). */
export function createVolumeControl(element: HTMLAudioElement, storage: VolumeStorage | null) {
  // iOS leaves the volume to the hardware buttons and ignores what is set.
  element.volume = 0.5
  const canSet = element.volume === 0.5
  let volume = storedVolume(storage)
  let muted = false
  element.volume = volume

  function setMuted(next: boolean) {
    muted = next
    element.muted = next
  }

  function setVolume(next: number) {
    if (!Number.isFinite(next)) return
    volume = asVolume(next)
    element.volume = volume
    storeVolume(storage, volume)
    // Whoever turns the volume up wants to hear something.
    if (volume > 0) setMuted(false)
  }

  return { canSet, setMuted, setVolume, current: () => ({ volume, muted }) }
}
