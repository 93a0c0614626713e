const A_BEAD_MS = 12
const THE_GURU_BEAD_MS = [12, 90, 30]

/** The bead under the finger, where the device can; still for those who ask for stillness. */
export function feelBead(isRound: boolean): void {
  if (!('vibrate' in navigator)) return
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate(isRound ? THE_GURU_BEAD_MS : A_BEAD_MS)
}
